import type { ChildProcess } from 'node:child_process';
import { createProcessPool } from '../processes/process-pool.ts';
import { requestFromProcess } from '../processes/request-from-process.ts';
import { isAlive, startSandboxedProcess } from '../processes/sandboxed-process.ts';
import type { ImageProblem, ImageRequest, ImageResponse, ResizedImage, ShareCard } from './image.types.ts';

const heapLimitMb = 192;
const timeLimitMs = 15_000;

/** Pictures are decoded by native code, so they are opened in a process of its own that can be killed. */
const pool = createProcessPool(startImageProcess, 1);

export class ImageError extends Error {
  override name = 'ImageError';
  readonly problem: ImageProblem;

  constructor(problem: ImageProblem) {
    super(`The image is ${problem}.`);
    this.problem = problem;
  }
}

/**
 * Encodes a picture anew in every size, turned upright and without what the camera wrote into it, such as a place. Rejects
 * with an ImageError.
 */
export async function resizeImage(bytes: Uint8Array): Promise<ResizedImage> {
  const response = await pool.lend((images) => images.ask({ resize: bytes }));
  if ('resized' in response) return response.resized;
  throw new ImageError('problem' in response ? response.problem : 'damaged');
}

/** Draws a PNG with a title, for previews of links. */
export async function drawShareCard(card: ShareCard): Promise<Uint8Array> {
  const response = await pool.lend((images) => images.ask({ draw: card }));
  if ('drawn' in response) return response.drawn;
  throw new ImageError('problem' in response ? response.problem : 'damaged');
}

type ImageProcess = {
  ask(request: ImageRequest): Promise<ImageResponse>;
  isIdle(): boolean;
  end(): void;
};

function startImageProcess(): ImageProcess {
  const child: ChildProcess = startSandboxedProcess(
    'src/server/platform/images/image.child.ts',
    heapLimitMb,
    {
      nativeCode: true,
    },
  );
  let asked = 0;
  return {
    async ask(request) {
      asked += 1;
      try {
        return await requestFromProcess<ImageResponse>(child, request, {
          idleTimeoutMs: timeLimitMs,
          toError: (failure) => new ImageError(failure === 'broken' ? 'damaged' : 'too_large'),
        });
      } finally {
        asked -= 1;
      }
    },
    isIdle: () => asked === 0 && isAlive(child),
    end: () => void child.kill('SIGKILL'),
  };
}
