import { BAR_ADMISSION } from '../../../../lexicon/ids.ts';
import { termById } from '../../../../lexicon/lexicon.ts';
import type { Mention, Term } from '../../../../lexicon/lexicon.types.ts';
import { US_STATE_CODES, US_STATE_NAMES } from '../../../../lexicon/us-states.ts';
import type { ReadResume } from '../../../../resume/resume.types.ts';
import { matchesOf } from '../../../../text/patterns/matches.ts';

const STATE = `(?:${US_STATE_NAMES}|${US_STATE_CODES}|(?:District of Columbia|D\\.C\\.))`;
const YEAR = '(?:19|20)\\d\\d';

/**
 * "Admitted to the Illinois Bar, 2019", "Illinois Bar, admitted 2019", "Texas Bar No. 24012345": told from the bar of a hotel by what
 * stands beside it.
 */
const BAR_OF_STATE = new RegExp(
  `(?<!\\b[Tt]he )\\b${STATE} (?:State )?Bar(?! (?:Foundation|Journal|Review|Exam|Prep|Tender|Manager|and|&))(?=,? ?(?:\\(|#|No\\b|admitted\\b|admission\\b|member\\b|active\\b|since\\b|in good standing\\b|Number\\b|${YEAR}))|\\b(?:[Aa]dmitted to(?: practice in)? the|[Mm]ember,?(?: of)?(?: the)?) ${STATE}(?:(?:, | and )${STATE})* (?:State )?[Bb]ars?\\b`,
  'gu',
);
/** "Admitted: Illinois (2019)", "Admitted in New York and New Jersey" */
const ADMITTED_IN = new RegExp(
  `(?<=(?:^|[|;•]) *)[Aa]dmitted(?: to practice)?(?: law)?(?: in)?[:,]? ${STATE}\\b(?! (?:State|University|College))`,
  'gmu',
);
/** "Illinois Bar", on a line of its own */
const LINE_OF_BAR = new RegExp(`^[^\\p{L}\\n]{0,6}${STATE} (?:State )?Bar\\W*$`, 'u');

/** The admissions to the bar that a résumé names by their state. Only among certificates is "Ohio Bar" alone one. */
export function barAdmissions(view: string, { certifications }: ReadResume): Mention[] {
  const listed = certifications.filter(({ start, end }) => LINE_OF_BAR.test(view.slice(start, end)));
  const said = [BAR_OF_STATE, ADMITTED_IN].flatMap((form) =>
    matchesOf(view, form).map(({ index, 0: words }) => ({
      start: index,
      end: index + words.trimEnd().length,
    })),
  );
  const term = termById(BAR_ADMISSION) as Term;
  return [...listed, ...said].map(({ start, end }) => ({ start, end, term, how: 'alias' as const }));
}
