import { type SeniorityLevel, seniorityOf } from '../../lexicon/titles/seniority.ts';
import type { PostingRequirement } from '../posting.types.ts';
import type { PostingTitle } from '../posting-title.ts';
import { findYears } from './years.ts';

/** The job itself is the first requirement. If the text doesn't contain the title, it has no span and isn't listed. */
export function titleRequirement({ title, span }: PostingTitle): PostingRequirement {
  return {
    id: '',
    ...(span ?? { text: '', start: 0, end: 0 }),
    label: title.replace(/\s+/g, ' '),
    kind: 'title',
    level: 'must',
    weight: 5,
    duty: false,
    terms: [],
    words: [],
  };
}

/** Years in the same work that a title implies, by seniority from intern (0) to executive (6). */
const USUAL_YEARS: Record<SeniorityLevel, number> = { 0: 0, 1: 0.5, 2: 2, 3: 4, 4: 5, 5: 5, 6: 8 };

/**
 * The experience in the job's own work that a posting without years still implies; none if it says "0-2 years". It has
 * no span, so it is scored but not listed.
 */
export function impliedExperience(
  { title }: PostingTitle,
  requirements: PostingRequirement[],
  view: string,
): PostingRequirement[] {
  if (title === '' || requirements.some(({ kind }) => kind === 'experience')) return [];
  if (findYears(view).some(({ min }) => min === 0)) return [];
  const years = USUAL_YEARS[seniorityOf(title)?.level ?? 2];
  if (years === 0) return [];
  return [
    {
      id: '',
      text: '',
      start: 0,
      end: 0,
      label: 'Experience in this work',
      kind: 'experience',
      level: 'must',
      weight: 0.8,
      duty: false,
      terms: [],
      words: [],
      years: { min: years },
    },
  ];
}
