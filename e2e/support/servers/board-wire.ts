import type { BoardKind } from '../../../src/job-boards/job-board.types.ts';
import { ashby } from '../boards/ashby.ts';
import { greenhouse } from '../boards/greenhouse.ts';
import { lever } from '../boards/lever.ts';
import { personio } from '../boards/personio.ts';
import { recruitee } from '../boards/recruitee.ts';
import { smartrecruiters } from '../boards/smartrecruiters.ts';
import { webPage } from '../boards/web-page.ts';
import type { BoardWire } from '../boards/wire.ts';
import { workable } from '../boards/workable.ts';

/** Every kind of board. `web-page` matches any URL, so it comes last. */
export const wires: Record<BoardKind, BoardWire> = {
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  recruitee,
  personio,
  'web-page': webPage,
};
