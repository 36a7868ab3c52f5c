import type { Range } from '../../../../shared/range.ts';

/** What stands before a degree that is still being earned: "currently enrolled in a", "pursuing a", "working toward a". */
const PURSUED =
  /\b(?:(?:currently|actively|presently) )*(?:pursuing|enrolled (?:in|at|as)|working towards?|studying (?:for|towards?)|in pursuit of|in the process of (?:earning|obtaining|completing)|candidates? for)\b[^.;\n]{0,60}$/i;
/** "Bachelor's degree completed or in progress", "a degree, or close to finishing one" */
const OR_IN_PROGRESS =
  /^[^.;\n]{0,120}(?:\bor\b|\/)[\s(]{0,3}(?:currently |actively |be )*(?:in[- ]progress|under ?way|pursuing|enrolled|working towards?|close to (?:finishing|completing)|near completion)\b/i;

/** Where the words begin that ask for a degree that somebody is still earning; undefined if it must be finished. */
export function pursuedFrom(text: string, start: number): number | undefined {
  const before = PURSUED.exec(text.slice(0, start));
  if (before) return /\bor (?:be )?$/i.test(text.slice(0, before.index)) ? start : before.index;
  return OR_IN_PROGRESS.test(text.slice(start)) ? start : undefined;
}

/** "Currently enrolled in a college or university", "current undergraduate student": some study, of whatever degree. */
const ENROLLED =
  /\b(?:(?:currently |actively )*enrolled (?:full[- ]time |part[- ]time )?(?:in|at) (?:an? |any )?(?:[\p{L}-]+ ){0,3}(?:colleges?|university|institution|school|degree program(?:me)?|program(?:me)? of study)(?: (?:or|and) (?:colleges?|university|graduate program))?|(?:current|active|enrolled|full[- ]time) (?:undergraduate|college|university|graduate)(?: (?:or|\/) graduate)? students?|rising (?:sophomore|junior|senior)s?(?:,? (?:or )?(?:junior|senior)s?)?)/iu;

/** The words that ask whoever applies to be a student, whatever the degree. */
export function enrollmentIn(text: string): Range | undefined {
  const found = ENROLLED.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
