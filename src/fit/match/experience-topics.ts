import { TEAM_LEADERSHIP } from '../lexicon/ids.ts';
import { findMentions, termById, widerTerms } from '../lexicon/lexicon.ts';
import type { JobTitle, Term } from '../lexicon/lexicon.types.ts';
import { doersIn } from '../lexicon/titles/doers.ts';
import { findTitles } from '../lexicon/titles/titles.ts';
import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import type { PostingRequirement, ReadPosting } from '../posting/posting.types.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import type { CompiledRequirement } from './compiled.types.ts';
import { claimsThatCount } from './credit/held/other-branches.ts';
import { mainTitle } from './credit/title-likeness.ts';
import { keyOf } from './keys.ts';
import { weightedStem } from './word-weights.ts';
import { NO_WORKPLACES, requiredWorkplaces } from './workplaces/required-workplaces.ts';

const ENOUGH_OF_TOPIC = MATCH_NUMBERS.enoughOfTopic.value;
const NAMED_TOPIC = MATCH_NUMBERS.namedTopic.value;
const TOPIC_WORD = MATCH_NUMBERS.topicWord.value;

type Topics = Pick<
  CompiledRequirement,
  | 'topics'
  | 'topicWeights'
  | 'enoughTopics'
  | 'core'
  | 'claims'
  | 'ownClaims'
  | 'trade'
  | 'widerTrades'
  | 'professions'
  | 'leading'
  | 'ownWork'
  | 'inPlace'
>;
/** Keys of words with their weights, in the same order. */
type Words = { keys: readonly number[]; weights: readonly number[] };

/**
 * What the years of experience must be in: the terms, titles and specific words of the statement, or else the job
 * itself.
 */
export function experienceTopics(asked: PostingRequirement, words: Words, read: ReadPosting): Topics {
  const topics = new Map<number, number>();
  const requirement = withTitleHeld(asked);
  const { years, terms, sufficient, titles = [] } = requirement;
  const isAsked = years !== undefined || asksForExperience(requirement, read);
  const places = isAsked ? requiredWorkplaces(requirement) : NO_WORKPLACES;
  const inPlace = places.keys.length > 0;
  const isOnlyNamed = terms.length > 0 && terms.every((id) => sufficient.includes(id));
  const isExperience = isAsked && (years !== undefined || isOnlyNamed || inPlace || titles.length > 0);
  const either = years?.either === true || inPlace;
  const compiled = (ownWork: boolean): Topics => ({
    topics: Int32Array.from(topics.keys()),
    topicWeights: Float32Array.from(topics.values()),
    enoughTopics: enoughOf([...topics.values()], either),
    core: Int32Array.from(
      requirement.years && !namesOwnWork(requirement, read) ? coreKeys(requirement, places.keys) : [],
    ),
    claims: Int32Array.from(
      requirement.years && !requirement.years.leading && !inPlace ? claimKeys(requirement) : [],
    ),
    ownClaims: Int32Array.from(
      requirement.years && !requirement.years.leading && !inPlace
        ? claimsThatCount(
            read.titles.map(({ id }) => id),
            requirement.text,
          )
        : [],
    ),
    trade: Int32Array.from(isExperience ? [...tradeKeys(requirement, either), ...places.keys] : []),
    widerTrades: Int32Array.from(widerTrades(requirement)),
    professions: Int32Array.from(professionsOf(requirement)),
    leading: requirement.years?.leading === true,
    ownWork,
    inPlace,
  });
  if (!requirement.years) return compiled(false);
  for (const id of topicTerms(requirement)) topics.set(keyOf('term', id), NAMED_TOPIC);
  for (const title of requirement.titles ?? []) addTitle(topics, title);
  for (const key of places.keys) topics.set(key, NAMED_TOPIC);
  const ofPlaces = new Set([...places.stems].map((stemmed) => keyOf('word', stemmed)));
  words.keys.forEach((key, index) => {
    const weight = words.weights[index] ?? 0;
    if (weight < TOPIC_WORD || ofPlaces.has(key) || SAYS_HOW.has(key)) return;
    if (!(requirement.years?.leading && LEADING_WORDS.has(key))) topics.set(key, weight);
  });
  if (topics.size > 0 || requirement.years.leading || ANY_WORK.test(requirement.text)) return compiled(false);
  for (const title of read.titles) addTitle(topics, title);
  for (const { norm } of tokenize(mainTitle(read.title))) {
    const { stemmed, weight } = weightedStem(norm);
    if (weight >= TOPIC_WORD) topics.set(keyOf('word', stemmed), weight);
  }
  return compiled(true);
}

/** "Experience as a baker": having been one, for no number of years. */
function withTitleHeld(requirement: PostingRequirement): PostingRequirement {
  const { kind, years, text } = requirement;
  const as = years || !(kind === 'skill' || kind === 'trait') ? null : EXPERIENCE_AS.exec(text);
  if (!as) return requirement;
  return { ...requirement, titles: findTitles(text.slice(as.index)).map(({ title }) => title) };
}
const EXPERIENCE_AS = /\bexperience (?:working )?as an? /i;

/** "Prior experience in retail", "kitchen experience": no number of years, but having worked in it. */
function asksForExperience(
  { kind, text, start, end, terms }: PostingRequirement,
  { view }: ReadPosting,
): boolean {
  if (kind !== 'skill' && kind !== 'trait') return false;
  return (
    terms.every((id) => IS_WORK.has(termById(id)?.kind ?? '')) &&
    (EXPERIENCE_IN.test(text) ||
      EXPERIENCE_BEFORE.test(view.slice(Math.max(0, start - CUE_REACH), start)) ||
      EXPERIENCE_AFTER.test(view.slice(end, end + CUE_REACH)))
  );
}

/** "Progressively responsible", "PQE": how the years were spent, and not on what. */
const SAYS_HOW: ReadonlySet<number> = new Set(
  'pqe progressively progressive responsible increasingly involving verifiable heavy'
    .split(' ')
    .map((word) => keyOf('word', stem(word))),
);

const CUE_REACH = MATCH_NUMBERS.experienceCue.value;
const EXPERIENCE_IN = /\bexperience (?:working |as |at |in |on |with |of )|\bexperience\W*$|\bworked in\b/i;
const EXPERIENCE_BEFORE = /\b(?:experience (?:working )?(?:at|in|on|with|of)|worked in) (?:an? |the )?$/i;
const EXPERIENCE_AFTER = /^ (?:industry |sector |environment )?experience\b/i;

/**
 * Whether years are in the job itself, and anything else it names only says where: "three years as a Service Manager in a
 * dealership", "safety experience in commercial building" of a safety manager. What the lexicon knows says by itself what they
 * are in.
 */
function namesOwnWork({ text, terms, titles = [] }: PostingRequirement, read: ReadPosting): boolean {
  if (titles.length > 0) return false;
  const title = mainTitle(read.title).trim().toLowerCase();
  if (title.includes(' ') && ` ${wordsOf(text)} `.includes(` ${wordsOf(title)} `)) return true;
  const own = new Set(specificStems(title));
  const known = new Set(terms.flatMap((id) => namesOf(id).flatMap(specificStems)));
  const work = WORK_BEFORE_EXPERIENCE.exec(text)?.[1] ?? '';
  return specificStems(work).some((word) => own.has(word) && !known.has(word));
}
const WORK_BEFORE_EXPERIENCE = /\b((?:[\p{L}-]+ )?[\p{L}-]+) experience\b/iu;
const wordsOf = (text: string): string =>
  tokenize(text)
    .map(({ norm }) => norm)
    .join(' ');

const specificStems = (words: string): string[] =>
  tokenize(words).flatMap(({ norm }) => {
    const { stemmed, weight } = weightedStem(norm);
    return weight >= TOPIC_WORD ? [stemmed] : [];
  });

const namesOf = (id: string): string[] => {
  const term = termById(id);
  return term ? [term.name, ...term.aliases] : [];
};

/** What the years are in, as keys; where only a workplace is named, any work there. */
function coreKeys(requirement: PostingRequirement, places: readonly number[]): number[] {
  const terms = (termsBeforeTitle(requirement) ?? coreTerms(requirement)).map((id) => keyOf('term', id));
  const keys = [...terms, ...titleKeys(requirement)];
  return keys.length === 0 ? [] : [...keys, ...places];
}

const claimKeys = (requirement: PostingRequirement): number[] =>
  claimsThatCount(
    [...coreTerms(requirement), ...(requirement.titles ?? []).map(({ id }) => id)],
    requirement.text,
  );

/** Of alternatives, one is enough. */
function enoughOf(weights: readonly number[], either: boolean): number {
  const enough = ENOUGH_OF_TOPIC * weights.reduce((sum, weight) => sum + weight, 0);
  return either ? Math.min(enough, NAMED_TOPIC) : enough;
}

/**
 * Whether a job led people is asked for apart from what it was in; and years of emergency nursing are no years of any other
 * nursing.
 */
function topicTerms({ terms, years }: PostingRequirement): string[] {
  const named = terms.filter((id) => !years?.ofTitles?.includes(id));
  if (years?.leading) return [...named.filter((id) => id !== TEAM_LEADERSHIP), ...(years.terms ?? [])];
  if (years?.either) return named;
  return named.filter((id) => !named.some((other) => termById(other)?.families.includes(id)));
}

/** "Cost accounting in a manufacturing plant": what the years are in, without where that was. */
function coreTerms(requirement: PostingRequirement): string[] {
  const terms = topicTerms(requirement);
  const place = WHERE.exec(requirement.text);
  if (!place) return terms;
  const before = new Set(findMentions(requirement.text.slice(0, place.index)).map(({ term }) => term.id));
  const core = terms.filter((id) => before.has(id));
  // In "retail or in a call center", the second place is one of the ways.
  return core.length > (requirement.years?.either ? 1 : 0) ? core : terms;
}
const WHERE =
  /\s(?:in|at|within) an? (?:[\w-]+ ){0,3}(?:agency|bank|business|clinic|company|dealership|environment|facility|factory|firm|hospital|hotel|kitchen|mill|office|plant|restaurant|setting|start-?up|store|warehouse)\b/i;

const LEADING_WORDS = new Set(
  'supervisory supervisor supervising supervision managerial lead leader leadership staff team crew people keyholder foreman capacity'
    .split(' ')
    .map((word) => keyOf('word', stem(word))),
);

/** "Four years of work experience": any work counts. */
const ANY_WORK =
  /\byears?['’]?(?: of)? (?:full[- ]time |paid |general |any |prior |previous )?work(?:ing)? experience\b(?! (?:in|with|as|at|on|related|relevant|similar))/i;

/**
 * "Three years of writing tests as a software engineer in banking": the tests and the title are what it was, and other work in
 * banking is none of it. Undefined where no title is asked so.
 */
function termsBeforeTitle(requirement: PostingRequirement): string[] | undefined {
  const { text, titles = [] } = requirement;
  const as = titles.length > 0 ? /\bas an? /i.exec(text) : null;
  if (!as) return undefined;
  const before = new Set(findMentions(text.slice(0, as.index)).map(({ term }) => term.id));
  return topicTerms(requirement).filter((id) => before.has(id));
}

const titleKeys = ({ titles = [] }: PostingRequirement): number[] =>
  titles.map(({ id }) => keyOf('title', id));

/**
 * A title says that somebody worked in one thing. Of several ("sales of software"), it may not be the one that matters, but of
 * several to choose from ("security or law enforcement") any will do. Who drives a bus is a bus driver.
 */
function tradeKeys(requirement: PostingRequirement, either: boolean): number[] {
  if (termsBeforeTitle(requirement)) return titleKeys(requirement);
  const terms = coreTerms(requirement).map((id) => keyOf('worked', id));
  const titles = [
    ...titleKeys(requirement),
    ...doersIn(requirement.text).map(({ id }) => keyOf('title', id)),
  ];
  return terms.length === 1 || either ? [...terms, ...titles] : titles;
}

/** Nobody has worked in a program or a certificate. */
const IS_WORK: ReadonlySet<string> = new Set(['skill', 'field']);

/** The required terms that are work, without programs and certificates. */
const workIn = ({ terms, years }: PostingRequirement): Term[] =>
  years && !years.leading
    ? terms.flatMap((id) => {
        const term = termById(id);
        return term && IS_WORK.has(term.kind) ? [term] : [];
      })
    : [];

/** Keys of the titles that speak of a wider skill than the one required: an account executive has sold, though nobody says to whom. */
const widerTrades = (requirement: PostingRequirement): number[] =>
  workIn(requirement).flatMap((term) => [...widerTerms(term)].map((wider) => keyOf('worked', wider)));

/** Keys of the professions that it belongs to first of all. */
const professionsOf = (requirement: PostingRequirement): number[] =>
  workIn(requirement).flatMap(({ professions: [profession] }) =>
    profession === undefined ? [] : [keyOf('profession', profession)],
  );

function addTitle(topics: Map<number, number>, title: JobTitle): void {
  topics.set(keyOf('title', title.id), NAMED_TOPIC);
  topics.set(keyOf('profession', title.profession), 1);
}
