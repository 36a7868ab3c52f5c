import { ashby } from './ashby.ts';
import { greenhouse } from './greenhouse.ts';
import type { BoardKind, JobBoard } from './job-board.types.ts';
import { lever } from './lever.ts';
import { personio } from './personio.ts';
import { recruitee } from './recruitee.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { webPage } from './web-page.ts';
import { workable } from './workable.ts';

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
