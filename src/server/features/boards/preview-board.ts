import { companyFromSlug } from '../../../job-boards/format-fields.ts';
import type { BoardPage, JobBoard, PageFetch } from '../../../job-boards/job-board.types.ts';

/** The first jobs of a board. `isMore`: the board lists more jobs than were counted. */
export type BoardPreview = {
  name: string;
  website: string | null;
  jobCount: number;
  isMore: boolean;
  titles: string[];
};

const maxTitles = 5;
const maxNameChars = 100;
/** When a preview stops reading; the rest is shown as "more". */
const limits = { jobs: 1_000, milliseconds: 8_000 };

/** Reads a board's list until it ends or a limit is reached. Throws what the board's `list` throws. */
export async function previewBoard(
  board: JobBoard,
  identifier: string,
  fetch: PageFetch,
  now: () => number,
): Promise<BoardPreview> {
  const until = now() + limits.milliseconds;
  const preview: BoardPreview = {
    name: nameFrom(board, identifier),
    website: null,
    jobCount: 0,
    isMore: false,
    titles: [],
  };
  for await (const page of board.list(identifier, fetch)) {
    add(page, preview);
    preview.isMore = preview.jobCount >= limits.jobs || now() >= until;
    if (preview.isMore) break;
  }
  return preview;
}

function add({ jobs, company }: BoardPage, preview: BoardPreview): void {
  const name = company?.name ?? jobs.find((job) => job.company)?.company?.name;
  if (preview.jobCount === 0 && name?.trim()) preview.name = name.trim().slice(0, maxNameChars);
  preview.website ??= company?.website ?? null;
  preview.jobCount += jobs.length;
  preview.titles.push(...jobs.slice(0, maxTitles - preview.titles.length).map(({ title }) => title));
}

function nameFrom({ kind }: JobBoard, identifier: string): string {
  if (kind !== 'web-page') return companyFromSlug(identifier).slice(0, maxNameChars);
  return new URL(identifier).hostname.replace(/^(www|careers|jobs)\./, '').slice(0, maxNameChars);
}
