import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { data } from 'react-router';
import { formOf } from '../request/request.server.ts';

const limits = { files: 1, fields: 100, parts: 101, fieldSize: 32 * 1024 * 1024 };

/**
 * Reads a form whose file is handed on while it arrives, so that it is never in memory as a whole. The returned form is
 * without the file.
 */
export async function streamedForm(
  request: Request,
  takeFile: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!request.body || !/^multipart\/form-data\b/i.test(type)) return formOf(request);
  const form = new FormData();
  const files: BusboyFileStream[] = [];
  const taken: Promise<void>[] = [];
  const parser = parserOf({ 'content-type': type });
  parser.on('field', (name, value) => form.append(name, value.replaceAll('\0', '')));
  parser.on('file', (_name, file) => {
    files.push(file);
    // The parser waits until a file is read to its end, also when nobody wants the rest.
    const taking = takeFile(file.iterator({ destroyOnReturn: false })).finally(() => file.resume());
    // It is awaited below, but may fail earlier.
    taking.catch(() => {});
    taken.push(taking);
  });
  try {
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), parser);
  } catch (error) {
    for (const file of files) file.destroy(error as Error);
    await Promise.allSettled(taken);
    throw data(null, { status: 400 });
  }
  await Promise.all(taken);
  return form;
}

function parserOf(headers: BusboyHeaders): BusboyInstance {
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw data(null, { status: 400 });
  }
}
