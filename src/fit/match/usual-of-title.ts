import { usualSkills } from '../lexicon/titles/usual-skills.ts';
import type { CompiledTitle } from './compiled.types.ts';

/**
 * What people with a title usually do, for each known title that it names: its index in `allTitles()`, and the share of people
 * who have each skill. Nothing for those who are still learning the job.
 */
export const usualOfTitle = ({
  indexes,
  seniority,
}: CompiledTitle): { index: number; skills: ReadonlyMap<string, number> }[] =>
  seniority === 0 ? [] : Array.from(indexes, (index) => ({ index, skills: usualSkills(index) }));
