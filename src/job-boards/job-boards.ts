import { ashby } from './boards/ashby.ts';
import { greenhouse } from './boards/greenhouse.ts';
import { lever } from './boards/lever.ts';
import { personio } from './boards/personio.ts';
import { recruitee } from './boards/recruitee.ts';
import { smartrecruiters } from './boards/smartrecruiters.ts';
import { webPage } from './boards/web-page.ts';
import { workable } from './boards/workable.ts';
import type { BoardKind, JobBoard } from './job-board.types.ts';

const byKind: Record<BoardKind, JobBoard> = {
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  recruitee,
  personio,
  'web-page': webPage,
};

export const jobBoards: readonly JobBoard[] = Object.values(byKind);

export function boardOf(kind: BoardKind): JobBoard {
  return byKind[kind];
}
