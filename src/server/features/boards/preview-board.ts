import { companyFromSlug } from '../../../job-boards/format-fields.ts';
import type { BoardPage, JobBoard, PageFetch } from '../../../job-boards/job-board.types.ts';

/** What a first look at a board tells. `isMore`: it lists more than was looked at. */
export type BoardPreview = {
  name: string;
  website: string | null;
  jobCount: number;
  isMore: boolean;
  titles: string[];
};

const maxTitles = 5;
const maxNameChars = 100;
/** A look, not a sync: what comes after these is counted as "more". */
const enough = { jobs: 1_000, milliseconds: 8_000 };

/** Looks at a board until its list ends or the look has taken long enough. Throws what the board's `list` throws before its first page. */
export async function previewBoard(
  board: JobBoard,
  identifier: string,
  fetch: PageFetch,
  now: () => number,
): Promise<BoardPreview> {
  const until = now() + enough.milliseconds;
  const preview: BoardPreview = {
    name: nameFrom(board, identifier),
    website: null,
    jobCount: 0,
    isMore: false,
    titles: [],
  };
  for await (const page of board.list(identifier, fetch)) {
    add(page, preview);
    preview.isMore = preview.jobCount >= enough.jobs || now() >= until;
    if (preview.isMore) break;
  }
  return preview;
}

function add({ jobs, company }: BoardPage, preview: BoardPreview): void {
  const named = company?.name ?? jobs.find((job) => job.company)?.company?.name;
  if (preview.jobCount === 0 && named?.trim()) preview.name = named.trim().slice(0, maxNameChars);
  preview.website ??= company?.website ?? null;
  preview.jobCount += jobs.length;
  preview.titles.push(...jobs.slice(0, maxTitles - preview.titles.length).map(({ title }) => title));
}

function nameFrom({ kind }: JobBoard, identifier: string): string {
  if (kind !== 'web-page') return companyFromSlug(identifier).slice(0, maxNameChars);
  return new URL(identifier).hostname.replace(/^(www|careers|jobs)\./, '').slice(0, maxNameChars);
}
