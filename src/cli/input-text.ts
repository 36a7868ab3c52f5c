import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { readPostingPage } from '../job-boards/posting-page/read-posting-page.ts';
import { readDocumentInChild } from '../server/platform/document-reader/document-reader.ts';
import { readSettings } from '../server/platform/settings.ts';
import { createWebFetch } from '../server/platform/web-fetch/web-fetch.ts';
import { describeFileError } from './file-error.ts';

/** A text to score, and the job title if the source gives it separately. */
export type InputText = { text: string; title?: string };

/** Input that can't be read. The message is printed. */
export class InputError extends Error {}

/** Reads a file (.pdf .docx .txt .md .html .json) as text. */
export async function readInput(file: string): Promise<InputText> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new InputError(describeFileError(file, error).message);
  });
  const kind = extname(file).toLowerCase();
  if (kind === '.pdf' || kind === '.docx') return readDocument(file, bytes);
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (kind === '.json') return fromJson(file, text);
  if (['.txt', '.md', '.html', '.htm', ''].includes(kind)) return { text };
  throw new InputError(`${file} has an unsupported file type. Use .pdf, .docx, .txt, .html or .json.`);
}

/** Reads a posting from a file or a web address. */
export async function readPostingInput(source: string): Promise<InputText> {
  if (!/^https?:\/\//i.test(source)) return readInput(source);
  try {
    const posting = await readPostingPage(
      source,
      createWebFetch({ allow: readSettings(process.env).fetchAllow }),
    );
    const text = `${posting.title}\n\n${posting.description}`;
    return { text, title: posting.title };
  } catch (error) {
    throw new InputError(`${source} can’t be read: ${messageOf(error)}`);
  }
}

async function readDocument(file: string, bytes: Uint8Array): Promise<InputText> {
  try {
    return { text: (await readDocumentInChild(bytes, basename(file))).text };
  } catch (error) {
    throw new InputError(`${file}: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Takes `{"text","title"?}` as is. From any other JSON, such as a JSON Resume, collects all strings as lines. */
function fromJson(file: string, text: string): InputText {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputError(`${file} is not valid JSON.`);
  }
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string') {
    const title = 'title' in value && typeof value.title === 'string' ? value.title : undefined;
    return title === undefined ? { text: value.text } : { text: value.text, title };
  }
  return { text: linesOf(value).join('\n') };
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      Array.isArray(inner) && inner.length > 0 ? ['', key.toUpperCase(), ...linesOf(inner)] : linesOf(inner),
    );
  }
  return [];
}
