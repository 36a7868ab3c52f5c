import { termById } from '../../lexicon/lexicon.ts';
import type { JobTitle } from '../../lexicon/lexicon.types.ts';
import type { PostingRequirement } from '../posting.types.ts';

/** The factor for skills that belong to other professions than the job's: they are required in passing. */
const OTHER_PROFESSION = 0.6;
/** The factor for office skills such as word processing: every job requires them, and few résumés mention them. */
const OFFICE = 0.3;
/** A profession with this share of the weight of all terms is one of the posting's own. */
const OWN_SHARE = 0.2;

/** Reduces the weight of skills that don't belong to the job's own professions. */
export function weightByProfession(
  requirements: PostingRequirement[],
  titles: JobTitle[],
): PostingRequirement[] {
  const own = ownProfessions(requirements, titles);
  if (own.size === 0) return requirements;
  return requirements.map((requirement) => ({
    ...requirement,
    weight:
      requirement.weight * (isFromOtherProfession(requirement, own) ? professionFactor(requirement) : 1),
  }));
}

function professionFactor(requirement: PostingRequirement): number {
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

/** The terms that tell the profession: for a general term with examples, only the general one. */
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
