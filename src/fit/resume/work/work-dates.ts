import { findMentions } from '../../lexicon/lexicon.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';

/**
 * The dates that can be those of a job. "Since 2021" says something else of a license, a certificate or a program and of what
 * somebody does on Fridays; "(acquired 2022)" and "lead from 2020" say something of a job that has its own dates beside.
 */
export const datesOfWork = (view: string, dates: DateRange[]): DateRange[] =>
  dates.filter((date, index) => {
    const before = view.slice(Math.max(0, date.start - LONGEST), date.start);
    if (!date.range) return !ASIDE.test(before) && !PROMOTED.test(before);
    if (isOfProgram(before)) return false;
    if (!date.current || !OPEN.test(view.slice(date.start, date.end))) return true;
    return (
      !isAboveDates(view, date, dates[index + 1]) &&
      !isBelowDates(view, dates[index - 1], date) &&
      !isTaskBelowDates(view, dates[index - 1], date) &&
      !saysSomethingElse(view, date)
    );
  });

const LONGEST = RESUME_NUMBERS.maxHead.value;
const OPEN = /^(?:since|from)\b/i;
/** "(acquired 2022", "(from late 2018" */
const ASIDE =
  /\([^()]*\b(?:acquired|bought|sold|closed|merged|renamed|formerly|promoted|founded|(?:from|since|until)(?: (?:late|mid|early))?)[ \u2060]$/i;

/** "Dispatcher I, promoted to Dispatcher II 2024" */
const PROMOTED = /\bpromoted to [^,;\n]{2,40}$/i;

/** The next line, or the one below a place, has a range of dates. */
const isAboveDates = (view: string, date: DateRange, next: DateRange | undefined): boolean =>
  isClosed(view, next) &&
  LINES_DOWN.test(view.slice(date.end, next.start)) &&
  !(opensRow(view, date) && opensRow(view, next));

/** "since 2018: Stylist, Elm Salon" above "2014 – 2018: Stylist, Oak Salon": rows of one list. */
const opensRow = (view: string, { start, end }: DateRange): boolean =>
  (start === 0 || view.charAt(start - 1) === '\n') && ROW_BEHIND.test(view.slice(end, end + 8));
const ROW_BEHIND = /^[:,]?[ \u2060–-]{1,4}\p{L}/u;
const LINES_DOWN = /^[^\n]{0,160}\n(?:[^\n.]{2,40}\n)?[\s\u2060]*$/;

/** The line above is a range of dates. */
const isBelowDates = (view: string, last: DateRange | undefined, date: DateRange): boolean =>
  isClosed(view, last) &&
  (last.start === 0 || view.charAt(last.start - 1) === '\n') &&
  LINE_UP.test(view.slice(last.end, date.start));
const LINE_UP = /^[ \u2060]*\n[^\n]{0,160}$/;

/** "Summers 2021 to 2024", the job, and below it "Class III, trip leader from 2023". */
const isTaskBelowDates = (view: string, last: DateRange | undefined, { start, end }: DateRange): boolean =>
  isClosed(view, last) &&
  (last.start === 0 || view.charAt(last.start - 1) === '\n') &&
  TWO_LINES_UP.test(view.slice(last.end, start)) &&
  /^from\b/i.test(view.slice(start, end)) &&
  /^[ \u2060]*(?:\n|$)/.test(view.slice(end, end + 8));
const TWO_LINES_UP = /^[ \u2060]*\n[^\n]{1,160}\n[^\n]{2,160}$/;

const isClosed = (view: string, date: DateRange | undefined): date is DateRange =>
  date?.range === true && !OPEN.test(view.slice(date.start, date.end));

function saysSomethingElse(view: string, { start, end }: DateRange): boolean {
  const line = LINE.exec(view.slice(end, end + LONGEST))?.[0] ?? '';
  const before = LINE_BEFORE.exec(view.slice(Math.max(0, start - LONGEST), start))?.[0] ?? '';
  return A_SENTENCE.test(line) || LICENSE.test(before + line) || PAPER.test(before) || isCertificate(before);
}

const LINE = /^[^\n]*/;
const LINE_BEFORE = /[^\n]*$/;
/** "Since summer 2025 I help the tapers on Fridays", "Arborist since 2010 with experience in sales" */
const A_SENTENCE = /^,?[ \u2060](?:(?:I|we)\b|with [^\n]{0,24}\bexperience\b)/;
/** "GA P&C lic. since 2018" */
const LICENSE = /\blic(?:\.|en[cs]e\b)/i;
/** "Texas notary since 2012", "no lapse since 2019" */
const PAPER = /\b(?:notary(?: public)?|no lapse)[ \u2060,(]*$/i;

/** "CRCST, HSPA, since 2016" */
function isCertificate(before: string): boolean {
  const said = before.replace(/^[\s\u2060•*–-]+|[\s\u2060,(]+$/gu, '');
  const [first] = findMentions(said);
  return (
    first?.start === 0 &&
    first.term.kind === 'certification' &&
    (LETTERS_ALONE.test(said) || findTitles(said).length === 0)
  );
}
const LETTERS_ALONE = /^(?:[ ,(/]{0,3}\p{Lu}\p{L}{0,3}\p{Lu}\p{L}{0,3}\)?)+$/u;

/** "PowerSchool (since 2021)": what somebody works with. */
function isOfProgram(before: string): boolean {
  const opening = /[\s\u2060]\([\s\u2060]*$/.exec(before);
  const said = opening && before.slice(0, opening.index);
  return (
    said !== null && findMentions(said).some(({ end, term }) => end === said.length && term.kind === 'tool')
  );
}
