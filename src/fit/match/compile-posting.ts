import { within } from '../../shared/range.ts';
import type { ComponentKey, RequirementKind, RequirementLevel } from '../../shared/results/fit-result.ts';
import { termById, widerTerms } from '../lexicon/lexicon.ts';
import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import { postingTokens } from '../posting/lines/breaks/glued-words.ts';
import type { PostingRequirement, ReadPosting } from '../posting/posting.types.ts';
import { readPosting } from '../posting/read-posting.ts';
import { RELEVANCE } from '../posting/relevance/relevance.ts';
import { asksToLeadPeople } from '../posting/requirements/leading-people.ts';
import { COMPONENT_KEYS } from '../score/component-labels.ts';
import { isMostlyForeignScript } from '../text/foreign-script.ts';
import { stem } from '../text/stem.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { rarityOf } from '../vectors/word-vectors.ts';
import type { CompiledPosting, CompiledRequirement } from './compiled.types.ts';
import { creditGroupOf } from './credit/credit-groups.ts';
import { EASE, type EaseModel, easeOf } from './credit/ease.ts';
import { amountsAsked } from './credit/held/asked-amounts.ts';
import { requiredCodes } from './credit/held/certificates/certificate-codes.ts';
import { explainedAcronyms, explainedKeys } from './credit/held/explained-acronyms.ts';
import { fluentLanguages, knownLanguageKey } from './credit/held/language-levels.ts';
import { learnersLeftOut } from './credit/held/learners.ts';
import { requiredStates } from './credit/held/licenses/license-states.ts';
import { limitedKeysOf } from './credit/held/licenses/limited-licenses.ts';
import { ownLicense } from './credit/held/licenses/own-licenses.ts';
import { askedToTeach } from './credit/held/licenses/taught-subjects.ts';
import { moreThan } from './credit/held/more-than.ts';
import { otherBranches } from './credit/held/other-branches.ts';
import { asksOnlyForEmployer, employerAsked } from './credit/named/named-employer.ts';
import { initialsOfChoice, namedOutright, namedWords, nameOrEquivalent } from './credit/named/named-words.ts';
import { compileTitle, mainTitle } from './credit/title-likeness.ts';
import { experienceTopics } from './experience-topics.ts';
import { keyOf, pairKey } from './keys.ts';
import { buildVocabulary } from './mask/echoed-words.ts';
import { MAX_TEXT_LENGTH } from './mask/max-text-length.ts';
import { sampleShingles, shinglesOf } from './mask/pasted-text.ts';
import { postingProfessions } from './posting-professions.ts';
import { usualOf } from './usual-words.ts';
import { weightedStem, weightedStems } from './word-weights.ts';

/** What was learned to read postings and to weigh what they ask, as the engine uses it; the lab passes others. */
const LEARNED = { relevance: RELEVANCE, ease: EASE };

const MIN_POSTING_WORDS = MATCH_NUMBERS.minPostingWords.value;
const TOPIC_WORD = MATCH_NUMBERS.topicWord.value;
const TITLE_REPEATS = MATCH_NUMBERS.titleRepeats.value;

/**
 * Reads a posting and compiles it into numbers, once for all résumés. See `readPosting` for the input. Text beyond
 * `MAX_TEXT_LENGTH` characters is ignored. `unreadable` is set if no résumé can be compared with this posting.
 */
export function compilePosting(text: string, title?: string, learned = LEARNED): CompiledPosting {
  const read = readPosting(text.slice(0, MAX_TEXT_LENGTH), title, learned.relevance);
  const tokens = postingTokens(read.view);
  const shingles = shinglesOf(tokens);
  const requirements = withRoleWeight(
    read.requirements.map((requirement) => compileRequirement(requirement, tokens, read, learned.ease)),
  );
  const topic = postingTopic(read, tokens);
  const posting: CompiledPosting = {
    text,
    read,
    requirements,
    role: compileTitle(mainTitle(read.title), read.titles),
    professionShares: postingProfessions(read),
    topic,
    usual: usualOf(topic, requirements),
    shingles: new Set(shingles),
    sampleShingles: sampleShingles(shingles).map((run) => run || 1),
    vocabulary: buildVocabulary(tokens),
  };
  const unreadable = unreadableReason(posting, tokens);
  return unreadable ? { ...posting, unreadable } : posting;
}

function unreadableReason(posting: CompiledPosting, tokens: Token[]): string | undefined {
  if (tokens.length === 0) return 'The posting has no text.';
  if (isMostlyForeignScript(posting.read.view))
    return 'The posting is written in a script that is not read yet: only languages in Latin letters are.';
  if (tokens.length < MIN_POSTING_WORDS) return 'The posting is too short to say what the job asks for.';
  const hard = posting.requirements.some(({ source }) => source.kind !== 'trait');
  if (!hard) return 'The posting names no requirement that a résumé could be compared with.';
  return undefined;
}

function compileRequirement(
  requirement: PostingRequirement,
  tokens: Token[],
  read: ReadPosting,
  ease: EaseModel,
): CompiledRequirement {
  const ownTokens = requirement.words.flatMap((range) => within(tokens, range));
  const words = weightedWords(ownTokens);
  const stems = weightedStems(ownTokens);
  const states = requiredStates(requirement);
  const codes = requiredCodes(requirement);
  const certified = requirement.kind === 'certification' ? requirement.terms.filter(isNoCertificate) : [];
  const asked = requirement.terms.filter((id) => !isInCertificate(id, requirement.terms));
  const keysIn = (space: 'term' | 'named') =>
    Int32Array.from(asked, (id) => keyOf(certified.includes(id) ? 'certified' : space, id));
  return {
    source: requirement,
    component: componentOf(requirement),
    slot: COMPONENT_KEYS.indexOf(componentOf(requirement)),
    weight: scoreWeight(requirement),
    group: creditGroupOf(requirement),
    ease: easeOf(requirement, stems, ease),
    licence: isRequiredLicence(requirement),
    terms: keysIn('term'),
    named: keysIn(ASKS_FOR_ANY.test(requirement.label) ? 'term' : 'named'),
    underWay: Int32Array.from(requirement.underWay ? requirement.terms : [], (id) => keyOf('under way', id)),
    usual: Int32Array.from(requirement.terms, (id) => keyOf('usual', id)),
    wider: Int32Array.from([
      ...widerTermKeys(requirement.terms),
      ...certified.map((id) => keyOf('term', id)),
    ]),
    words: Int32Array.from(words.keys),
    weights: Float32Array.from(words.weights),
    paper: paperWords(requirement, ownTokens),
    wordTotal: words.weights.reduce((sum, weight) => sum + weight, 0),
    stems,
    pairs: Int32Array.from(words.pairs),
    ...acronymKeys(requirement.text),
    names: namedWords(ownTokens, read.view),
    outright: [
      ...initialsOfChoice(requirement),
      ...(requirement.terms.length > 0
        ? nameOrEquivalent(requirement.label)
        : [...namedOutright(ownTokens, read.view), ...ownLicense(requirement, read)]),
    ],
    months: requirement.years ? Math.round(requirement.years.min * 12) : 0,
    recent: Math.round((requirement.years?.within ?? 0) * 12),
    ...experienceTopics(requirement, words, read),
    leading: isLeading(requirement),
    fluent: fluentLanguages(requirement, read.view),
    known: Int32Array.from(requirement.kind === 'language' ? requirement.terms : [], knownLanguageKey),
    learners: learnersLeftOut(requirement),
    otherBranches: otherBranches(requirement),
    moreThan: moreThan(requirement),
    grade: requirement.grade?.level ?? 0,
    gradeWords: Int32Array.from(requirement.grade ? gradeWords(within(tokens, requirement.grade.words)) : []),
    amounts: amountsAsked(requirement),
    ...(states ? { states } : {}),
    ...(codes ? { codes } : {}),
    ...askedToTeach(requirement, read.view),
    limited: limitedKeysOf(requirement),
    employer: employerAsked(requirement.text),
    onlyEmployed: asksOnlyForEmployer(requirement.text),
    ...(requirement.options
      ? {
          options: requirement.options.map((option) =>
            option.map((one) => compileRequirement(one, tokens, read, ease)),
          ),
        }
      : {}),
  };
}

/** The words that name a certificate which the lexicon doesn't know; none for anything else. */
function paperWords({ kind, terms }: PostingRequirement, tokens: Token[]): CompiledRequirement['paper'] {
  const isUnknown = kind === 'certification' && terms.length === 0;
  const named = isUnknown ? tokens.filter(({ norm }) => !SAYS_LEVEL.has(norm)) : [];
  const { keys, weights } = weightedWords(named);
  const specific = keys.filter((_, index) => (weights[index] as number) >= TOPIC_WORD);
  return { words: Int32Array.from(specific), weights: new Float32Array(specific.length).fill(1) };
}
const SAYS_LEVEL: ReadonlySet<string> = new Set(
  'grade level i ii iii iv v higher above bonus plus'.split(' '),
);

/** Programs, licenses and degrees ask for no such thing. */
const MAY_LEAD: ReadonlySet<RequirementKind> = new Set(['skill', 'trait', 'duty']);

const isLeading = ({ kind, label, years }: PostingRequirement): boolean =>
  years ? years.leading === true : MAY_LEAD.has(kind) && asksToLeadPeople(label);

/** The keys of initials that are explained; 0 if there are none. */
function acronymKeys(text: string): Pick<CompiledRequirement, 'acronym' | 'explained' | 'meaning'> {
  const [first] = explainedAcronyms(text);
  if (!first) return { acronym: 0, explained: 0, meaning: 0 };
  const [explained, meaning] = explainedKeys(first);
  return { acronym: keyOf('word', weightedStem(first.acronym.toLowerCase()).stemmed), explained, meaning };
}

/** "At least one programming language", "a CRM": any of that kind is the thing itself. */
const ASKS_FOR_ANY =
  /\b(?:at least one|one or more|any|an?|another)\b (?:[\w+#/-]+ ){0,3}(?:languages?|frameworks?|databases?|tools?|systems?|software|programs?|packages?|platforms?|providers?|crms?|erps?|libraries)\b/i;

/** A skill that a certificate is asked in: the skill alone is only part of it. */
const isNoCertificate = (id: string): boolean => termById(id)?.kind !== 'certification';

/** "Certification in dementia care (CDP)" asks for the certificate alone: what it is in doesn't count beside it. */
function isInCertificate(id: string, terms: readonly string[]): boolean {
  const name = termById(id)?.name;
  return terms.some((other) => {
    const certificate = termById(other);
    return other !== id && certificate?.kind === 'certification' && certificate.name.startsWith(`${name} `);
  });
}

function componentOf(requirement: PostingRequirement): ComponentKey {
  if (requirement.kind === 'title') return 'role';
  if (requirement.kind === 'education') return 'education';
  if (requirement.duty) return 'role';
  if (requirement.level !== 'must') return 'preferred';
  return requirement.kind === 'experience' ? 'experience' : 'mustHaves';
}

const REQUIRED_LICENCE = MATCH_NUMBERS.requiredLicence.value;

function isRequiredLicence({ kind, level, weight, later }: PostingRequirement): boolean {
  return kind === 'certification' && level === 'must' && !later && weight >= REQUIRED_LICENCE;
}

const LEVEL_WEIGHTS: Record<RequirementLevel, number> = {
  must: 1,
  preferred: MATCH_NUMBERS.wishWeight.value,
  nice: MATCH_NUMBERS.bonusWeight.value,
};
const KIND_WEIGHTS: Partial<Record<RequirementKind, number>> = {
  trait: MATCH_NUMBERS.traitWeight.value,
  experience: MATCH_NUMBERS.experienceWeight.value,
};
const ROLE_SHARE = MATCH_NUMBERS.roleShare.value;
const LEAST_ROLE_WEIGHT = MATCH_NUMBERS.leastRoleWeight.value;

/** A must-have that nobody needs to have yet weighs as much as a wish. */
function scoreWeight({ kind, level, weight, later }: PostingRequirement): number {
  return weight * LEVEL_WEIGHTS[later && level === 'must' ? 'preferred' : level] * (KIND_WEIGHTS[kind] ?? 1);
}

/** Gives the title its share of the whole. */
function withRoleWeight(requirements: CompiledRequirement[]): CompiledRequirement[] {
  const asked = requirements.reduce(
    (sum, { source, weight }) => (source.kind === 'title' ? sum : sum + weight),
    0,
  );
  const weight = Math.max(LEAST_ROLE_WEIGHT, (asked * ROLE_SHARE) / (1 - ROLE_SHARE));
  return requirements.map((one) => (one.source.kind === 'title' ? { ...one, weight } : one));
}

function widerTermKeys(ids: string[]): number[] {
  const wider = new Set<string>();
  for (const id of ids) {
    const term = termById(id);
    if (term) for (const family of widerTerms(term)) wider.add(family);
  }
  return [...wider].filter((id) => !ids.includes(id)).map((id) => keyOf('term', id));
}

type Words = { keys: number[]; weights: number[]; pairs: number[] };

/** The words that carry weight, each once, and the pairs of neighbouring ones. */
function weightedWords(tokens: Token[]): Words {
  const found: Words = { keys: [], weights: [], pairs: [] };
  let last = 0;
  for (const token of tokens) {
    if (token.before === 'break') last = 0;
    const { stemmed, weight } = weightedStem(token.norm);
    if (weight === 0) continue;
    const key = keyOf('word', stemmed);
    if (last !== 0 && last !== key) found.pairs.push(pairKey(last, key));
    last = key;
    if (found.keys.includes(key)) continue;
    found.keys.push(key);
    found.weights.push(weight * rarityOf(stemmed));
  }
  return found;
}

/** The words that a numbered level applies to: "Level 3 food safety". */
function gradeWords(tokens: Token[]): Set<number> {
  const named = tokens.filter(({ norm }) => norm !== 'level' && weightedStem(norm).weight >= TOPIC_WORD);
  return new Set(named.map(({ norm }) => keyOf('grade', stem(norm))));
}

/** The words of the title and of all requirements; frequent words have more weight. */
function postingTopic(read: ReadPosting, tokens: Token[]): CompiledPosting['topic'] {
  const counts = new Map<number, { weight: number; count: number }>();
  const add = (token: Token, times: number): void => {
    const { stemmed, weight } = weightedStem(token.norm);
    if (weight < TOPIC_WORD) return;
    const key = keyOf('word', stemmed);
    counts.set(key, { weight, count: (counts.get(key)?.count ?? 0) + times });
  };
  for (const token of tokenize(mainTitle(read.title))) add(token, TITLE_REPEATS);
  const ranges = read.requirements
    .flatMap((requirement) => requirement.words)
    .sort((a, b) => a.start - b.start);
  let reached = 0;
  for (const range of ranges) {
    for (const token of within(tokens, { start: Math.max(range.start, reached), end: range.end }))
      add(token, 1);
    reached = Math.max(reached, range.end);
  }
  const words = [...counts].map(([key, { weight, count }]) => ({
    key,
    share: weight * (1 + Math.log(count)),
  }));
  const total = words.reduce((sum, { share }) => sum + share, 0) || 1;
  return {
    keys: Int32Array.from(words.map(({ key }) => key)),
    shares: Float32Array.from(words.map(({ share }) => share / total)),
  };
}
