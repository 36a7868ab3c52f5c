import { identifyBoard } from '../../../job-boards/identify-board.ts';
import type { PageFetch } from '../../../job-boards/job-board.types.ts';
import { type BoardPreview, previewBoard } from './preview-board.ts';

/** A board found behind an address, with a preview of it. */
export type FoundBoard = BoardPreview & {
  kind: string;
  identifier: string;
  boardName: string;
  boardUrl: string;
};

/** Finds the board behind an address that a person entered, and previews it; null if there is none. */
export async function findBoard(
  url: string,
  fetch: PageFetch,
  now: () => number,
): Promise<FoundBoard | null> {
  const found = await identifyBoard(url, fetch);
  if (!found) return null;
  const { board, identifier } = found;
  const preview = await previewBoard(board, identifier, fetch, now);
  const { kind, name: boardName } = board;
  return { ...preview, kind, identifier, boardName, boardUrl: board.careersUrl(identifier) };
}
