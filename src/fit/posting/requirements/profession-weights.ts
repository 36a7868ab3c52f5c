import { termById } from '../../lexicon/lexicon.ts';
import type { JobTitle } from '../../lexicon/lexicon.types.ts';
import type { PostingRequirement } from '../posting.types.ts';

/** What belongs to another trade than the job's, or to every office, was asked for in passing. */
const OTHER_PROFESSION = 0.6;
/** Word processors and mail are asked of everybody and told by few. */
const OFFICE = 0.3;
/** This share of the weight of all terms makes a trade the posting's own. */
const OWN_SHARE = 0.2;

/** Lets the terms of the job's own trades weigh more than what is asked of everybody. */
export function weightByProfession(
  requirements: PostingRequirement[],
  titles: JobTitle[],
): PostingRequirement[] {
  const own = ownProfessions(requirements, titles);
  if (own.size === 0) return requirements;
  return requirements.map((requirement) => ({
    ...requirement,
    weight: requirement.weight * (isFromOtherProfession(requirement, own) ? shareOf(requirement) : 1),
  }));
}

function shareOf(requirement: PostingRequirement): number {
  return mainTerms(requirement).every((id) => termById(id)?.professions[0] === 'office')
    ? OFFICE
    : OTHER_PROFESSION;
}

function isFromOtherProfession(requirement: PostingRequirement, own: Set<string>): boolean {
  if (requirement.duty || requirement.terms.length === 0 || requirement.years || requirement.degree)
    return false;
  return !mainTerms(requirement).some((id) =>
    termById(id)?.professions.some((profession) => own.has(profession)),
  );
}

/** Of a wide term with examples the wide one tells the trade. */
function mainTerms({ terms, examples }: PostingRequirement): string[] {
  return examples ? terms.slice(0, 1) : terms;
}

function ownProfessions(requirements: PostingRequirement[], titles: JobTitle[]): Set<string> {
  const weights = new Map<string, number>();
  let total = 0;
  for (const requirement of requirements) {
    const professions = new Set(requirement.terms.flatMap((id) => termById(id)?.professions ?? []));
    for (const profession of professions) {
      const share = requirement.weight / professions.size;
      weights.set(profession, (weights.get(profession) ?? 0) + share);
      total += share;
    }
  }
  const own = new Set(titles.map(({ profession }) => profession));
  for (const [profession, weight] of weights)
    if (weight >= total * OWN_SHARE && profession !== 'office') own.add(profession);
  return own;
}
