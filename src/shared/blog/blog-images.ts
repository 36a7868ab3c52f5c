/** Every picture is stored in these sizes: three as WebP, never enlarged, and a JPEG cut for previews of links. */
export const blogImageSizes = ['small', 'medium', 'large', 'share'] as const;
export type BlogImageSize = (typeof blogImageSizes)[number];

export const blogImageWidths = { small: 480, medium: 960, large: 1600 } as const;
export const shareImageSize = { width: 1200, height: 630 } as const;

export const blogImageTypes = '.png,.jpg,.jpeg,.webp,.avif';
export const maxBlogImageMb = 5;

/** The picture as its page and its posts use it. */
export type BlogImage = { id: string; alt: string; width: number; height: number };

export const blogImagePath = (id: string, size: BlogImageSize = 'large'): string =>
  `/blog/images/${id}/${size}`;

const imagePattern =
  /^\/blog\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/(?:small|medium|large|share)$/;

/** The id in the address of one of our pictures, or null. */
export const blogImageIdOf = (address: string): string | null => imagePattern.exec(address)?.[1] ?? null;

/** Width and height at a size. */
export function sizeAt({ width, height }: Pick<BlogImage, 'width' | 'height'>, maxWidth: number) {
  const shown = Math.min(width, maxWidth);
  return { width: shown, height: Math.max(1, Math.round((height * shown) / width)) };
}

/** What an `img` element needs to load the smallest file that is sharp enough. */
export function sourcesOf(image: Pick<BlogImage, 'id' | 'width' | 'height'>): string {
  const sizes = Object.entries(blogImageWidths) as [keyof typeof blogImageWidths, number][];
  return sizes
    .filter(
      ([, width], index) => index === 0 || (sizes[index - 1]?.[1] ?? 0) < image.width || width <= image.width,
    )
    .map(([size, width]) => `${blogImagePath(image.id, size)} ${sizeAt(image, width).width}w`)
    .join(', ');
}
