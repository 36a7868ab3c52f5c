import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';

const LONGEST_STUDY = RESUME_NUMBERS.longestStudy.value;

const EXPECTED =
  /(?<![\p{L}])(?:expected|expecting|anticipated|anticipating|projected|to be (?:conferred|completed|awarded)|estimated|voraussichtlich|prévue?|previst[ao])(?![\p{L}])/iu;
const UNDER_WAY =
  /(?<=[,:(–-]\s?)current\s*(?=$|[\n),;])|(?<![\p{L}])(?:pursuing|currently (?:enrolled|studying|attending|working)|in progress|in-progress|ongoing|on-going|candidate|enrolled|busy(?= with|,|$)|appearing|doing|to date|working on|preparing for|hoping to finish|en cours|en curso|cursando|laufend)(?![\p{L}])/iu;
/** "MBA : Finance Present Elm University" */
const STILL_THERE =
  /(?<=[\p{L},:] )(?:Present|Current) (?=(?:\p{Lu}[\p{L}.'-]* ){0,4}(?:University|College|School|Institute|Academy)(?!\p{L}))/u;
const GIVEN_UP =
  /(?<![\p{L}])(?:pursued|incomplete|not completed|unfinished|discontinued|dropped out|did not (?:finish|graduate|complete)|no degree|credits? (?:towards?|completed)|coursework (?:towards?|completed)|courses towards?|some college|\(undergraduate|(?:completed|finished|up to|until) (?:the )?(?:1st|2nd|3rd|first|second|third)[- ]year|(?:modules?|subjects?|units?|papers?|credits?|exams?) outstanding|completed (?:one|two|three|[1-3]) years?(?! (?:of )?(?:\p{L}+ )?(?:degree|diploma|program|course|certificate))|all but dissertation|abd|abgebrochen|trunca|incompleto|incompleta|trancad[oa])(?![\p{L}])/iu;

/** "A.A.S. in progress, 31 of 62 credits done" */
const SO_FAR = /\b\d+ (?:of|out of) \d+ (?:credits?|units|semesters)\b/i;

/** "Currently enrolled, …": a study of its own, whatever stands on the line above. */
export const opensStudy = (line: string): boolean => OPENS_STUDY.test(line);
const OPENS_STUDY =
  /^\W*(?:currently (?:enrolled|pursuing|studying|attending)|enrolled|pursuing|in progress|began|started)\b/i;
/** "Began a Master of Social Work in September 2025", "Studying for GED, two of four tests passed (2026)" */
const BEGAN =
  /^\W*(?:began|started|entered|studying (?:for|towards?)|working towards?)\b(?!.*\b(?:finish|complet|graduat|earned|awarded))/i;
/** "Prerequisites for BS in nursing", "currently taking classes toward M.Ed." */
const TOWARDS =
  /^\W*(?:\p{L}+ ){0,2}(?:prerequisites?|pre-?reqs?|(?:course ?work|courses?|classes|credits?|units) (?:for|towards?))(?!\p{L})|[,;:(–-]\s?(?:prerequisites?|pre-?reqs?) (?:for|to|towards?) (?:an? |my )?(?:b\.?s|b\.?a|a\.?d\.?n|a\.?s|m\.?s|bachelor|associate|master|degree)/iu;
const AHEAD = /(?<!\d)20\d\d(?!\d)/g;

/** True if an entry says that the study was given up, or is only prepared for. */
export const isGivenUp = (view: string, entry: Range): boolean => {
  const own = ownWords(view, entry);
  return GIVEN_UP.test(own) || TOWARDS.test(own);
};

/** What stands before an entry on its line, and its words. */
function ownWords(view: string, entry: Range): string {
  const start = Math.max(entry.start - 24, view.lastIndexOf('\n', entry.start - 1) + 1, 0);
  return upToLineEnd(view.slice(start, entry.start + LONGEST_STUDY), entry.end - start);
}

/**
 * True if an entry says that the degree is not finished yet or was given up. `today` is a month counted from year 0.
 */
export function isUnfinished(
  view: string,
  entry: Range,
  date: DateRange | undefined,
  today: number,
): boolean {
  const own = ownWords(view, entry);
  if (GIVEN_UP.test(own) || BEGAN.test(own) || TOWARDS.test(own)) return true;
  if (SO_FAR.test(view.slice(entry.start, Math.min(entry.end, entry.start + LONGEST_STUDY)))) return true;
  // "Began in September 2025, expected graduation May 2028": the date that was read is not the last one.
  const thisYear = Math.floor(today / 12);
  if (EXPECTED.test(own) && (own.match(AHEAD) ?? []).some((year) => Number(year) > thisYear)) return true;
  const dated = date !== undefined && !Number.isNaN(date.to);
  const ahead = dated && (date.current || isInFuture(view, date, today));
  if (ahead || (dated && EXPECTED.test(own) && endsThisYear(date, today))) return true;
  const over = dated && !date.current;
  return !over && (EXPECTED.test(own) || UNDER_WAY.test(own) || STILL_THERE.test(firstLine(own)));
}

const firstLine = (text: string): string => upToLineEnd(text, 0);

/** The text up to the end of the line on which the entry ends. */
function upToLineEnd(text: string, end: number): string {
  const stop = text.indexOf('\n', Math.max(0, end));
  return stop < 0 ? text : text.slice(0, stop);
}

/** "Expected 2026" may still be ahead in any month of 2026. */
const endsThisYear = ({ precision, to }: DateRange, today: number): boolean =>
  precision === 'year' && Math.floor(to / 12) === Math.floor(today / 12);

/** Date ranges are capped at today when they are read, so this looks at the years as written. */
function isInFuture(view: string, date: DateRange, today: number): boolean {
  const years = view.slice(date.start, date.end).match(/(?:19|20)\d\d/g) ?? [];
  const latest = Math.max(0, ...years.map(Number));
  return latest > Math.floor(today / 12) || (date.precision === 'month' && date.to > today);
}
