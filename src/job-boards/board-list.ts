import { z } from 'zod';
import { htmlToText, unescapeMarkup } from './html/html-to-text.ts';
import type { BoardPage, ListedJob } from './job-board.types.ts';
import { MAX_DESCRIPTION, MAX_EXTERNAL_ID, tidyPosting } from './tidy-posting.ts';

/** An entry of a board's list: a job, a job that the board itself doesn't list, or not readable as a job. */
export type EntryReading = ListedJob | 'unlisted' | 'unreadable';

const PAGE_SIZE = 100;

/** No company has more jobs; a longer list is endless. */
export const MAX_JOBS = 50_000;
const MAX_MARKUP = 1_000_000;

/** A field that may be missing. If it has another shape, it counts as missing instead of making the job unreadable. */
export function maybe<T extends z.ZodType>(schema: T) {
  return schema.nullish().catch(undefined);
}

/** An id: a string or a safe integer. A larger number loses digits in JSON and could match another job's id. */
export const idSchema = z
  .union([z.string(), z.int()])
  .transform((id) => String(id).trim())
  .pipe(z.string().min(1).max(MAX_EXTERNAL_ID));

export const amountSchema = z
  .union([z.number(), z.string().transform((amount) => Number(amount.replace(/[,\s]/g, '')))])
  .pipe(z.number().positive());

/**
 * Reads entries into pages of jobs, so that the texts of a long list are never in memory all at once. Skips entries
 * whose id is in `seenIds`, because boards repeat entries; several calls can share one set.
 */
export function* boardPages<E>(
  entries: readonly E[],
  read: (entry: E) => EntryReading,
  seenIds = new Set<string>(),
): Generator<BoardPage> {
  for (let at = 0; at < entries.length; at += PAGE_SIZE) {
    const page: BoardPage = { jobs: [], unreadable: 0 };
    for (const entry of entries.slice(at, at + PAGE_SIZE)) {
      const reading = read(entry);
      const job = typeof reading === 'string' ? reading : tidyJob(reading);
      if (job === 'unreadable') page.unreadable += 1;
      if (typeof job === 'string' || seenIds.has(job.externalId)) continue;
      seenIds.add(job.externalId);
      page.jobs.push(job);
    }
    yield page;
  }
}

function tidyJob(reading: ListedJob): ListedJob | 'unreadable' {
  const job = tidyPosting(reading);
  return job.title && job.externalId ? job : 'unreadable';
}

/** Returns a reader that parses an entry with `schema` and converts it to a job. */
export function readEntry<T extends z.ZodType>(
  schema: T,
  toJob: (entry: z.infer<T>) => ListedJob | 'unlisted',
): (entry: unknown) => EntryReading {
  return (entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? toJob(parsed.data) : 'unreadable';
  };
}

/** A description as plain text and as HTML. Reads at most 1,000,000 characters and keeps 200,000. */
export function descriptionFields(html: string): { description: string; descriptionHtml: string } {
  const markup = unescapeMarkup(html.slice(0, MAX_MARKUP)).slice(0, MAX_DESCRIPTION);
  return { description: htmlToText(markup), descriptionHtml: markup };
}

/** Resolves to `undefined` if the response is larger than `fetch` accepts. */
export async function undefinedIfTooLarge<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'too_large') return undefined;
    throw error;
  }
}
