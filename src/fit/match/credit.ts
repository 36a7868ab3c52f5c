import type { CompiledAsk, CompiledPosting, CompiledResume, CompiledRole } from './compiled.types.ts';
import { creditOf, entriesOf, type KeyTable, slotOf } from './key-table.ts';

/** Holding only the wider thing ("relational databases") earns this share of the narrower one that was asked for. */
const WIDER_SHARE = 0.4;
/** A share of the words below which a phrase is not met at all, and above which it is met in full. */
const PHRASE_FROM = 0.3;
const PHRASE_TO = 0.85;
/** A term's own words, found without the term, prove less than the term. */
const TERM_WORDS_SHARE = 0.6;

/** How far a résumé answers one question, 0…1. */
export function creditFor(ask: CompiledAsk, posting: CompiledPosting, resume: CompiledResume): number {
  const { kind, duty } = ask.ask;
  if (kind === 'title') return roleCredit(posting, resume.table);
  if (kind === 'experience') return experienceCredit(ask, resume);
  if (kind === 'education') return educationCredit(ask, resume);
  const phrase = phraseCredit(ask, resume.table);
  if (duty) return Math.max(phrase, dutyCredit(ask, resume.table, phrase));
  if (ask.terms.length === 0) return phrase;
  return Math.max(termCredit(ask, resume.table), ask.words.length > 1 ? phrase * TERM_WORDS_SHARE : 0);
}

export function termCredit(ask: CompiledAsk, table: KeyTable): number {
  let best = 0;
  for (let index = 0; index < ask.terms.length; index++) {
    const credit = creditOf(table, ask.terms[index] as number);
    if (credit > best) best = credit;
  }
  if (best >= WIDER_SHARE) return best;
  for (let index = 0; index < ask.wider.length; index++) {
    const credit = creditOf(table, ask.wider[index] as number) * WIDER_SHARE;
    if (credit > best) best = credit;
  }
  return best;
}

/** Half the words' weight, half the neighbouring words, so that scattered common words prove little. */
export function phraseCredit(ask: CompiledAsk, table: KeyTable): number {
  if (ask.wordTotal === 0) return 0;
  let found = 0;
  for (let index = 0; index < ask.words.length; index++) {
    if (slotOf(table, ask.words[index] as number) >= 0) found += ask.weights[index] as number;
  }
  const words = found / ask.wordTotal;
  const share = ask.pairs.length === 0 ? words : 0.6 * words + 0.4 * pairShare(ask, table);
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

/** Months of work that show one of the topics; what the text claims counts where a topic stands in it at all. */
export function monthsFor(ask: CompiledAsk, resume: CompiledResume): number {
  let bits = 0;
  let shown = ask.topics.length === 0 ? 1 : 0;
  for (let index = 0; index < ask.topics.length; index++) {
    const key = ask.topics[index] as number;
    bits |= entriesOf(resume.table, key);
    if (slotOf(resume.table, key) >= 0) shown++;
  }
  if (ask.topics.length === 0) bits = -1;
  let months = 0;
  for (let index = 0; index < resume.stretches.length; index++) {
    if ((bits >> index) & 1) months += resume.stretches[index]?.months ?? 0;
  }
  const counted = Math.min(months, resume.totalMonths);
  const claimed = shown > 0 ? resume.claimedMonths * 0.9 : 0;
  return Math.max(counted, claimed);
}

/** A degree one level short earns six tenths, two levels three; another field of study takes a fifth away. */
function educationCredit(ask: CompiledAsk, resume: CompiledResume): number {
  if (resume.degree === 0) return 0;
  const short = Math.max(0, ask.degree - resume.degree);
  const level = short === 0 ? 1 : short === 1 ? 0.6 : short === 2 ? 0.3 : 0.1;
  if (ask.fields.length === 0) return level;
  for (let index = 0; index < ask.fields.length; index++) {
    if (slotOf(resume.table, ask.fields[index] as number) >= 0) return level;
  }
  return level * 0.7;
}

/** Likeness of the job's title to the titles held, and of its trade to the trade shown, 0…1. */
export function roleCredit(posting: CompiledPosting, table: KeyTable): number {
  const { role, trades } = posting;
  let title = 0;
  if (anyOf(role.titles, table)) title = 1;
  else if (anyOf(role.professions, table)) title = 0.75;
  else if (anyOf(role.fields, table)) title = 0.4;
  title = Math.max(title, 0.9 * wordShare(role, table));
  let trade = 0;
  for (let index = 0; index < trades.keys.length; index++) {
    trade += creditOf(table, trades.keys[index] as number) * (trades.shares[index] as number);
  }
  return 0.6 * title + 0.4 * trade;
}

function anyOf(keys: Int32Array, table: KeyTable): boolean {
  for (let index = 0; index < keys.length; index++)
    if (slotOf(table, keys[index] as number) >= 0) return true;
  return false;
}

function wordShare(role: CompiledRole, table: KeyTable): number {
  let total = 0;
  let found = 0;
  for (let index = 0; index < role.words.length; index++) {
    const weight = role.weights[index] ?? 0;
    total += weight;
    if (slotOf(table, role.words[index] as number) >= 0) found += weight;
  }
  return total === 0 ? 0 : found / total;
}
