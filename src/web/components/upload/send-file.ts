import { type UploadAnswer, uploadAnswer } from '../../lib/forms/upload-answer.ts';

type SendOptions = { signal: AbortSignal; onProgress: (sent: number) => void };

/** Posts one file with XMLHttpRequest, because `fetch` reports no upload progress. Resolves to null if aborted. */
export function sendFile(file: File, { signal, onProgress }: SendOptions): Promise<UploadAnswer | null> {
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const finish = () =>
      resolve(
        uploadAnswer({
          status: request.status,
          url: request.responseURL,
          body: request.responseText,
          retryAfter: request.getResponseHeader('Retry-After'),
        }),
      );
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', finish);
    request.addEventListener('error', finish);
    request.addEventListener('timeout', finish);
    request.addEventListener('abort', () => resolve(null));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/upload/file');
    request.send(body);
  });
}
