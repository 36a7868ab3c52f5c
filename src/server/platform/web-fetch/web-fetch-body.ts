import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { WebFetchError } from './web-fetch-error.ts';

const MAX_ENCODINGS = 2;

/** Reads and decompresses a body. Stops as soon as it exceeds `maxBytes`, compressed or decompressed. */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  // Empty gzip members decompress to nothing, so the compressed side is counted too.
  const decoders = decodersFor(contentEncoding).flatMap((decoder) => [decoder, limitBytes(maxBytes)]);
  await pipeline([body, limitBytes(maxBytes), ...decoders, collect], { signal });
  return new Uint8Array(Buffer.concat(chunks));
}

function limitBytes(maxBytes: number): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > maxBytes) done(new WebFetchError('too_large'));
      else done(null, chunk);
    },
  });
}

function decodersFor(contentEncoding: string): Transform[] {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((encoding) => encoding.trim())
    .filter((encoding) => encoding !== '' && encoding !== 'identity');
  if (encodings.length > MAX_ENCODINGS) throw unreadable();
  return encodings.reverse().map(decoderFor);
}

function decoderFor(encoding: string): Transform {
  // With sync flush a truncated body still yields what arrived, as in browsers.
  const zlib = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip(zlib);
  if (encoding === 'deflate') return createInflate(zlib);
  if (encoding === 'br') {
    const flush = constants.BROTLI_OPERATION_FLUSH;
    return createBrotliDecompress({ flush, finishFlush: flush });
  }
  throw unreadable();
}

function unreadable(): WebFetchError {
  return new WebFetchError('not_ok', { message: 'The page can’t be read: it uses an unsupported format.' });
}
