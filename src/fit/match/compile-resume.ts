import { lineEnd, lineStart } from '../../shared/line-around.ts';
import { outside, type Range } from '../../shared/range.ts';
import { ENGLISH, TEAM_LEADERSHIP } from '../lexicon/ids.ts';
import { findMentions, widerTerms } from '../lexicon/lexicon.ts';
import type { Mention, Term } from '../lexicon/lexicon.types.ts';
import { titlesOfSameWork } from '../lexicon/titles/near-titles.ts';
import { LEXICON_NUMBERS } from '../numbers/lexicon-numbers.ts';
import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import { monthOf } from '../resume/dates.ts';
import type { ReadResume, ResumeSectionKind } from '../resume/resume.types.ts';
import { describesAction } from '../resume/work/part-kinds.ts';
import { isMostlyForeignScript } from '../text/foreign-script.ts';
import { findAmounts } from '../text/quantities/amounts.ts';
import { numberedLevel } from '../text/quantities/numbered-level.ts';
import { stem } from '../text/stem.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { isKnownWord } from '../vectors/word-vectors.ts';
import { claimedMonths, claimsOf, findClaimedYears } from './claimed-years.ts';
import type { CompiledResume, HeldTitle } from './compiled.types.ts';
import { amountKey } from './credit/held/asked-amounts.ts';
import { heldCodeKeys } from './credit/held/certificates/certificate-codes.ts';
import { explainedAcronyms, explainedKeys } from './credit/held/explained-acronyms.ts';
import { studiesOf } from './credit/held/held-studies.ts';
import { heldTitles } from './credit/held/held-titles.ts';
import { basicLanguageKey, isBasic, isKnown, knownLanguageKey } from './credit/held/language-levels.ts';
import { learnerKey } from './credit/held/learners.ts';
import { heldStateKeys, placeKeys } from './credit/held/licenses/license-states.ts';
import { heldLimitedKeys } from './credit/held/licenses/limited-licenses.ts';
import { ownLicenseKeys } from './credit/held/licenses/own-licenses.ts';
import { taughtKeys } from './credit/held/licenses/taught-subjects.ts';
import { worksAs } from './credit/held/more-than.ts';
import { branchesNotIn } from './credit/held/other-branches.ts';
import { employersOf } from './credit/named/named-employer.ts';
import { professionShares } from './credit/profession-shares.ts';
import { worthOfJobs } from './job-worth.ts';
import { buildKeyTable, type KeyFacts, type KeyTable, MAX_WORK_ENTRIES, recordFact } from './key-table.ts';
import { keyOf, LEADS_PEOPLE, pairKey } from './keys.ts';
import { contentWordKeys } from './mask/echoed-words.ts';
import { maskResume, tokensOfWhole } from './mask/mask-resume.ts';
import { sampleShingles, shinglesOf } from './mask/pasted-text.ts';
import { plainResumeText } from './mask/plain-resume-text.ts';
import { indexPassages } from './passages.ts';
import { usualOfTitle } from './usual-of-title.ts';
import { weightedStem } from './word-weights.ts';
import { workplacesNamed, workplacesOfTitle } from './workplaces/workplaces.ts';

const PROOF = {
  listed: MATCH_NUMBERS.listedProof.value,
  described: MATCH_NUMBERS.describedProof.value,
  withResult: MATCH_NUMBERS.resultProof.value,
};
const MOST_PEOPLE = LEXICON_NUMBERS.mostPeople.value;
const MAX_RESULT_DISTANCE = MATCH_NUMBERS.maxResultDistance.value;
const FAMILY_CREDIT = MATCH_NUMBERS.familyCredit.value;
const ONLY_LEARNT = MATCH_NUMBERS.onlyLearnt.value;
const PAIR_WINDOW = MATCH_NUMBERS.pairWindow.value;
const SATURATION = MATCH_NUMBERS.wordSaturation.value;

/**
 * Reads a résumé and compiles it into numbers, once for all postings. `today` (YYYY-MM-DD) is the end of current jobs.
 * Name, contact details, hints of age and mentions of career breaks are blanked before anything is compared, and so are
 * `blankedRanges`.
 */
export function compileResume(text: string, today: string, blankedRanges: Range[] = []): CompiledResume {
  const plain = plainResumeText(text);
  const allTokens = tokensOfWhole(plain);
  const { read, view, tokens, mentions, learnt, unheld, stuffed } = maskResume(plain, today, blankedRanges);
  const facts: KeyFacts = new Map();
  const places = resumePlaces(read);
  const usedTokens = learnt.size === 0 ? tokens : outside(tokens, [...learnt]);
  addWords(facts, usedTokens, places);
  addMentions(facts, view, mentions, learnt, tokens, places);
  for (const key of taughtKeys(view, mentions, read)) recordFact(facts, key, 1);
  for (const { term, why } of unheld)
    if (why === 'not held yet') recordFact(facts, keyOf('under way', term.id), 1);
  if (isEnglish(view, tokens) || hasEnglishHeading(read))
    for (const space of ['term', 'named'] as const)
      recordFact(facts, keyOf(space, ENGLISH), LANGUAGE_OF_TEXT);
  const held = heldTitles(view, read);
  addTitles(facts, held);
  for (const key of ownLicenseKeys(view, held)) recordFact(facts, key, 1);
  const claims = findClaimedYears(view);
  for (const { keys, months } of claimsOf(view, mentions, claims))
    for (const key of keys) recordFact(facts, key, months);
  for (const explained of explainedAcronyms(view))
    for (const key of explainedKeys(explained)) recordFact(facts, key, 1);
  addWorkplaces(facts, view, read);
  addLimits(facts, view, read);
  addGrades(facts, view);
  for (const { measure, most } of findAmounts(view)) recordFact(facts, amountKey(measure), most);
  const workPeriods = read.work.slice(0, MAX_WORK_ENTRIES).map(({ months, to }) => ({ months, to: to ?? 0 }));
  const unreadable = unreadableReason(plain, tokens, stuffed);
  return {
    text,
    read,
    today,
    readable: unreadable === undefined,
    ...(unreadable === undefined ? {} : { unreadable }),
    table: buildKeyTable(facts),
    passages: indexPassages(plain, view, usedTokens),
    held,
    professionShares: professionShares(mentions, held),
    workPeriods: workPeriods,
    thisMonth: monthOf(today),
    totalMonths: read.totalMonths,
    claimedMonths: Math.max(0, ...claims.map(claimedMonths)),
    studies: studiesOf(read),
    sampleShingles: sampleTable(sampleShingles(shinglesOf(allTokens))),
    contentWords: contentWordKeys(allTokens),
    blankedRanges: blankedRanges,
    stuffed,
  };
}

const MIN_WORDS = MATCH_NUMBERS.minResumeWords.value;

function unreadableReason(text: string, tokens: Token[], stuffed: boolean): string | undefined {
  if (isMostlyForeignScript(text))
    return 'The résumé is written in a script that is not read yet: only languages in Latin letters are.';
  if (tokens.filter((token) => /\p{L}/u.test(token.norm)).length >= MIN_WORDS) return undefined;
  if (stuffed)
    return 'The résumé says the same words again and again and nothing else that could be compared.';
  return 'The résumé has no text that could be compared.';
}

function sampleTable(sample: Int32Array): KeyTable {
  const facts: KeyFacts = new Map();
  for (const run of sample) recordFact(facts, run || 1, 1);
  return buildKeyTable(facts);
}

type Places = {
  sectionIndexAt: (offset: number) => number;
  entryAt: (offset: number) => number;
  sectionAt: (offset: number) => ResumeSectionKind;
  /** What is said there is worth as evidence, 0…1: less in a job that ended long ago. */
  worthAt: (offset: number) => number;
};

function resumePlaces(read: ReadResume): Places {
  const starts = read.sections.map(({ start }) => start);
  const sectionIndexAt = (offset: number): number => {
    let found = -1;
    for (let index = 0; index < starts.length && (starts[index] as number) <= offset; index++) found = index;
    return found;
  };
  const worth = worthOfJobs(read.work);
  return {
    worthAt: (offset) => {
      let most = 0;
      read.work.forEach((entry, index) => {
        if (offset >= entry.start && offset < entry.end) most = Math.max(most, worth[index] as number);
      });
      return most || 1;
    },
    entryAt: (offset) => {
      let bits = 0;
      read.work.forEach((entry, index) => {
        if (index < MAX_WORK_ENTRIES && offset >= entry.start && offset < entry.end) bits |= 1 << index;
      });
      return bits;
    },
    sectionIndexAt,
    sectionAt: (offset) => read.sections[sectionIndexAt(offset)]?.kind ?? 'other',
  };
}

function addWords(facts: KeyFacts, tokens: Token[], places: Places): void {
  let recent: number[] = [];
  let section = -1;
  const counts = new Map<number, number>();
  for (const token of tokens) {
    const inSection = places.sectionIndexAt(token.start);
    if (token.before === 'break' || inSection !== section) recent = [];
    section = inSection;
    const { stemmed, weight } = weightedStem(token.norm);
    if (weight === 0) continue;
    const key = keyOf('word', stemmed);
    const entries = places.entryAt(token.start);
    const count = (counts.get(key) ?? 0) + places.worthAt(token.start);
    counts.set(key, count);
    recordFact(facts, key, 1 - Math.exp(-SATURATION * count), entries);
    for (const other of recent) recordFact(facts, pairKey(other, key), 1, entries);
    recent = [...recent.slice(1 - PAIR_WINDOW), key];
  }
}

const LISTS_LANGUAGES: ReadonlySet<string> = new Set(['languages', 'skills']);

/** What somebody still has however long ago they used it. */
const STAYS: ReadonlySet<string> = new Set(['language', 'certification']);

function addMentions(
  facts: KeyFacts,
  view: string,
  mentions: Mention[],
  learnt: ReadonlySet<Mention>,
  tokens: Token[],
  places: Places,
): void {
  const shown = new Map<string, Shown>();
  const figures = tokensNearFigures(tokens, places);
  for (const mention of mentions) {
    const { term } = mention;
    const known = shown.get(term.id) ?? {
      term,
      listed: 0,
      described: 0,
      entries: 0,
      basic: true,
      learnt: learnt.has(mention),
    };
    shown.set(term.id, known);
    known.basic &&= isBasic(view, mention);
    if (isKnown(view, mention, LISTS_LANGUAGES.has(places.sectionAt(mention.start))))
      recordFact(facts, knownLanguageKey(term.id), 1);
    if (isCertified(view, mention, places)) recordFact(facts, keyOf('certified', mention.term.id), 1);
    for (const id of certifiedIn(view, mention)) recordFact(facts, keyOf('certified', id), 1);
    if (!known.learnt) known.entries |= places.entryAt(mention.start);
    const section = places.sectionAt(mention.start);
    const worth = STAYS.has(mention.term.kind) ? 1 : places.worthAt(mention.start);
    const isListed =
      section === 'interests' || (section === 'skills' && !describesAction(lineWith(view, mention)));
    if (isListed) known.listed = PROOF.listed;
    else
      known.described +=
        worth * (figures[tokenIndexAt(tokens, mention.start)] === 1 ? PROOF.withResult : PROOF.described);
  }
  for (const key of placeKeys(view)) recordFact(facts, key, 1);
  const certificates = mentions.filter(({ term }) => term.kind === 'certification');
  for (const ofOne of Map.groupBy(certificates, ({ term }) => term.id).values())
    for (const key of [
      ...heldStateKeys(view, ofOne),
      ...heldLimitedKeys(view, ofOne),
      ...heldCodeKeys(view, ofOne),
    ])
      recordFact(facts, key, 1);
  for (const { term, listed, described, entries, basic, learnt: isLearnt } of shown.values()) {
    if (basic) recordFact(facts, basicLanguageKey(term.id), 1);
    const credit = creditFromProof(listed + described);
    // What is only learnt is no other skill, and nobody has years in it.
    if (isLearnt) recordFact(facts, keyOf('named', term.id), ONLY_LEARNT * credit);
    else addTerm(facts, term, credit, entries);
  }
}

/** The line that a mention stands in, without its bullet. */
const lineWith = (view: string, { start, end }: Range): string =>
  view.slice(lineStart(view, start), lineEnd(view, end)).replace(/^\W+/, '');

const CERTIFICATE =
  /\b(?:certifi(?:ed|cate|cates|cation|cations)|credentials?|endorse(?:d|ment|ments)|licen[cs]e[ds]?)\b/i;
const CERTIFICATE_REACH = MATCH_NUMBERS.certificateContext.value;

/** "No structural or welding certification" */
const NONE = /(?:^|[.;\n])\W*no (?:[\p{L}-]+,? (?:(?:or|and) )?){0,4}$/iu;

/** True if a skill stands among certificates, or in a line beside the word: "Lean Six Sigma certified". */
function isCertified(view: string, { start, end }: Mention, places: Places): boolean {
  const before = view.slice(Math.max(0, start - CERTIFICATE_REACH), start);
  const after = view.slice(end, end + CERTIFICATE_REACH);
  if (NONE.test(before)) return false;
  if (places.sectionAt(start) === 'certifications') return true;
  return CERTIFICATE.test(before.slice(before.lastIndexOf('\n') + 1) + after.split('\n', 1)[0]);
}

/** What a certificate is in by its name: "group fitness certifications", where the certificate is a term of its own. */
function certifiedIn(view: string, { term, start, end }: Mention): string[] {
  if (term.kind !== 'certification') return [];
  const words = view.slice(start, end).replace(CERTIFICATE_LAST, '');
  return words.length === end - start
    ? []
    : findMentions(words).flatMap((one) => (one.start === 0 && one.end === words.length ? one.term.id : []));
}
const CERTIFICATE_LAST = /\s(?:certifi\w+|certs?|credentials?)$/i;

/** Records the level of "Level 2", divided by ten, for every word of its line. */
function addGrades(facts: KeyFacts, view: string): void {
  for (const line of view.split('\n')) {
    const level = numberedLevel(line);
    if (level === 0) continue;
    for (const { norm } of tokenize(line)) recordFact(facts, keyOf('grade', stem(norm)), level / 10);
  }
}

type Shown = {
  term: Term;
  listed: number;
  described: number;
  entries: number;
  basic: boolean;
  learnt: boolean;
};

const UNPROVEN_COST = MATCH_NUMBERS.unprovenCost.value;
const PROOF_FACTOR = MATCH_NUMBERS.proofFactor.value;

/** The credit rises towards 1 for a skill that is mentioned many times. */
function creditFromProof(proof: number): number {
  return 1 - UNPROVEN_COST / (1 + PROOF_FACTOR * proof);
}

/** Marks the tokens near a figure that isn't a year: 40%, 1,200, 14 beds. */
function tokensNearFigures(tokens: Token[], places: Places): Uint8Array {
  const near = new Uint8Array(tokens.length);
  tokens.forEach(({ norm }, index) => {
    if (!/^\d/.test(norm) || /^(?:19|20)\d\d$/.test(norm)) return;
    const section = places.sectionIndexAt((tokens[index] as Token).start);
    const last = Math.min(tokens.length - 1, index + MAX_RESULT_DISTANCE);
    for (let other = Math.max(0, index - MAX_RESULT_DISTANCE); other <= last; other++) {
      if (places.sectionIndexAt((tokens[other] as Token).start) === section) near[other] = 1;
    }
  });
  return near;
}

/** The index of the token that starts at or after an offset. */
function tokenIndexAt(tokens: Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] as Token).start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const LANGUAGE_OF_TEXT = MATCH_NUMBERS.languageOfText.value;
const ENGLISH_WORDS = new Set('the and of to in for with on as by from at'.split(' '));
const ENGLISH_SHARE = MATCH_NUMBERS.englishShare.value;

/** Words that no other language that is read has. */
const ONLY_ENGLISH_WORDS = new Set('the and of to for with from by'.split(' '));
const TERSE_ENGLISH_SHARE = MATCH_NUMBERS.terseEnglishShare.value;
const TERSE_ENGLISH_WORDS = MATCH_NUMBERS.terseEnglishWords.value;
const ENGLISH_VOCABULARY = MATCH_NUMBERS.englishVocabulary.value;
const ENGLISH_VOCABULARY_WORDS = MATCH_NUMBERS.englishVocabularyWords.value;

/** Many English function words, or, in a résumé that leaves most of them out, several that are only English. */
function isEnglish(view: string, tokens: Token[]): boolean {
  const english = tokens.filter(({ norm }) => ENGLISH_WORDS.has(norm));
  if (english.length >= tokens.length * ENGLISH_SHARE) return true;
  const only = new Set(english.map(({ norm }) => norm).filter((norm) => ONLY_ENGLISH_WORDS.has(norm)));
  if (english.length >= tokens.length * TERSE_ENGLISH_SHARE && only.size >= TERSE_ENGLISH_WORDS) return true;
  return isOfEnglishWords(view, tokens);
}

/** "Forklift, stow and pick, scanner. Need nights": words of English postings and résumés. At most 43 % of what is in other languages are. */
function isOfEnglishWords(view: string, tokens: Token[]): boolean {
  const plain = tokens.filter(({ start, end }) => PLAIN_WORD.test(view.slice(start, end)));
  const words = [...new Set(plain.map(({ norm }) => norm))];
  const known = words.filter((word) => isKnownWord(stem(word)));
  return words.length >= ENGLISH_VOCABULARY_WORDS && known.length >= words.length * ENGLISH_VOCABULARY;
}
const PLAIN_WORD = /^\p{Ll}{3,}$/u;

/** A short résumé has few words besides names, but its headings tell. French ones have "Education" as well. */
const ENGLISH_HEADING =
  /^\W*(?:(?:work|professional|relevant|job) experience|experience|(?:work|employment|job) history|employment|skills (?:and|&) \w+|education and training)\W*$/i;
const hasEnglishHeading = ({ sections }: ReadResume): boolean =>
  sections.some(({ heading }) => heading && ENGLISH_HEADING.test(heading.text));

function addTerm(facts: KeyFacts, term: Term, credit: number, entries: number): void {
  recordFact(facts, keyOf('term', term.id), credit, entries);
  if (term.id === TEAM_LEADERSHIP) recordFact(facts, LEADS_PEOPLE, 1, entries);
  recordFact(facts, keyOf('named', term.id), credit);
  for (const id of widerTerms(term)) recordFact(facts, keyOf('term', id), credit * FAMILY_CREDIT, entries);
  for (const { id, credit: share } of term.near)
    recordFact(facts, keyOf('term', id), credit * share, entries);
}

/** Records the titles of the work entries, so that years can be counted by title. */
function addTitles(facts: KeyFacts, held: HeldTitle[]): void {
  for (const { title, credit, entry } of held) {
    const bits = entry < 0 ? 0 : 1 << entry;
    for (const key of title.titles) recordFact(facts, key, credit, bits);
    // Years as a lawyer are those of a legal counsel, too, who doesn't have the title.
    if (title.titles.length > 0)
      for (const id of [...title.indexes].flatMap(titlesOfSameWork))
        recordFact(facts, keyOf('title', id), 0, bits);
    for (const key of title.professions) recordFact(facts, key, credit, bits);
    for (const key of title.fields) recordFact(facts, key, credit, bits);
    // The job's years count as work in it, but a skill is shown only by what the résumé says: no credit for the term.
    for (const id of title.work) {
      recordFact(facts, keyOf('term', id), 0, bits);
      recordFact(facts, keyOf('worked', id), 1, bits);
    }
    for (const { skills } of usualOfTitle(title))
      for (const [id, share] of skills) {
        recordFact(facts, keyOf('usual', id), credit * share);
        if (share >= MOST_PEOPLE) recordFact(facts, keyOf('term', id), 0, bits);
      }
    for (const key of workplacesOfTitle(title)) recordFact(facts, key, 1, bits);
    if (title.leads) recordFact(facts, LEADS_PEOPLE, 1, bits);
  }
}

/** Records which public body and what kind of workplace each employer is, of those who worked there. */
function addWorkplaces(facts: KeyFacts, view: string, read: ReadResume): void {
  read.work.slice(0, MAX_WORK_ENTRIES).forEach((entry, index) => {
    const { title, employer } = entry;
    for (const key of employersOf(view, entry)) recordFact(facts, key, 1, 1 << index);
    if (!employer || (title && NO_WORK.test(title.text))) return;
    const note = NOTE.exec(view.slice(employer.end, employer.end + NOTE_REACH))?.[1];
    for (const key of workplacesNamed(employer.text, note)) recordFact(facts, key, 1, 1 << index);
  });
}
const NO_WORK = /\b(?:student|pupil|patient|volunteer|resident|inmate|parent)s?\b/i;
/** "Rotary HR (nine restaurants and two hotels)" */
const NOTE = /^ ?\(((?=[\p{Ll}\d])(?:[^()\n]|\([^()\n]*\))+)\)/u;
const NOTE_REACH = MATCH_NUMBERS.employerNote.value;

/** Records the work entries of those who learnt the job there, those in one branch of a trade alone, and what each was done as. */
function addLimits(facts: KeyFacts, view: string, read: ReadResume): void {
  read.work.slice(0, MAX_WORK_ENTRIES).forEach(({ title, start, end }, index) => {
    if (!title) return;
    const learner = learnerKey(title.text);
    const keys = [
      ...(learner === undefined ? [] : [learner]),
      ...branchesNotIn(title.text, view.slice(start, end)),
      ...worksAs(title.text),
    ];
    for (const key of keys) recordFact(facts, key, 1, 1 << index);
  });
}
