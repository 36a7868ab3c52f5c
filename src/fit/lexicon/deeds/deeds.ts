import { addTo } from '../../../shared/add-to.ts';
import { LEXICON_NUMBERS } from '../../numbers/lexicon-numbers.ts';
import { sameWord } from '../../text/stem.ts';
import { type Token, tokenize } from '../../text/tokens.ts';
import { wordSet } from '../../text/word-set.ts';
import { wordsOfName } from '../compile.ts';
import { allTerms } from '../lexicon.ts';
import type { Mention, Term } from '../lexicon.types.ts';
import { type VerbForm, verbForms } from './verb-forms.ts';
import { isCapital, isPast, saysWhatWasDone, standsAsBase, standsAsIng } from './verb-places.ts';

/** What a verb shows with an object: `particle` are words directly behind the verb ("tie out"), `object` those it acts on. */
type Deed = { particle: readonly string[]; object: readonly string[]; term: Term };

/** The deeds of a verb by the first word of their objects, and how many words its longest particle has. */
type Deeds = { byObject: Map<string, Deed[]>; particleWords: number };

/** A verb in one of its forms, which share their deeds. */
type Verb = Deeds & { form: VerbForm };

let compiled: Map<string, Verb> | null = null;

const REACH = LEXICON_NUMBERS.deedReach.value;

/** Words behind which another phrase begins, that says with what, for whom or when. */
const ENDS_OBJECT = wordSet(`
  with to from by in into onto at during for on as through using via after before while when where who that which whose
  under against without per than because if within across between among over until upon toward towards about is are was
  were be been has had have will can not never no but up out off down away back
`);

/**
 * Finds the terms that a text doesn't name, but says that somebody did: "tied out 40 vendor statements" shows account
 * reconciliation. `start` and `end` are UTF-16 offsets, from the verb to its object, in order. Linear in the length of the
 * text. Pass `tokens` to save tokenizing twice.
 */
export function findDeeds(text: string, tokens: Token[] = tokenize(text)): Mention[] {
  const verbs = deedsByVerb();
  const found: Mention[] = [];
  for (const [at, { norm }] of tokens.entries()) {
    const verb = verbs.get(sameWord(norm));
    if (verb && isVerb(verb.form, text, tokens, at)) addDeeds(found, verb, text, tokens, at);
  }
  return found;
}

function isVerb(form: VerbForm, text: string, tokens: Token[], at: number): boolean {
  if (form === 'past') return saysWhatWasDone(text, tokens, at);
  return form === 'base' ? standsAsBase(text, tokens, at) : standsAsIng(text, tokens, at);
}

/** Adds what the verb shows with each object in reach, every term once, up to the last of its objects. */
function addDeeds(found: Mention[], verb: Verb, text: string, tokens: Token[], at: number): void {
  const ends = new Map<Term, number>();
  const last = endOfObject(verb, text, tokens, at);
  for (let index = at + 1; index <= last; index++) {
    for (const { particle, object, term } of verb.byObject.get(sameWord((tokens[index] as Token).norm)) ??
      []) {
      const from = at + 1 + particle.length;
      if (index < from || !hasWords(tokens, at + 1, particle)) continue;
      if (!hasWords(tokens, index, object) || hasEnd(tokens, from, index)) continue;
      const to = index + object.length - 1;
      if (!isOfOther(tokens, to)) ends.set(term, (tokens[to] as Token).end);
    }
  }
  for (const [term, end] of ends) found.push({ start: (tokens[at] as Token).start, end, term, how: 'deed' });
}

/**
 * The last word that may belong to the verb's object. Only the past takes lists ("resolved billing, shipping and product
 * issues"), as a base or an -ing form before commas stands in a list of keywords.
 */
function endOfObject({ form, particleWords }: Verb, text: string, tokens: Token[], at: number): number {
  const last = Math.min(tokens.length - 1, at + REACH);
  for (let index = at + 1; index <= last; index++) {
    const token = tokens[index] as Token;
    const ends =
      token.before === 'break' ||
      opensLine(text, token) ||
      (token.before === 'comma' && form !== 'past') ||
      (index > at + particleWords && ENDS_OBJECT.has(token.norm)) ||
      (index === at + 1 ? isJoinedToOther(form, tokens, index) : isNextVerb(tokens, index));
    if (ends) return index - 1;
  }
  return last;
}

/** "Drawings and blueprints", "editing, profit": what is joined to the verb is no verb of the same form. */
function isJoinedToOther(form: VerbForm, tokens: Token[], at: number): boolean {
  const { before, norm } = tokens[at] as Token;
  if (before === 'comma' || before === 'slash') return !isSameForm(form, tokens[at]);
  return isJoint(norm) && !isSameForm(form, tokens[at + 1]);
}

const isJoint = (norm: string | undefined): boolean => norm === 'and' || norm === 'or';

const isSameForm = (form: VerbForm, token: Token | undefined): boolean =>
  token !== undefined && deedsByVerb().get(sameWord(token.norm))?.form === form;

/** "Balanced budgets" with "Trained staff" on the next line. */
const opensLine = (text: string, { before, start }: Token): boolean =>
  before === 'line' && isCapital(text, start);

/** "Managed a kitchen and trained staff": another verb has the objects behind it. */
const isNextVerb = (tokens: Token[], at: number): boolean => {
  const { before, norm } = tokens[at] as Token;
  if (!/(?:ed|ing)$/.test(norm)) return false;
  const isJoined = before === 'comma' || isJoint(tokens[at - 1]?.norm);
  return isJoined && deedsByVerb().get(norm)?.form === 'past' && !sharesObject(tokens, at);
};

/** "Posted and reconciled accounts": a verb directly joined to the first shares its object. */
const sharesObject = (tokens: Token[], at: number): boolean =>
  tokens[at]?.before === 'comma' ? isPast(tokens[at - 1]?.norm) : isPast(tokens[at - 2]?.norm);

function hasEnd(tokens: Token[], from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (ENDS_OBJECT.has((tokens[index] as Token).norm)) return true;
  return false;
}

/** "Data entry", "account balance", "project reports": the word says only which, and something else was done. */
const isOfOther = (tokens: Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return next !== undefined && next.before === 'space' && OTHERS.has(sameWord(next.norm));
};
const OTHERS = wordSet(`
  entry balance strategy display training meeting audit description eligibility fraud module seeking professional position
  certificate degree
`);

function hasWords(tokens: Token[], from: number, words: readonly string[]): boolean {
  return words.every((word, index) => {
    const token = tokens[from + index];
    return token !== undefined && (index === 0 || token.before !== 'break') && sameWord(token.norm) === word;
  });
}

function deedsByVerb(): Map<string, Verb> {
  compiled ??= compileDeeds();
  return compiled;
}

function compileDeeds(): Map<string, Verb> {
  const verbs = new Map<string, Verb>();
  for (const [base, deeds] of deedsByBase())
    for (const [written, form] of verbForms(base)) {
      const key = sameWord(written);
      const known = verbs.get(key);
      verbs.set(key, known ? { ...joined(known, deeds), form: known.form } : { ...deeds, form });
    }
  return verbs;
}

function deedsByBase(): Map<string, Deeds> {
  const byBase = new Map<string, Deeds>();
  for (const term of allTerms())
    for (const deed of term.deeds) {
      const [does = '', written = ''] = deed.split(': ');
      const objects = written.split(', ').map((object) => wordsOfName(object).map(sameWord));
      for (const verb of does.split(', ')) collectDeeds(verb, objects, term, byBase);
    }
  return byBase;
}

function collectDeeds(
  verb: string,
  objects: readonly string[][],
  term: Term,
  byBase: Map<string, Deeds>,
): void {
  const [base = '', ...rest] = verb.split(' ');
  const particle = rest.map(sameWord);
  const deeds = byBase.get(base) ?? { byObject: new Map<string, Deed[]>(), particleWords: 0 };
  byBase.set(base, deeds);
  deeds.particleWords = Math.max(deeds.particleWords, particle.length);
  for (const object of objects) addTo(deeds.byObject, object[0] as string, { particle, object, term });
}

/** "Found" is a form of two verbs. */
function joined(one: Deeds, other: Deeds): Deeds {
  const byObject = new Map([...one.byObject].map(([word, deeds]) => [word, [...deeds]]));
  for (const [word, deeds] of other.byObject) for (const deed of deeds) addTo(byObject, word, deed);
  return { byObject, particleWords: Math.max(one.particleWords, other.particleWords) };
}
