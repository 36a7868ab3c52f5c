import type { Range } from '../../../shared/range.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import type { ReadResume } from '../../resume/resume.types.ts';
import type { HeldTitle } from '../compiled.types.ts';
import { MAX_WORK_ENTRIES } from '../key-table.ts';
import { compileTitle } from './title-likeness.ts';

/** A title counts less the longer ago it ended, in months before the latest job began. */
const RECENT = { months: 36, credit: 1 };
const PAST = { months: 96, credit: 0.93 };
const LONG_AGO = 0.85;

export function heldTitles(view: string, read: ReadResume): HeldTitle[] {
  const latest = Math.max(0, ...read.work.map(({ from, to }) => from ?? to ?? 0));
  const held = read.work.slice(0, MAX_WORK_ENTRIES).flatMap(({ title, otherTitles = [], to }, entry) => {
    const credit = creditOfAge(latest - (to ?? latest));
    return [...(title ? [title] : []), ...otherTitles].map((span) => heldTitle(view, span, credit, entry));
  });
  const headlines = read.basics.label ? [read.basics.label] : held.length > 0 ? [] : headlinesOf(view);
  return [...held, ...headlines.map((span) => heldTitle(view, span, 1, -1))];
}

function creditOfAge(months: number): number {
  if (months <= RECENT.months) return RECENT.credit;
  return months <= PAST.months ? PAST.credit : LONG_AGO;
}

function heldTitle(view: string, { start, end }: Range, credit: number, entry: number): HeldTitle {
  const words = view.slice(start, end);
  const known = findTitles(words).map(({ title }) => title);
  return { title: compileTitle(words, known), credit, entry, span: { start, end } };
}

/** The first lines of a résumé, one of which may be a headline. */
function headlinesOf(view: string): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  while (lines.length < 3 && start < Math.min(view.length, 400)) {
    const stop = view.indexOf('\n', start);
    const end = stop < 0 ? view.length : stop;
    if (end - start < 80 && view.slice(start, end).trim() !== '') lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}
