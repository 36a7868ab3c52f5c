import { lineEnd, lineStart } from '../../shared/line-around.ts';
import { overlaps, type Range } from '../../shared/range.ts';
import { termById, widerTerms } from '../lexicon/lexicon.ts';
import type { Mention } from '../lexicon/lexicon.types.ts';
import { findTitles } from '../lexicon/titles/titles.ts';
import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import { findYears, type Years } from '../posting/requirements/years.ts';
import { keysOfClaim } from './credit/held/other-branches.ts';
import { workOfTitle } from './work-of-title.ts';

const MAX_CLAIMED_YEARS = MATCH_NUMBERS.maxClaimedYears.value;
const BEFORE_CLAIM = MATCH_NUMBERS.beforeClaim.value;
const HEADER = MATCH_NUMBERS.headlineReach.value;
const AFTER_CLAIM = MATCH_NUMBERS.afterClaim.value;

/** "Spanish: four years in high school" */
const IN_SCHOOL =
  /^ (?:of (?:study|classes|\p{L}+ )?)?(?:in|at) (?:high |middle |grade )?(?:school|college|class|university)\b/iu;

/** "No accidents in the company van in 5 years" */
const WITHOUT =
  /\b(?:no|zero|without|free of) (?:\p{L}+ ){0,2}(?:accidents?|incidents?|violations?|tickets?|claims?|complaints?|absences?)\b[^.;\n]*$/iu;

/** "Six years of Java", but not "of study". */
const OF_WORK = /^['’]? of (?!(?:age|study|studies|college|school|high|university|education)\b)\p{L}/iu;

/** Where a résumé itself says how many years somebody worked: "over ten years of experience". */
export const findClaimedYears = (view: string): Years[] =>
  findYears(view).filter(
    ({ end, start }) =>
      !IN_SCHOOL.test(view.slice(end, end + 60)) &&
      !WITHOUT.test(view.slice(Math.max(0, start - 60), start)) &&
      (isBehindTitle(view, start) ||
        OF_WORK.test(view.slice(end, end + 30)) ||
        /experience|exp\b|background|career|as an? |in /i.test(
          view.slice(Math.max(0, start - 40), end + 60),
        )),
  );

/** "Lift truck tech, 14 yrs.", "Trim & stairs, 19 yrs": a title, or a few words alone at the top, and the years behind them. */
function isBehindTitle(view: string, start: number): boolean {
  const before = view.slice(Math.max(lineStart(view, start), start - BEFORE_CLAIM), start);
  const name = before.replace(/[\s,;:(–—-]+$/, '');
  if (name.length === before.length) return false;
  return (
    (start < HEADER && FEW_WORDS.test(name) && ENDS_LINE.test(view.slice(start, start + 20))) ||
    findTitles(name).at(-1)?.end === name.length
  );
}
const FEW_WORDS = /^\W*(?:[\p{L}&/'’-]+ ){0,5}[\p{L}&/'’-]{3,}$/u;
const ENDS_LINE = /^\d{1,2}\+? (?:yrs?|years)\.?(?:\s*$|\s*\n|\. )/i;

/** How many months such a claim counts for. */
export const claimedMonths = ({ min }: Years): number => Math.min(MAX_CLAIMED_YEARS, min) * 12;

/**
 * What a résumé claims years of, as keys of terms and titles, whatever its jobs show: "Registered nurse with eight years of
 * experience" claims them of nurses, of nursing care, and of what both belong to.
 */
export function claimsOf(
  view: string,
  mentions: readonly Mention[],
  claims: readonly Years[],
): { keys: number[]; months: number }[] {
  return claims.map((claim, index) => {
    const before = claims[index - 1]?.end ?? 0;
    const after = claims[index + 1]?.start ?? view.length;
    const around = sentenceAround(view, claim, { start: before, end: after });
    const text = view.slice(around.start, around.end);
    const of = new Set(mentions.filter((mention) => overlaps(around, mention)).map(({ term }) => term.id));
    for (const { title, start, end } of findTitles(text)) {
      const done = [...title.work, ...workOfTitle(text.slice(start, end), [title.profession])];
      for (const id of [title.id, ...done]) of.add(id);
    }
    for (const id of [...of]) {
      const term = termById(id);
      if (term) for (const wider of widerTerms(term)) of.add(wider);
    }
    return { keys: keysOfClaim(of, text), months: claimedMonths(claim) };
  });
}

/** The sentence of a claim, as far as it says what the years were spent on. */
function sentenceAround(view: string, { start, end }: Range, most: Range): Range {
  const first = Math.max(most.start, lineStart(view, start), start - BEFORE_CLAIM);
  const last = Math.min(most.end, lineEnd(view, end), end + AFTER_CLAIM);
  const opening = /^.*[.;!?]\s/s.exec(view.slice(first, start))?.[0].length ?? 0;
  const closing = view.slice(end, last).search(/[.;!?](?:\s|$)/);
  return { start: first + opening, end: closing < 0 ? last : end + closing };
}
