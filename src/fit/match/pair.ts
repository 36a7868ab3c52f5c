import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import type { CompiledPosting, CompiledRequirement, CompiledResume } from './compiled.types.ts';
import { besideUsual, roleCredit, roleParts } from './credit/role-credit.ts';
import { wordShare } from './credit/term-credit.ts';
import { titleLikeness } from './credit/title-likeness.ts';

const WORDS_REACH = MATCH_NUMBERS.wordsReach.value;

/** A résumé and a posting, with the values that several requirements need. */
export type Pair = {
  posting: CompiledPosting;
  resume: CompiledResume;
  /** How similar each work entry's title is to the job's, 0…1. */
  entryLikeness: Float64Array;
  /** The highest title likeness of all titles held; titles from long ago count less. */
  titleLikeness: number;
  /** How alike the job and the candidate's past work are as a whole, 0…1. */
  role: number;
  /** The credit features that all requirements of the pair share, in their order. */
  shared: Float64Array;
};

export function pairOf(resume: CompiledResume, posting: CompiledPosting): Pair {
  const entryLikeness = new Float64Array(resume.workPeriods.length);
  let best = 0;
  for (let index = 0; index < resume.held.length; index++) {
    const { title, credit, entry } = resume.held[index]!;
    const likeness = titleLikeness(posting.role, title);
    if (entry >= 0) entryLikeness[entry] = Math.max(entryLikeness[entry] as number, likeness);
    best = Math.max(best, likeness * credit);
  }
  let words = 0;
  let total = 0;
  for (let index = 0; index < posting.requirements.length; index++) {
    const requirement = posting.requirements[index] as CompiledRequirement;
    if (requirement.source.kind === 'title') continue;
    words += requirement.weight * wordShare(requirement, resume.table);
    total += requirement.weight;
  }
  const parts = roleParts(posting, resume, best);
  const shared = Float64Array.of(
    parts.title ?? 0,
    parts.titleWords ?? 0,
    parts.trade ?? 0,
    parts.topic,
    total === 0 ? 0 : besideUsual(words / total, WORDS_REACH * posting.usual.words),
  );
  return { posting, resume, entryLikeness, titleLikeness: best, role: roleCredit(parts), shared };
}
