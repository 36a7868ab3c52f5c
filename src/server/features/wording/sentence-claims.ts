import { findMentions } from '../../../fit/lexicon/lexicon.ts';
import { stem } from '../../../fit/text/stem.ts';
import { tokenize } from '../../../fit/text/tokens.ts';
import type { Gap, KeyMatch } from '../../../shared/results/fit-result.ts';
import { type MustCount, mustCount } from '../../../shared/results/must-count.ts';
import { type KnownFacts, wordOf } from './known-facts.ts';
import { isGap, statusOf } from './narration-request.ts';
import { isNeutralWord } from './neutral-words.ts';
import { clausesOf } from './sentence-clauses.ts';
import { mentionsScore } from './sentence-score.ts';

const LACKS =
  /\b(?:not|no|none|nor|neither|never|missing|misses|miss|lacks?|lacking|without|gaps?|absent|absence|add|adding|if|would|could|unmentioned|still|only|less|instead)\b|n['’]t\b/i;
const DENIES =
  /\b(?:not|no|none|nor|neither|never|missing|misses|lacks?|lacking|without|absent|absence|unmentioned)\b|n['’]t\b/i;
const NOTHING_LACKS = /\b(?:nothing|no\s+(?:\p{L}+\s+){0,2}gaps?|without\s+(?:any\s+)?gaps?)\b/iu;
const ALL_MUSTS = /\b(?:all|every|each)\b[^,;]{0,30}\bmust/i;
const VERDICT =
  /\b(?:hire|hired|guarante\w*|shortlist\w*|unqualified|overqualified|reject\w*|ignore\w*|disregard\w*)\b/i;

/** True if a sentence claims a missing skill as shown, a shown one as missing, or passes a hiring verdict. */
export function contradictsFindings(sentence: string, cited: (KeyMatch | Gap)[], facts: KnownFacts): boolean {
  const { keyMatches, gaps } = facts.result;
  const real = gaps.filter(({ requirement }) => requirement.kind !== 'trait');
  if (VERDICT.test(sentence)) return true;
  if (NOTHING_LACKS.test(sentence) && real.length > 0) return true;
  const musts = mustCount(facts.result);
  if (miscountsMusts(sentence, musts)) return true;
  if (ALL_MUSTS.test(sentence) && musts.met < musts.asked) return true;
  if (DENIES.test(sentence) && !cited.some(isGap)) return true;
  if (cited.length > 0 && !isAboutOverallFit(sentence) && !sharesWord(sentence, cited)) return true;
  const missing = gaps.filter((gap) => statusOf(gap) === 'not shown');
  const shown = keyMatches.filter((match) => statusOf(match) === 'shown');
  return clausesOf(sentence).some((clause) => {
    const names = (finding: KeyMatch | Gap) => namesFinding(clause, finding);
    const absent = missing.some((gap) => names(gap) && !shownElsewhere(gap, facts));
    if (absent && !LACKS.test(clause)) return true;
    const lacking = gaps.filter(names);
    return (
      DENIES.test(clause) &&
      shown.some((match) => names(match) && !lacking.some((gap) => includes(gap, match)))
    );
  });
}

/** A sentence about the score or the must-haves may cite findings without naming them. */
export function isAboutOverallFit(sentence: string): boolean {
  return mentionsScore(sentence) || /\bmust(?:s|-haves?)\b/i.test(sentence);
}

/** Checks "5 of the 6 must-haves", as the computed analysis counts them. */
function miscountsMusts(sentence: string, { met, inPart, asked }: MustCount): boolean {
  const counts = [met, inPart, asked - met, asked - met - inPart];
  const words = tokenize(sentence).map(wordOf).join(' ');
  return [...words.matchAll(/(\d+) (?:of (?:the |its |all |their )?(\d+) )?must\b/g)].some(
    ([, count, all]) => {
      if (all && Number(all) !== asked) return true;
      return ![...counts, ...(all ? [] : [asked])].includes(Number(count));
    },
  );
}

/** An unmet requirement may mention a skill that the résumé does show. */
function shownElsewhere({ requirement }: Gap, { resumeSkills }: KnownFacts): boolean {
  const ids = skillsOf(`${requirement.label}\n\n${requirement.text}`);
  return ids.length > 0 && ids.every((id) => resumeSkills.has(id));
}

function namesFinding(clause: string, { requirement }: KeyMatch | Gap): boolean {
  const skills = skillsOf(requirement.label);
  const mentioned = new Set(skillsOf(clause));
  if (skills.some((id) => mentioned.has(id))) return true;
  const words = contentStems(requirement.label);
  const clauseWords = contentStems(clause);
  return words.size > 0 && [...words].filter((word) => clauseWords.has(word)).length >= words.size * 0.75;
}

/** "Welding certification is missing" doesn't claim that welding is missing. */
function includes({ requirement }: Gap, match: KeyMatch): boolean {
  const words = contentStems(`${requirement.label}\n${requirement.text}`);
  return [...contentStems(match.requirement.label)].every((word) => words.has(word));
}

function skillsOf(text: string): string[] {
  return findMentions(text).map(({ term }) => term.id);
}

function contentStems(text: string): Set<string> {
  return new Set(
    tokenize(text)
      .filter(({ norm }) => !isNeutralWord(norm))
      .map(({ norm }) => stem(norm)),
  );
}

function sharesWord(sentence: string, cited: (KeyMatch | Gap)[]): boolean {
  const words = contentStems(sentence);
  const citedTexts = cited.map(
    ({ requirement, how, evidence }) =>
      `${requirement.label}\n${requirement.text}\n${how}\n${evidence.map(({ text }) => text).join('\n')}`,
  );
  // Numbers count as words here, for sentences like "more than the three years asked".
  return [...contentStems(citedTexts.join('\n'))].some((word) => words.has(word));
}
