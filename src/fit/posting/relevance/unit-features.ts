import { type Range, within } from '../../../shared/range.ts';
import { isTraitWord, weightedStem, weightedStems } from '../../match/word-weights.ts';
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
import { specificityOf } from '../requirements/skills/names/specificity.ts';
import type { StatementReading } from '../requirements/statement-role.ts';
import { findYears } from '../requirements/years.ts';
import { ADDRESS_MARK } from '../view/posting-view.ts';
import { endsInWish, listsBehindColon } from './clauses.ts';

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
  const whole = wordsOf(posting.view, statement);
  const isBeforeWish = unit.end <= statement.start + whole.lastIndexOf(';') && endsInWish(whole);
  const ofWhole = isWhole ? worded : isBeforeWish ? undefined : levelFromWording(whole);
  const asked = withoutOpening(posting.view, unit);
  const opens = opensWithVerb(wordsOf(posting.view, asked));
  const trait = stems.filter(({ stemmed }) => isTraitWord(stemmed)).length / Math.max(1, stems.length);
  const likeTitle = Math.max(0, nearness(textVector(stems), context.titleVector));
  const letters = words.replace(/\s+/g, '').length;
  const features = new Map<string, number>();
  const note = (name: string, value: number | boolean) => {
    if (value) features.set(name, Number(value));
  };
  note('no headings', !context.structured);
  note('no headings, introduction', !context.structured && statement.section === 'intro');
  note('requirement', isRequirement);
  note('duty', isDuty);
  note('about the employer', reading.isAboutEmployer);
  note('boilerplate', reading.isBoilerplate);
  note('small print', isSmallPrint(words));
  note('requirement cue', reading.hasCue);
  note('cue outside requirements', reading.hasCue && !isRequirement);
  note('cue in the introduction', reading.hasCue && statement.section === 'intro');
  note('demand', reading.demands);
  note('clear demand', reading.clearlyDemands);
  note('opens with a requirement', reading.opensWithRequirement);
  note('opens with a verb', opens);
  note('verb in the introduction', opens && statement.section === 'intro');
  note('addresses the reader', reading.addressesReader);
  note('describes the role', reading.describesRole);
  note('years', findYears(words).length > 0);
  note('degree', reading.namesDegree);
  note('any term', terms.length > 0);
  note('specific term', Math.max(0, ...terms.map(specificityOf)));
  note(
    "term of the title's profession",
    terms.some(({ professions }) => professions.some((one) => context.professions.has(one))),
  );
  note('specific words', Math.min(1, specific / MANY_SPECIFIC_WORDS));
  note('three specific words', specific >= SOME_SPECIFIC_WORDS);
  note('no specific word', specific === 0);
  note('traits', trait);
  note('traits in a requirement', trait * isRequirement);
  note('only traits', trait > 0 && specific === 0);
  note('length', Math.min(1, letters / MANY_LETTERS));
  note('short', letters < FEW_LETTERS);
  note('very short', letters < VERY_FEW_LETTERS);
  note('very long', letters > MANY_LETTERS);
  note('money', /[$€£]\s?\d/.test(words));
  note('question', /\?\s*$/.test(words));
  note('exclamation', words.includes('!'));
  note('digits', /\d/.test(words));
  note('address', words.includes(ADDRESS_MARK) || /www\.|@|\.com\b/i.test(words));
  note('we, our, us', /\b(?:we|our|us)\b/i.test(words));
  note('you, your', /\b(?:you|your)\b/i.test(words));
  note('you will', /\byou(?:['’]ll| will)\b/i.test(words));
  note('colon', words.endsWith(':'));
  note('brackets', words.includes('('));
  note('commas', Math.min(1, (words.split(',').length - 1) / MANY_COMMAS));
  note('opens with ability', /^(?:ability|able|capab)/i.test(words));
  note('opens in lower case', /^\p{Ll}/u.test(words));
  note('part of a sentence', unit.start !== statement.start);
  const isLater = statement.bullet && statement.start > statement.line;
  note('later sentence of an item', isLater);
  note(
    'later sentence of an item, said of something',
    isLater && !opens && !/^(?:and |or |but )?you\b/i.test(words),
  );
  note('says how it is', SAYS_HOW_IT_IS.test(words));
  note('first days', FIRST_DAYS.test(words));
  const lead = posting.view.slice(unit.sentence, asked.start);
  note('listed as knowledge', LEAD.test(lead));
  note('topic of an exam', TESTED.test(lead));
  note('worded as a must', worded === 'must');
  note('worded as a wish', worded === 'preferred');
  note('worded as a bonus', worded === 'nice');
  note('sentence worded as a must', ofWhole === 'must');
  note('sentence worded as a wish', ofWhole === 'preferred' || ofWhole === 'nice');
  note('in a list of wishes', isListOfWishes(whole));
  note('like the title', likeTitle);
  note('duty like the title', likeTitle * isDuty);
  note('introduction like the title', likeTitle * flag(statement.section === 'intro'));
  note('duty with terms', isDuty * flag(terms.length > 0));
  note('condition', conditions.length > 0);
  note('in capitals', isInCapitals(words));
  note('head of a form', HEAD_OF_FORM.test(words));
  note('years of the employer', EMPLOYER_YEARS.test(words));
  note('opens with if', /^if\b/i.test(words));
  note('pay', PAY.test(words));
  note('background check', /\b(?:background|drug|screen(?:ing)?|fingerprint\w*)\b/i.test(words));
  features.set(`section ${statement.section}`, 1);
  if (statement.bonus) features.set('section bonus', 1);
  if (statement.bullet) features.set(`bullet in ${statement.section}`, 1);
  for (const { kind } of conditions) features.set(`condition ${kind}`, 1);
  for (const { kind } of terms) {
    const name = `terms: ${kind}`;
    features.set(name, Math.min(1, (features.get(name) ?? 0) + 1 / MANY_TERMS));
  }
  // What benefits are called says nothing about duties: "Administer dental and medical benefits".
  if (reading.isBoilerplate) return features;
  const named = tokens.map(({ norm }) => wordFeatures(norm));
  for (const { word } of named) features.set(word, 1);
  for (const { form } of named) features.set(form, 1);
  return features;
}

/** What a word's stem and its form are called among the features. */
const wordFeatures = remembered(
  (norm: string) => ({ word: `word ${weightedStem(norm).stemmed}`, form: `form ${norm}` }),
  LEXICON_NUMBERS.maxWordsKept.value,
);

/** The stems among the names of features. */
export const stemsAmong = (names: Iterable<string>): string[] =>
  [...names].flatMap((name) => (name.startsWith('word ') ? [name.slice('word '.length)] : []));

/** "Candidates' knowledge of: …; …": what follows is listed as asked. */
const LEAD =
  /\b(?:knowledge|abilit(?:y|ies)|skills?|experience|understanding|familiarity|competenc(?:y|ies)|emphasis (?:will|may) be placed on the following)\b[^.;:]{0,60}:\s|\b(?:emphasis|importance) (?:will|may) be placed on [^.;:]{0,30}\b(?:knowledge|understanding) of\s|\bprovided? (?:them with )?(?:the )?knowledge of\s/i;

/** "Candidates may be examined for knowledge of: …; …": what follows is tested, and often not needed from the start. */
const TESTED =
  /\b(?:emphasis|importance) (?:will|may) be placed\b|\b(?:examined|tested|evaluated) (?:for|on|in)\b|\b(?:examination|exam|test|interview|essay|exercise|questionnaire)\b[^.;]{0,300}\b(?:knowledge|understanding|ability|abilities|skills?)\b|\bcompetenc(?:y|ies) may be evaluated\b/i;

/** "Month 3: concept review", "Days 1–30: learn our products", "By day 90 you've run a review" */
const FIRST_DAYS =
  /^(?:(?:in|during|within) )?(?:(?:your|the) )?(?:first )?(?:days?|weeks?|months?|quarter) (?:\d|one|two|three|four|five|six|nine|twelve)[^:,]{0,16}[:,]|^(?:by|within|after|in) (?:day|week|month|your first|the first|the end of (?:day|week|month|year|your))\b/i;

/** "This is the first project", "Most weeks are quiet", "There's no QA team": what is told of something, not asked of somebody. */
const SAYS_HOW_IT_IS =
  /^(?:(?:and|but|so|because|right now|today|here),? )?(?:(?:it|this|that|there|they|these|those|he|she|nobody|everybody|everyone|no one|none|most|some|half|each|every|all|both|one|an?|the|our|we|my|i)\b[^,;:]{0,60}?(?:['’](?:s|re|ve)|\b(?:is|are|was|were|has|have|had|does|do|did|can|will|gets?|comes?|goes|means|makes?|lives?|runs?|takes?|uses?|knows?|wants?|likes?))\b)/i;

/** "Job Title: Cook | Full-time | Req 0093", "Subject: outside rep". */
export const HEAD_OF_FORM =
  /^(?:job title|subject|position|req(?:uisition)?|location|department|reports to|from|to|date|classification|schedule|status|salary|pay|shift)\b[^.]{0,30}[:#|]|\|[^|]*\|/i;
/** "for almost 30 years", "since 1987", "our designer of eleven years". */
export const EMPLOYER_YEARS =
  /\b(?:for|over|almost|nearly|past|last) (?:more than |(?:the )?(?:past|last) )?(?:\w+ )?\w+ years\b|\b(?:since|founded in|established in) (?:19|20)\d\d|\b(?:of|been here) [^.]{0,20}years\b/i;
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

/** "We'd love to hear from people who: have baked rye; know ovens". */
function isListOfWishes(sentence: string): boolean {
  const level = listsBehindColon(sentence)
    ? levelFromWording(sentence.slice(0, sentence.indexOf(':')))
    : undefined;
  return level === 'preferred' || level === 'nice';
}

/** The words of a range, without the marks that stand for the rest of an entity: "R&D" was longer in HTML. */
export function wordsOf(view: string, { start, end }: Range): string {
  return view.slice(start, end).replaceAll('\u200d', '');
}

const flag = (is: boolean): number => (is ? 1 : 0);
