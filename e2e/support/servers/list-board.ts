import type {
  BoardKind,
  ListedJob,
  ListOptions,
  PageFetch,
} from '../../../src/job-boards/job-board.types.ts';
import { boardOf } from '../../../src/job-boards/job-boards.ts';

/** Reads all pages of a board's list. */
export async function listAll(
  kind: BoardKind,
  identifier: string,
  fetch: PageFetch,
  options: ListOptions = {},
) {
  const jobs: ListedJob[] = [];
  let unreadable = 0;
  for await (const page of boardOf(kind).list(identifier, fetch, options)) {
    jobs.push(...page.jobs);
    unreadable += page.unreadable;
  }
  return { jobs, unreadable, titles: jobs.map(({ title }) => title).sort() };
}
