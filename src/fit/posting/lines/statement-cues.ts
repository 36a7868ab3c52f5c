import type { RequirementLevel } from '../../../shared/results/fit-result.ts';
import boilerplate from '../data/boilerplate.json' with { type: 'json' };
import cues from '../data/cues.json' with { type: 'json' };
import dutyVerbs from '../data/duty-verbs.json' with { type: 'json' };
import { createPhraseFinder, toPhraseText } from '../phrase-finder.ts';

const findStrong = createPhraseFinder(boilerplate.strong);
const findSoft = createPhraseFinder(boilerplate.soft);
const findAbout = createPhraseFinder(boilerplate.about);
const findPreferred = createPhraseFinder(cues.preferred);
const findNice = createPhraseFinder(cues.nice);
const findMust = createPhraseFinder(cues.must);
const findSmallPrint = createPhraseFinder(cues.smallPrint);
const findRequirementCue = createPhraseFinder(cues.askWords);

/** Benefits, equal-opportunity text, how to apply, salary, about the company: said in every posting, asks nothing. */
export function isBoilerplate(statement: string): boolean {
  const text = toPhraseText(statement);
  if (findStrong(text).length > 0) return true;
  if (opensWithVerb(statement)) return false;
  const soft = new Set(findSoft(text));
  const hasCue = findRequirementCue(text).length > 0;
  if (soft.size >= 3 || (soft.size >= 2 && !hasCue)) return true;
  if (/[$€£]\s?\d/.test(statement) && !hasCue) return true;
  return findAbout(text).length > 0 && !hasCue;
}

const DIVERSITY =
  /\b(?:equal (?:opportunity|employment)|without regard|regardless of|does not discriminate|national origin|sexual orientation)\b/i;

/** Equal-opportunity text names citizenship, disability and more, and asks for none of it. */
export function isEqualOpportunityText(statement: string): boolean {
  return DIVERSITY.test(statement);
}

/** What comes with every job ("other duties as assigned") or with everybody: judged by nobody. */
export function isSmallPrint(statement: string): boolean {
  return findSmallPrint(toPhraseText(statement)).length > 0;
}

const VERBS = new Set(dutyVerbs.verbs.split(' '));
const ADVERB = /^(?:also|then|\p{L}+ly)$/u;

/** "Administer benefits", "Administers …", "Promptly answering …": a piece of work, told as one tells it. */
export function opensWithVerb(statement: string): boolean {
  const words = toPhraseText(statement.slice(0, 80)).trim().split(' ');
  const first = (ADVERB.test(words[0] ?? '') ? words[1] : words[0]) ?? '';
  if (VERBS.has(first)) return true;
  const bare = first.replace(/(?:ies)$/, 'y').replace(/(?:es|s)$/, '');
  if (first.endsWith('s')) return VERBS.has(bare) || VERBS.has(`${bare}e`);
  if (!first.endsWith('ing')) return false;
  const root = first.slice(0, -3);
  return VERBS.has(root) || VERBS.has(`${root}e`) || VERBS.has(root.slice(0, -1));
}

export function hasRequirementCue(statement: string): boolean {
  return findRequirementCue(toPhraseText(statement)).length > 0;
}

/** "2 years of support (phone preferred)" is no wish as a whole. */
function withoutAsides(statement: string): string {
  const rest = statement.replace(/\([^()]{0,120}\)/g, ' ');
  return rest.trim().length > statement.length / 3 ? rest : statement;
}

/** Asked of some who do this work, not of all. */
const APPLIES_TO_SOME =
  /\b(?:some|certain|many|most) (?:positions?|roles?|jobs?|posts?|departments?|assignments?)\b|\bmay (?:be )?(?:require|needed)/i;

/** The level that the wording gives, or undefined where the section decides. */
export function levelFromWording(statement: string): RequirementLevel | undefined {
  const text = toPhraseText(withoutAsides(statement));
  if (APPLIES_TO_SOME.test(statement)) return 'nice';
  const must = findMust(text)[0];
  const wish = findNice(text)[0] ?? findPreferred(text)[0];
  if (must !== undefined && (wish === undefined || text.indexOf(must) < text.indexOf(wish))) return 'must';
  if (wish === undefined) return undefined;
  return findNice(text).length > 0 ? 'nice' : 'preferred';
}
