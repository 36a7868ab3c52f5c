import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { DocumentError } from '../documents/document-error.ts';
import { readDocumentsInChildren } from '../server/platform/document-reader/document-reader.ts';
import { describeFileError } from './file-error.ts';
import { writeLine } from './write-line.ts';

/** `extract`: prints one JSON line for each file, in order, with its text or an error. */
export async function extract(files: string[]): Promise<number> {
  if (files.length === 0 || files.some((file) => file.startsWith('--'))) {
    process.stderr.write('Usage: npm run --silent rolefit -- extract FILE…\n');
    return 2;
  }
  for await (const { file, document, error } of readDocumentsInChildren(files, load))
    await writeLine(
      JSON.stringify(
        document === undefined ? { file, error: describeError(file, error) } : { file, ...document },
      ),
    );
  return 0;
}

async function load(file: string): Promise<{ bytes: Uint8Array; filename: string }> {
  return { bytes: await readFile(file), filename: basename(file) };
}

function describeError(file: string, error: unknown): { code: string; message: string } {
  if (error instanceof DocumentError) return { code: error.code, message: error.message };
  return describeFileError(file, error);
}
