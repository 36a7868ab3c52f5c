import type { BlogImageSize } from '../../../shared/blog/blog-images.ts';

/** A picture in all sizes; `width` and `height` are those of the large one. */
export type ResizedImage = { sizes: Record<BlogImageSize, Uint8Array>; width: number; height: number };

/** What a drawn share image says. */
export type ShareCard = { heading: string; title: string; footer: string };

export type ImageRequest = { resize: Uint8Array } | { draw: ShareCard };
export type ImageResponse = { resized: ResizedImage } | { drawn: Uint8Array } | { problem: ImageProblem };

/** `unsupported` is no PNG, JPEG, WebP or AVIF; `too_large` has too many pixels or took too long. */
export type ImageProblem = 'unsupported' | 'damaged' | 'too_large';
