import { type BlogImageSize, blogImageSizes } from '../../../../shared/blog/blog-images.ts';
import type { App } from '../../../context.ts';
import { isUuid } from '../../../platform/database/uuid.ts';

export const imagesFolder = 'blog-images';
export const imageFolder = (imageId: string) => `${imagesFolder}/${imageId}`;
export const imageKey = (imageId: string, size: BlogImageSize) => `${imageFolder(imageId)}/${size}`;

/** The file of a picture in one size; null if there is none. */
export async function readImageFile({ storage }: Pick<App, 'storage'>, imageId: string, size: string) {
  const known = blogImageSizes.find((each) => each === size);
  if (!known || !isUuid(imageId)) return null;
  const bytes = await storage.get(imageKey(imageId.toLowerCase(), known));
  return bytes && { bytes, contentType: known === 'share' ? 'image/jpeg' : 'image/webp' };
}
