import type { Range } from '../../../../shared/range.ts';
import { findTitles } from '../../../lexicon/titles/titles.ts';
import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import type { ReadResume } from '../../../resume/resume.types.ts';
import type { HeldTitle } from '../../compiled.types.ts';
import { MAX_WORK_ENTRIES } from '../../key-table.ts';
import { workOfTitle } from '../../work-of-title.ts';
import { compileTitle } from '../title-likeness.ts';

const RECENT = { months: MATCH_NUMBERS.recentMonths.value, credit: MATCH_NUMBERS.recentTitle.value };
const PAST = { months: MATCH_NUMBERS.pastMonths.value, credit: MATCH_NUMBERS.pastTitle.value };
const LONG_AGO = MATCH_NUMBERS.longAgoTitle.value;

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
  const title = compileTitle(words, known);
  const work = [
    ...new Set([
      ...title.work,
      ...workOfTitle(
        words,
        known.map(({ profession }) => profession),
      ),
    ]),
  ];
  return { title: { ...title, work }, credit, entry, span: { start, end } };
}

const HEADLINE_LINES = MATCH_NUMBERS.headlineLines.value;
const HEADLINE_REACH = MATCH_NUMBERS.headlineReach.value;
const MAX_HEADLINE_LENGTH = MATCH_NUMBERS.maxHeadlineLength.value;

/** The first lines of a résumé, one of which may be a headline. */
function headlinesOf(view: string): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  while (lines.length < HEADLINE_LINES && start < Math.min(view.length, HEADLINE_REACH)) {
    const stop = view.indexOf('\n', start);
    const end = stop < 0 ? view.length : stop;
    if (end - start < MAX_HEADLINE_LENGTH && view.slice(start, end).trim() !== '') lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}
