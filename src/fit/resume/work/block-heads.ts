import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import { headingKind } from '../layout/resume-sections.ts';
import { lowerWords } from '../layout/spans.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { ABBREVIATIONS } from '../words/abbreviations.ts';
import { describesAction, describesFirm, isTitleNoun } from './part-kinds.ts';

const LONGEST = RESUME_NUMBERS.maxShortLine.value;
const LONGEST_HEAD = RESUME_NUMBERS.maxHead.value;
const LONGEST_TITLE = RESUME_NUMBERS.maxTitleLine.value;
const MAX_LINES = RESUME_NUMBERS.maxLinesOfBlock.value;
const MAX_NOTE = RESUME_NUMBERS.maxNoteBesideDates.value;

/**
 * The lines above a range of dates, back to the blank line that sets them apart: however they are written, they name a
 * job, as in "Staff Nurse (Band 5), Ward 7, Trauma & Orthopaedics, Elm Hospital" above "October 2020 – December 2022".
 * With them, a line that ends in a range of dates, as in "Sales floor, then assistant manager, 2017 – 2021", also where the
 * dates are a column of their own, and the title below "2017 – 2021   Elm Body Shop, Hull".
 */
export function headsOfBlocks(
  view: string,
  segments: readonly ResumeSegment[],
  dates: readonly DateRange[],
): Set<ResumeSegment> {
  const heads = new Set<ResumeSegment>();
  const ranges = dates.filter(({ range }) => range);
  let at = 0;
  for (const [index, range] of ranges.entries()) {
    while (at < segments.length && segments[at]!.end < range.end) at++;
    const dated = segments[at];
    const isLine = dated !== undefined && dated.start <= range.start && dated.end - dated.start <= LONGEST;
    if (!isLine || dated.bullet) continue;
    if (dated.gap === 'spaces') {
      const before = segments[at - 1];
      const isColumn = dated.start === range.start && dated.end === range.end && before?.gap !== 'spaces';
      if (isColumn && before && mayName(view, before) && !describes(view, before)) heads.add(before);
      continue;
    }
    const opens = dated.start === range.start && (at === 0 || dated.gap === 'blank');
    const title = opens && titleBelow(view, segments, at);
    if (title) heads.add(title);
    const isAlone = range.start === dated.start && dated.end - range.end <= MAX_NOTE;
    if (!isAlone && range.end !== dated.end) continue;
    const above = linesAbove(view, segments, at);
    const before = ranges[index - 1]?.end ?? 0;
    if (!above?.every((line) => line.start >= before && mayName(view, line))) continue;
    if (isAlone && above.length === 0) continue;
    for (const line of isAlone ? above : [...above, dated]) if (!describes(view, line)) heads.add(line);
  }
  return heads;
}

/** A short line right below that ends in the noun of a title: "Combo heavy hit tech". */
function titleBelow(view: string, segments: readonly ResumeSegment[], at: number): ResumeSegment | undefined {
  const below = segments.slice(at + 1, at + MAX_LINES + 1).find(({ gap }) => gap !== 'spaces');
  if (below?.gap !== 'line' || below.bullet || below.end - below.start > LONGEST_TITLE) return undefined;
  const words = lowerWords(view.slice(below.start, below.end));
  return isTitleNoun(words.at(-1) ?? '') && !describes(view, below) ? below : undefined;
}

/** The lines between a line and the blank line before it, if they are few. */
function linesAbove(
  view: string,
  segments: readonly ResumeSegment[],
  at: number,
): ResumeSegment[] | undefined {
  const lines: ResumeSegment[] = [];
  for (let index = at; segments[index]?.gap !== 'blank'; index--) {
    const above = segments[index - 1];
    if (!above) return lines;
    if (segments[index]?.gap === 'spaces' || lines.length === MAX_LINES) return undefined;
    if (headingKind(view.slice(above.start, Math.min(above.end, above.start + LONGEST)))) return lines;
    lines.push(above);
  }
  return lines;
}

const mayName = (view: string, line: ResumeSegment): boolean =>
  !line.bullet &&
  line.end - line.start <= LONGEST_HEAD &&
  !ENDS_SENTENCE.test(view.slice(line.start, line.end));
const ENDS_SENTENCE = new RegExp(`(?<!\\b(?:${ABBREVIATIONS}))[.!?]$`, 'i');

const describes = (view: string, { start, end }: ResumeSegment): boolean => {
  const line = view.slice(start, Math.min(end, start + LONGEST));
  return describesAction(line) || describesFirm(line);
};
