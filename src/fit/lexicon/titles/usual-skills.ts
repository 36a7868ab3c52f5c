import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';
import { termById, widerTerms } from '../lexicon.ts';
import type { JobTitle } from '../lexicon.types.ts';
import data from './data/usual-skills.json' with { type: 'json' };
import { gradesIn, titleSlug, worthOfGrade } from './graded-lines.ts';
import { allTitles } from './titles.ts';

/** The share of people with a title who do something at work, by its grade. */
const SHARES: readonly number[] = LEXICON_NUMBERS.usualByGrade.value;

const graded: Readonly<Record<string, string>> = data.titles;
const skillsOfTitles: ReadonlyMap<string, number>[] = [];

/**
 * What people with a title usually do at work: the id of each skill, and the share of these people who do it, 0…1. A skill's
 * wider skills are among them; what less than about half of them do isn't. `title` is an index into `allTitles()`.
 *
 * The grades are the mean of two judgements by a language model that saw only the names (lab/README.md).
 */
export function usualSkills(title: number): ReadonlyMap<string, number> {
  skillsOfTitles[title] ??= skillsIn(graded[titleSlug((allTitles()[title] as JobTitle).id)] ?? '');
  return skillsOfTitles[title];
}

function skillsIn(line: string): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { grade, names } of gradesIn(line)) {
    const share = worthOfGrade(grade, SHARES);
    for (const id of names.flatMap(withWider)) shares.set(id, Math.max(share, shares.get(id) ?? 0));
  }
  return shares;
}

function withWider(id: string): string[] {
  const term = termById(id);
  return term ? [id, ...widerTerms(term)] : [];
}
