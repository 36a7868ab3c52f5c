import { STUDY_BIT } from './compile-resume.ts';
import type { CompiledAsk, CompiledPosting, CompiledResume, CompiledRole } from './compiled.types.ts';
import { creditOf, entriesOf, type KeyTable, slotOf } from './key-table.ts';

/** Holding only the wider thing ("relational databases") earns this share of the narrower one that was asked for. */
const WIDER_SHARE = 0.25;
/** A share of the words below which a phrase is not met at all, and above which it is met in full. */
/** A long sentence is answered by this much weight of its words, a short one only by most of them. */
const ENOUGH_WORDS = 2.5;
const PHRASE_FROM = 0.1;
const PHRASE_TO = 0.8;
/** A term's own words, found without the term, prove less than the term. */
/** Words found apart from each other count by this share of what they say together. */
const SCATTERED = 0.8;
const TERM_WORDS_SHARE = 0.6;
/** Of a list of examples one earns this much; the others earn the rest together. */
const EXAMPLES_BEST = 0.85;
/** Nobody says all that a posting says: this share of its words' weight is worth more than half. */
const HALF_TOPIC = 0.18;
/** What makes two jobs alike: the title held, the trades of the skills shown, the words used. They sum to 1. */
const LIKENESS = { title: 0.22, trade: 0.1, topic: 0.68 };
const ENOUGH_OF_TOPIC = 0.6;
/** Years in something named count by no more than this where a job shows neither it nor anything near. */
const ELSEWHERE = 0.15;
/** Years that a résumé claims without dates prove a little less than dated ones. */
const CLAIM_SHARE = 0.9;

/** A qualification one numbered level below the asked one earns this share, a lower one the other. */
const ONE_LEVEL_SHORT = 0.5;
const MORE_LEVELS_SHORT = 0.25;

/** How far a résumé answers one question, 0…1. */
export function creditFor(ask: CompiledAsk, posting: CompiledPosting, resume: CompiledResume): number {
  const credit = ungradedCredit(ask, posting, resume);
  return ask.grade === 0 ? credit : credit * gradeShare(ask, resume.table);
}

/** Compares "Level 2" with the asked "Level 3" where the same words are said of both. */
function gradeShare(ask: CompiledAsk, table: KeyTable): number {
  const held = Math.round(10 * best(ask.gradeWords, table));
  if (held === 0 || held >= ask.grade) return 1;
  return held === ask.grade - 1 ? ONE_LEVEL_SHORT : MORE_LEVELS_SHORT;
}

function ungradedCredit(ask: CompiledAsk, posting: CompiledPosting, resume: CompiledResume): number {
  const { kind, duty } = ask.ask;
  if (ask.options) return Math.max(...ask.options.map((option) => meanCredit(option, posting, resume)));
  if (kind === 'title') return roleCredit(posting, resume.table);
  if (kind === 'experience') return experienceCredit(ask, resume);
  if (kind === 'education') return educationCredit(ask, resume);
  const phrase = phraseCredit(ask, resume.table);
  if (duty) return Math.max(phrase, dutyCredit(ask, resume.table, phrase));
  if (ask.terms.length === 0) return phrase;
  if (kind === 'language') return termCredit(ask, resume.table);
  return Math.max(termCredit(ask, resume.table), ask.words.length > 1 ? phrase * TERM_WORDS_SHARE : 0);
}

/** The credit of several questions together, by weight. */
export function meanCredit(asks: CompiledAsk[], posting: CompiledPosting, resume: CompiledResume): number {
  let sum = 0;
  let whole = 0;
  for (const ask of asks) {
    sum += ask.weight * creditFor(ask, posting, resume);
    whole += ask.weight;
  }
  return whole === 0 ? 0 : sum / whole;
}

export function termCredit(ask: CompiledAsk, table: KeyTable): number {
  let best = 0;
  for (let index = 0; index < ask.terms.length; index++) {
    const credit = creditOf(table, ask.terms[index] as number);
    if (credit > best) best = credit;
  }
  if (ask.ask.examples) return EXAMPLES_BEST * best + (1 - EXAMPLES_BEST) * meanTerm(ask, table);
  if (best >= WIDER_SHARE) return best;
  for (let index = 0; index < ask.wider.length; index++) {
    const credit = creditOf(table, ask.wider[index] as number) * WIDER_SHARE;
    if (credit > best) best = credit;
  }
  return best;
}

function meanTerm(ask: CompiledAsk, table: KeyTable): number {
  let sum = 0;
  for (let index = 0; index < ask.terms.length; index++) sum += creditOf(table, ask.terms[index] as number);
  return sum / ask.terms.length;
}

/** Half the words' weight, half the neighbouring words, so that scattered common words prove little. */
export function phraseCredit(ask: CompiledAsk, table: KeyTable): number {
  if (ask.wordTotal === 0) return 0;
  let found = 0;
  for (let index = 0; index < ask.words.length; index++) {
    if (slotOf(table, ask.words[index] as number) >= 0) found += ask.weights[index] as number;
  }
  const words = Math.min(1, found / Math.min(ask.wordTotal, ENOUGH_WORDS));
  const share =
    ask.pairs.length === 0 ? words : Math.max(SCATTERED * words, 0.6 * words + 0.4 * pairShare(ask, table));
  return Math.min(1, Math.max(0, (share - PHRASE_FROM) / (PHRASE_TO - PHRASE_FROM)));
}

function pairShare(ask: CompiledAsk, table: KeyTable): number {
  let found = 0;
  for (let index = 0; index < ask.pairs.length; index++) {
    if (slotOf(table, ask.pairs[index] as number) >= 0) found++;
  }
  return found / ask.pairs.length;
}

/** A duty is shown by its words and by the skills it names, together. */
function dutyCredit(ask: CompiledAsk, table: KeyTable, phrase: number): number {
  if (ask.terms.length === 0) return phrase;
  let sum = 0;
  for (let index = 0; index < ask.terms.length; index++) sum += creditOf(table, ask.terms[index] as number);
  return 0.5 * phrase + 0.5 * (sum / ask.terms.length);
}

function experienceCredit(ask: CompiledAsk, resume: CompiledResume): number {
  if (ask.months === 0) return 1;
  const months = monthsFor(ask, resume);
  return Math.min(1, months / ask.months);
}

/** How much of what the years must be spent on each work entry shows, 0…1, and the résumé anywhere. */
export function topicShares(
  ask: CompiledAsk,
  resume: CompiledResume,
): { entries: Float64Array; anywhere: number } {
  const { topics, topicWeights } = ask;
  const { stretches, table } = resume;
  const entries = new Float64Array(stretches.length);
  if (topics.length === 0) return { entries: entries.fill(1), anywhere: 1 };
  let whole = 0;
  let anywhere = 0;
  for (let topic = 0; topic < topics.length; topic++) {
    const weight = topicWeights[topic] as number;
    whole += weight;
    const slot = slotOf(table, topics[topic] as number);
    if (slot < 0) continue;
    anywhere += weight;
    const bits = table.entries[slot] as number;
    for (let index = 0; index < entries.length; index++) {
      if ((bits >> index) & 1) entries[index] = (entries[index] as number) + weight;
    }
  }
  const enough = whole * ENOUGH_OF_TOPIC;
  const shown = coreEntries(ask, table);
  for (let index = 0; index < entries.length; index++) {
    const most = (shown >> index) & 1 ? 1 : ELSEWHERE;
    entries[index] = Math.min(most, (entries[index] as number) / enough);
  }
  return { entries, anywhere: Math.min(shown === 0 ? ELSEWHERE : 1, anywhere / enough) };
}

/** The work entries (bits) that show a known skill or title of the asked ones; all where none is known. */
function coreEntries(ask: CompiledAsk, table: KeyTable): number {
  if (ask.core.length === 0) return -1;
  let bits = 0;
  for (let index = 0; index < ask.core.length; index++) bits |= entriesOf(table, ask.core[index] as number);
  return bits;
}

/**
 * Months of work spent on the topics. An entry counts in full when it shows a third of what was asked for, less when
 * it shows less; years that the text claims count by what the whole résumé shows.
 */
export function monthsFor(ask: CompiledAsk, resume: CompiledResume): number {
  const { entries, anywhere } = topicShares(ask, resume);
  let months = 0;
  for (let index = 0; index < entries.length; index++) {
    months += (resume.stretches[index]?.months ?? 0) * (entries[index] as number);
  }
  return Math.max(Math.min(months, resume.totalMonths), resume.claimedMonths * CLAIM_SHARE * anywhere);
}

/** A degree one level short earns six tenths, two levels three; another field of study takes three tenths away. */
function educationCredit(ask: CompiledAsk, resume: CompiledResume): number {
  if (resume.degree === 0) return 0;
  const short = Math.max(0, ask.degree - resume.degree);
  const level = short === 0 ? 1 : short === 1 ? 0.6 : short === 2 ? 0.3 : 0.1;
  if (ask.fields.length === 0) return level;
  for (let index = 0; index < ask.fields.length; index++) {
    if (entriesOf(resume.table, ask.fields[index] as number) & STUDY_BIT) return level;
  }
  return level * 0.6;
}

/** Likeness of the job's title to the titles held, and of its trade to the trade shown, 0…1. */
export function roleCredit(posting: CompiledPosting, table: KeyTable): number {
  const { role, trades } = posting;
  let title = 0;
  title = best(role.titles, table);
  if (title < 0.75) title = Math.max(title, 0.75 * best(role.professions, table));
  if (title < 0.4) title = Math.max(title, 0.4 * best(role.fields, table));
  title = Math.max(title, 0.9 * wordShare(role, table));
  let trade = 0;
  for (let index = 0; index < trades.keys.length; index++) {
    trade += creditOf(table, trades.keys[index] as number) * (trades.shares[index] as number);
  }
  const shared = topicShare(posting, table);
  const topic = ((1 + HALF_TOPIC) * shared) / (shared + HALF_TOPIC);
  const known = trades.keys.length > 0 ? LIKENESS.trade : 0;
  const whole = LIKENESS.title + known + LIKENESS.topic;
  return (LIKENESS.title * title + known * trade + LIKENESS.topic * topic) / whole;
}

/** How much of what the posting is about the résumé speaks of, 0…1; a word said more often counts more. */
export function topicShare({ topic }: CompiledPosting, table: KeyTable): number {
  let share = 0;
  for (let index = 0; index < topic.keys.length; index++) {
    share += creditOf(table, topic.keys[index] as number) * (topic.shares[index] as number);
  }
  return share;
}

function best(keys: Int32Array, table: KeyTable): number {
  let most = 0;
  for (let index = 0; index < keys.length; index++) {
    const credit = creditOf(table, keys[index] as number);
    if (credit > most) most = credit;
  }
  return most;
}

export function wordShare(role: CompiledRole, table: KeyTable): number {
  let total = 0;
  let found = 0;
  for (let index = 0; index < role.words.length; index++) {
    const weight = role.weights[index] ?? 0;
    total += weight;
    found += weight * creditOf(table, role.words[index] as number);
  }
  return total === 0 ? 0 : found / total;
}
