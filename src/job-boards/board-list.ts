import { z } from 'zod';
import { htmlToText, unescapeMarkup } from './html/html-to-text.ts';
import type { BoardPage, ListedJob } from './job-board.types.ts';
import { MAX_DESCRIPTION, MAX_EXTERNAL_ID, tidyPosting } from './tidy-posting.ts';

/** What an entry of a board's list is: a job, one the board itself doesn't list, or nothing that can be read as a job. */
export type EntryReading = ListedJob | 'unlisted' | 'unreadable';

const PAGE = 100;

/** No company has more; a list that goes on after so many never ends. */
export const MAX_JOBS = 50_000;
const MAX_MARKUP = 1_000_000;

/** A field that may be missing; of another shape it counts as missing, and the job doesn't fall for it. */
export function maybe<T extends z.ZodType>(schema: T) {
  return schema.nullish().catch(undefined);
}

/** An id as boards write it: a word or a number. A number that JSON cannot carry exactly could be another job's. */
export const idSchema = z
  .union([z.string(), z.int()])
  .transform((id) => String(id).trim())
  .pipe(z.string().min(1).max(MAX_EXTERNAL_ID));

export const amountSchema = z
  .union([z.number(), z.string().transform((amount) => Number(amount.replace(/[,\s]/g, '')))])
  .pipe(z.number().positive());

/**
 * Entries as jobs, a page at a time, so that a long list's texts are never all in memory. Entries of an id that is
 * already known (several pages can share `known`) are left out: boards repeat themselves.
 */
export function* boardPages<E>(
  entries: readonly E[],
  read: (entry: E) => EntryReading,
  known = new Set<string>(),
): Generator<BoardPage> {
  for (let at = 0; at < entries.length; at += PAGE) {
    const page: BoardPage = { jobs: [], unreadable: 0 };
    for (const entry of entries.slice(at, at + PAGE)) {
      const reading = read(entry);
      const job = typeof reading === 'string' ? reading : tidied(reading);
      if (job === 'unreadable') page.unreadable += 1;
      if (typeof job === 'string' || known.has(job.externalId)) continue;
      known.add(job.externalId);
      page.jobs.push(job);
    }
    yield page;
  }
}

function tidied(reading: ListedJob): ListedJob | 'unreadable' {
  const job = tidyPosting(reading);
  return job.title && job.externalId ? job : 'unreadable';
}

/** An entry by its schema, as a job. */
export function readEntry<T extends z.ZodType>(
  schema: T,
  toJob: (entry: z.infer<T>) => ListedJob | 'unlisted',
): (entry: unknown) => EntryReading {
  return (entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? toJob(parsed.data) : 'unreadable';
  };
}

/** The two forms of a description; what is too long for any posting is not even read. */
export function descriptionFields(html: string): { description: string; descriptionHtml: string } {
  const markup = unescapeMarkup(html.slice(0, MAX_MARKUP)).slice(0, MAX_DESCRIPTION);
  return { description: htmlToText(markup), descriptionHtml: markup };
}

/** An answer that may be too large for us to take: `undefined` when it is. */
export async function undefinedIfTooLarge<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'too_large') return undefined;
    throw error;
  }
}
