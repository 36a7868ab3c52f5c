import { type Range, within } from '../../../shared/range.ts';
import { isTraitWord, weightedStems } from '../../match/word-weights.ts';
import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';
import { REQUIREMENT_NUMBERS } from '../../numbers/requirement-numbers.ts';
import { remembered } from '../../text/remembered.ts';
import { nearness, type TextVector, textVector } from '../../vectors/word-vectors.ts';
import type { ConditionClause } from '../conditions/conditions.ts';
import { isSmallPrint } from '../lines/boilerplate.ts';
import { levelFromWording, opensWithVerb } from '../lines/statement-cues.ts';
import type { Statement } from '../lines/statements.ts';
import type { PostingText } from '../requirements/make-requirement.ts';
import { withoutOpening } from '../requirements/opening-words.ts';
import { specificityOf } from '../requirements/skills/specificity.ts';
import type { StatementReading } from '../requirements/statement-role.ts';
import { findYears } from '../requirements/years.ts';

/** A sentence, bullet or clause of a posting that may be a requirement; `sentence`: where the sentence or list began. */
export type Unit = Range & { statement: Statement; sentence: number };

/** What must be known about the whole posting to weigh one unit. */
export type UnitContext = {
  titleVector: TextVector;
  professions: ReadonlySet<string>;
  structured: boolean;
};

/**
 * What a person would notice about a unit, each above 0 and at most 1. The names are those of the learned weights. A map,
 * because objects with a hundred different names each are slow to build and to go through.
 */
export type UnitFeatures = ReadonlyMap<string, number>;

const MANY_TERMS = REQUIREMENT_NUMBERS.manyTerms.value;
const MANY_SPECIFIC_WORDS = REQUIREMENT_NUMBERS.manySpecificWords.value;
const FEW_LETTERS = REQUIREMENT_NUMBERS.fewLetters.value;
const VERY_FEW_LETTERS = REQUIREMENT_NUMBERS.veryFewLetters.value;
const MANY_LETTERS = REQUIREMENT_NUMBERS.manyLetters.value;
const MANY_COMMAS = REQUIREMENT_NUMBERS.manyCommas.value;
const SOME_SPECIFIC_WORDS = REQUIREMENT_NUMBERS.someSpecificWords.value;
const SPECIFIC_WORD = REQUIREMENT_NUMBERS.specificWord.value;

export function unitFeatures(
  posting: PostingText,
  unit: Unit,
  reading: StatementReading,
  conditions: readonly ConditionClause[],
  context: UnitContext,
): UnitFeatures {
  const { statement } = unit;
  const words = wordsOf(posting.view, unit);
  const tokens = within(posting.tokens, unit);
  const stems = weightedStems(tokens);
  const terms = within(posting.mentions, unit).map(({ term }) => term);
  const specific = new Set(
    stems.filter(({ weight }) => weight >= SPECIFIC_WORD).map(({ stemmed }) => stemmed),
  ).size;
  const isDuty = flag(reading.role === 'duty');
  const isRequirement = flag(reading.role === 'requirement');
  const worded = levelFromWording(words);
  const isWhole = unit.start === statement.start && unit.end === statement.end;
  const ofWhole = isWhole ? worded : levelFromWording(wordsOf(posting.view, statement));
  const opens = opensWithVerb(words);
  const trait = stems.filter(({ stemmed }) => isTraitWord(stemmed)).length / Math.max(1, stems.length);
  const likeTitle = Math.max(0, nearness(textVector(stems), context.titleVector));
  const letters = words.replace(/\s+/g, '').length;
  const features = withoutZeros({
    'no headings': flag(!context.structured),
    'no headings, introduction': flag(!context.structured && statement.section === 'intro'),
    requirement: isRequirement,
    duty: isDuty,
    'about the employer': flag(reading.isAboutEmployer),
    boilerplate: flag(reading.isBoilerplate),
    'small print': flag(isSmallPrint(words)),
    'requirement cue': flag(reading.hasCue),
    'cue outside requirements': flag(reading.hasCue && !isRequirement),
    'cue in the introduction': flag(reading.hasCue && statement.section === 'intro'),
    demand: flag(reading.demands),
    'clear demand': flag(reading.clearlyDemands),
    'opens with a requirement': flag(reading.opensWithRequirement),
    'opens with a verb': flag(opens),
    'verb in the introduction': flag(opens && statement.section === 'intro'),
    'addresses the reader': flag(reading.addressesReader),
    'describes the role': flag(reading.describesRole),
    years: flag(findYears(words).length > 0),
    degree: flag(reading.namesDegree),
    'any term': flag(terms.length > 0),
    'specific term': Math.max(0, ...terms.map(specificityOf)),
    "term of the title's profession": flag(
      terms.some(({ professions }) => professions.some((one) => context.professions.has(one))),
    ),
    'specific words': Math.min(1, specific / MANY_SPECIFIC_WORDS),
    'three specific words': flag(specific >= SOME_SPECIFIC_WORDS),
    'no specific word': flag(specific === 0),
    traits: trait,
    'traits in a requirement': trait * isRequirement,
    'only traits': flag(trait > 0 && specific === 0),
    length: Math.min(1, letters / MANY_LETTERS),
    short: flag(letters < FEW_LETTERS),
    'very short': flag(letters < VERY_FEW_LETTERS),
    'very long': flag(letters > MANY_LETTERS),
    money: flag(/[$€£]\s?\d/.test(words)),
    question: flag(/\?\s*$/.test(words)),
    exclamation: flag(words.includes('!')),
    digits: flag(/\d/.test(words)),
    address: flag(/https?:|www\.|@|\.com\b/i.test(words)),
    'we, our, us': flag(/\b(?:we|our|us)\b/i.test(words)),
    'you, your': flag(/\b(?:you|your)\b/i.test(words)),
    'you will': flag(/\byou(?:['’]ll| will)\b/i.test(words)),
    colon: flag(words.endsWith(':')),
    brackets: flag(words.includes('(')),
    commas: Math.min(1, (words.split(',').length - 1) / MANY_COMMAS),
    'opens with ability': flag(/^(?:ability|able|capab)/i.test(words)),
    'opens in lower case': flag(/^\p{Ll}/u.test(words)),
    'part of a sentence': flag(unit.start !== statement.start),
    'listed as knowledge': flag(
      LEAD.test(posting.view.slice(unit.sentence, withoutOpening(posting.view, unit).start)),
    ),
    'worded as a must': flag(worded === 'must'),
    'worded as a wish': flag(worded === 'preferred'),
    'worded as a bonus': flag(worded === 'nice'),
    'sentence worded as a must': flag(ofWhole === 'must'),
    'sentence worded as a wish': flag(ofWhole === 'preferred' || ofWhole === 'nice'),
    'like the title': likeTitle,
    'duty like the title': likeTitle * isDuty,
    'introduction like the title': likeTitle * flag(statement.section === 'intro'),
    'duty with terms': isDuty * flag(terms.length > 0),
    condition: flag(conditions.length > 0),
    'in capitals': flag(isInCapitals(words)),
    'head of a form': flag(HEAD_OF_FORM.test(words)),
    'years of the employer': flag(EMPLOYER_YEARS.test(words)),
    'opens with if': flag(/^if\b/i.test(words)),
    pay: flag(PAY.test(words)),
    'background check': flag(/\b(?:background|drug|screen(?:ing)?|fingerprint\w*)\b/i.test(words)),
  });
  features.set(`section ${statement.section}`, 1);
  if (statement.bullet) features.set(`bullet in ${statement.section}`, 1);
  for (const { kind } of conditions) features.set(`condition ${kind}`, 1);
  for (const { kind } of terms) {
    const name = `terms: ${kind}`;
    features.set(name, Math.min(1, (features.get(name) ?? 0) + 1 / MANY_TERMS));
  }
  // What benefits are called says nothing about duties: "Administer dental and medical benefits".
  if (reading.isBoilerplate) return features;
  for (const { stemmed } of stems) features.set(wordName(stemmed), 1);
  for (const { norm } of tokens) features.set(formName(norm), 1);
  return features;
}

/** A row of which most numbers are 0 is quicker to sum without them. */
function withoutZeros(row: Record<string, number>): Map<string, number> {
  const rest = new Map<string, number>();
  for (const name in row) if (row[name] !== 0) rest.set(name, row[name] as number);
  return rest;
}

const MAX_WORDS_KEPT = LEXICON_NUMBERS.maxWordsKept.value;
const wordName = remembered((stemmed: string) => `word ${stemmed}`, MAX_WORDS_KEPT);
const formName = remembered((norm: string) => `form ${norm}`, MAX_WORDS_KEPT);

/** "Candidates' knowledge of: …; …": what follows is listed as asked. */
const LEAD =
  /\b(?:knowledge|abilit(?:y|ies)|skills?|experience|understanding|familiarity|competenc(?:y|ies)|emphasis (?:will|may) be placed on the following)\b[^.;:]{0,60}:\s|\b(?:emphasis|importance) (?:will|may) be placed on [^.;:]{0,30}\b(?:knowledge|understanding) of\s/i;

/** "Job Title: Cook | Full-time | Req 0093", "Subject: outside rep". */
export const HEAD_OF_FORM =
  /^(?:job title|subject|position|req(?:uisition)?|location|department|reports to|from|to|date|classification|schedule|status|salary|pay|shift)\b[^.]{0,30}[:#|]|\|[^|]*\|/i;
/** "for almost 30 years", "since 1987", "our designer of eleven years". */
export const EMPLOYER_YEARS =
  /\b(?:for|over|almost|nearly|past|last) (?:the (?:past|last) )?(?:\w+ )?\w+ years\b|\b(?:since|founded in|established in) (?:19|20)\d\d|\b(?:of|been here) [^.]{0,20}years\b/i;
const PAY = /\b(?:pay|paid|salary|bonus|benefits?|pto|401|hourly|per hour)\b|\/hr\b|\d\s?k\b/i;

const LETTERS_IN_CAPITALS = REQUIREMENT_NUMBERS.lettersInCapitals.value;
const SHARE_IN_CAPITALS = REQUIREMENT_NUMBERS.shareInCapitals.value;

function isInCapitals(words: string): boolean {
  if (!mayBeInCapitals(words)) return false;
  const letters = words.replace(/\P{L}/gu, '');
  const capitals = words.replace(/\P{Lu}/gu, '').length;
  return letters.length > LETTERS_IN_CAPITALS && capitals > letters.length * SHARE_IN_CAPITALS;
}

/** False if there are too many small letters even if all that is not ASCII is in capitals. */
function mayBeInCapitals(words: string): boolean {
  let small = 0;
  let others = 0;
  for (let index = 0; index < words.length; index++) {
    const unit = words.charCodeAt(index);
    if (unit >= 0x61 && unit <= 0x7a) small++;
    else if (unit > 0x7f || (unit >= 0x41 && unit <= 0x5a)) others++;
  }
  return others > (small + others) * SHARE_IN_CAPITALS;
}

/** The words of a range, without the marks that stand for the rest of an entity: "R&D" was longer in HTML. */
export function wordsOf(view: string, { start, end }: Range): string {
  return view.slice(start, end).replaceAll('\u200d', '');
}

const flag = (is: boolean): number => (is ? 1 : 0);
