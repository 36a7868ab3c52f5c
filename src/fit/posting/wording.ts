import type { RequirementLevel } from '../../shared/fit-result.ts';
import boilerplate from './data/boilerplate.json' with { type: 'json' };
import cues from './data/cues.json' with { type: 'json' };
import { phraseFinder, spaced } from './phrases.ts';

const findStrong = phraseFinder(boilerplate.strong);
const findSoft = phraseFinder(boilerplate.soft);
const findAbout = phraseFinder(boilerplate.about);
const findPreferred = phraseFinder(cues.preferred);
const findNice = phraseFinder(cues.nice);
const findMust = phraseFinder(cues.must);
const findCondition = phraseFinder(cues.condition);
const findAsk = phraseFinder(cues.askWords);

/** Benefits, equal-opportunity text, how to apply, salary, about the company: said in every posting, asks nothing. */
export function isBoilerplate(statement: string): boolean {
  const text = spaced(statement);
  if (findStrong(text).length > 0) return true;
  const soft = new Set(findSoft(text));
  const asks = findAsk(text).length > 0;
  if (soft.size >= 3 || (soft.size >= 2 && !asks)) return true;
  if (/[$€£]\s?\d/.test(statement) && !asks) return true;
  return findAbout(text).length > 0 && !asks;
}

/** Something a résumé does not speak of: lifting, shifts, travel, a right to work. Listed by nobody, judged by nobody. */
export function isCondition(statement: string): boolean {
  return findCondition(spaced(statement)).length > 0;
}

export function asksSomething(statement: string): boolean {
  return findAsk(spaced(statement)).length > 0;
}

/** The level that the wording gives, or undefined where the section decides. */
export function levelOf(statement: string): RequirementLevel | undefined {
  const text = spaced(statement);
  if (findNice(text).length > 0) return 'nice';
  if (findPreferred(text).length > 0) return 'preferred';
  return findMust(text).length > 0 ? 'must' : undefined;
}
