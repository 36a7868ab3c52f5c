import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import { findYears, type Years } from '../posting/requirements/years.ts';

const MAX_CLAIMED_YEARS = MATCH_NUMBERS.maxClaimedYears.value;

/** "Spanish: four years in high school" */
const IN_SCHOOL =
  /^ (?:of (?:study|classes|\p{L}+ )?)?(?:in|at) (?:high |middle |grade )?(?:school|college|class|university)\b/iu;

/** "No accidents in the company van in 5 years" */
const WITHOUT =
  /\b(?:no|zero|without|free of) (?:\p{L}+ ){0,2}(?:accidents?|incidents?|violations?|tickets?|claims?|complaints?|absences?)\b[^.;\n]*$/iu;

/** Where a résumé itself says how many years somebody worked: "over ten years of experience". */
export const findClaimedYears = (view: string): Years[] =>
  findYears(view).filter(
    ({ end, start }) =>
      !IN_SCHOOL.test(view.slice(end, end + 60)) &&
      !WITHOUT.test(view.slice(Math.max(0, start - 60), start)) &&
      /experience|exp\b|background|career|as an? |in /i.test(view.slice(Math.max(0, start - 40), end + 60)),
  );

/** How many months such a claim counts for. */
export const claimedMonths = ({ min }: Years): number => Math.min(MAX_CLAIMED_YEARS, min) * 12;
