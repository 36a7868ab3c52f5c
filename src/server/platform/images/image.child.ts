import sharp from 'sharp';
import { blogImageWidths, shareImageSize } from '../../../shared/blog/blog-images.ts';
import { exitWithServer } from '../processes/exit-with-server.ts';
import { drawCard } from './draw-card.ts';
import type { ImageProblem, ImageRequest, ImageResponse, ResizedImage } from './image.types.ts';

// Runs in a sandboxed process: it keeps no state, knows no secrets, and is killed when it takes too long.
process.on('message', async (request: ImageRequest) => {
  process.send?.(await respond(request));
});
exitWithServer();

/** Opened at full size, this takes 160 MB. */
const maxPixels = 40_000_000;

// Nothing but these four kinds is ever decoded, whatever a file says it is.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

async function respond(request: ImageRequest): Promise<ImageResponse> {
  try {
    if ('draw' in request) return { drawn: await drawCard(request.draw) };
    return { resized: await resize(Buffer.from(request.resize)) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): ImageProblem {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return 'too_large';
  return /unsupported image format|blocked/i.test(message) ? 'unsupported' : 'damaged';
}

/** Turned upright, in sRGB, and without the camera's notes, such as where the picture was taken. */
async function resize(bytes: Buffer): Promise<ResizedImage> {
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const webp = (width: number) =>
    open()
      .resize({ width, height: width * 3, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
  const large = await webp(blogImageWidths.large);
  const medium = await webp(blogImageWidths.medium);
  const small = await webp(blogImageWidths.small);
  const share = await open()
    .resize({ ...shareImageSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return {
    sizes: { large: large.data, medium: medium.data, small: small.data, share },
    width: large.info.width,
    height: large.info.height,
  };
}
