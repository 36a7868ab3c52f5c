import { createHash } from 'node:crypto';
import { BoardShapeError } from '../../../job-boards/board-json.ts';
import type { ListedJob, PageFetch, Posting } from '../../../job-boards/job-board.types.ts';
import type { BoardJob, BoardJobPage, KnownJob, ReadableBoard } from './board-reader.types.ts';

const maxJobs = 50_000;
const maxPages = 5_000;

/** Reads a board's complete list, page by page. Throws a `BoardShapeError` if the list does not seem to end. */
export async function* readList(
  board: ReadableBoard,
  identifier: string,
  fetch: PageFetch,
  options: { isFirst: boolean },
): AsyncGenerator<BoardJobPage> {
  let jobs = 0;
  let pages = 0;
  for await (const page of board.list(identifier, fetch, options)) {
    jobs += page.jobs.length;
    pages += 1;
    if (jobs > maxJobs || pages > maxPages) throw new BoardShapeError();
    yield {
      jobs: page.jobs.map((job) => toBoardJob(board.describe ? job : { description: '', ...job })),
      unreadable: page.unreadable,
    };
  }
}

/** Reads one job in full; null if the board cannot be asked for a single job. */
export async function readJob(
  board: ReadableBoard,
  identifier: string,
  { externalId, title, url }: KnownJob,
  fetch: PageFetch,
): Promise<BoardJob | null> {
  const posting = await board.describe?.(identifier, { externalId, title, url, source: 'page' }, fetch);
  return posting ? toBoardJob({ ...posting, externalId }) : null;
}

function toBoardJob(job: ListedJob | (Posting & { externalId: string })): BoardJob {
  const { externalId, title, url, description } = job;
  const fields = {
    title,
    url: url || null,
    applyUrl: job.applyUrl ?? null,
    location: job.location ?? null,
    department: job.department ?? null,
    type: job.employmentType ?? null,
    salary: job.salary ?? null,
    postedAt: job.postedAt ?? null,
  };
  const html = description === undefined ? null : (job.descriptionHtml ?? paragraphs(description));
  return {
    ...fields,
    externalId,
    postedAt: job.postedAt === undefined ? null : new Date(job.postedAt),
    version: 'version' in job ? (job.version ?? null) : null,
    fieldsHash: hash(JSON.stringify(fields)),
    textHash: html === null ? '' : hash(html),
    description: html,
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Converts plain text to HTML that reads the same. */
function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
