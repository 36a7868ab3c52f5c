import { LEVEL_IN_BRACKETS, levelFromWording, WISH_AFTER_YEARS } from '../lines/statement-cues.ts';
import type { PostingRequirement } from '../posting.types.ts';
import type { StatementPart } from './make-requirement.ts';

/** "Python (required), Go (preferred)" */
const LEVEL_BEHIND = new RegExp(`^ ?${LEVEL_IN_BRACKETS}(?=[,;]|,? and |,? or |\\W*$)`, 'i');

/** "Kubernetes (CKA a plus)": what is in brackets has a level of its own. */
export function withLevelOfBracket(
  view: string,
  part: StatementPart,
  requirement: PostingRequirement,
): PostingRequirement {
  const own = LEVEL_BEHIND.exec(view.slice(requirement.end, part.end))?.[0];
  if (own !== undefined) return { ...requirement, level: levelFromWording(own) ?? requirement.level };
  const before = view.slice(part.start, requirement.start);
  const opened = before.lastIndexOf('(');
  if (opened <= before.lastIndexOf(')')) return requirement;
  const closing = /^[^(),;]{0,40}\)/.exec(view.slice(requirement.end, part.end))?.[0];
  const from = Math.max(opened, before.lastIndexOf(','), before.lastIndexOf(';')) + 1;
  const level =
    closing === undefined
      ? undefined
      : levelFromWording(view.slice(part.start + from, requirement.end) + closing);
  return level === undefined || level === 'must' ? requirement : { ...requirement, level };
}

/** "Five years of sales, ideally in fluid power": what follows is a wish. */
export function withWish(
  view: string,
  part: StatementPart,
  requirement: PostingRequirement,
): PostingRequirement {
  if (part.level !== 'must' || requirement.kind === 'experience') return requirement;
  const afterYears = WISH_AFTER_YEARS.exec(view.slice(part.start, part.end));
  if (afterYears?.[1] && requirement.start >= part.start + afterYears.index + afterYears[1].length)
    return { ...requirement, level: 'preferred' };
  const before = view.slice(part.start, requirement.start);
  const wish = IDEALLY.exec(before);
  const isWished = wish !== null && !ENDS_WISH.test(before.slice(wish.index));
  return isWished ? { ...requirement, level: 'preferred' } : requirement;
}
const IDEALLY =
  /(?<=\w),\s{1,3}(?:and )?(?:ideally|preferably)\b|(?<=[\w)])\s(?:ideally|preferably)(?= (?:in|with|at|for|from|using)\s)|\((?:ideally|preferably)\) $/i;
const ENDS_WISH = /[.;]|, and (?:an?|the|at least|must|you)\b/i;
