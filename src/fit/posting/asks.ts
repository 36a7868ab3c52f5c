import type { RequirementKind, RequirementLevel } from '../../shared/fit-result.ts';
import type { Mention, Term } from '../lexicon/lexicon.types.ts';
import { findTitles } from '../lexicon/titles.ts';
import { isTraitWord, wordWeight } from '../match/word-weights.ts';
import { numberedLevel } from '../text/numbered-level.ts';
import { stem } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import { areExamples, groupMentions } from './alternatives.ts';
import { degreeAsk } from './degree-ask.ts';
import { isAboutPosting, isEmployerTalk, isNotAsked } from './employer-talk.ts';
import type { Ask, Range } from './posting.types.ts';
import { listItems } from './segments.ts';
import { specificityOf } from './specificity.ts';
import type { Statement } from './statements.ts';
import { within } from './within.ts';
import { asksSomething, isBoilerplate, isCondition, levelOf } from './wording.ts';
import { findYears, type Years } from './years.ts';

export type PostingText = { text: string; view: string; tokens: Token[]; mentions: Mention[] };

/** A piece of a statement on its way to becoming questions. */
type Piece = Range & { level: RequirementLevel; duty: boolean; weight: number };

/** Without a required licence nobody may do the work. */
const LICENCE_GAIN = 1.6;
/** A bare list of this many items is no sentence. */
const LONG_LIST = 6;
/** A known term says as much as this many other words of its sentence. */
const TERM_WORDS = 2;
/** Nearly everybody has one and few résumés say so. */
const DRIVING = /\bdriv(?:er|ers|er['’]s|ing) licen[cs]e\b/i;
const LICENCE =
  /\b(?:licen[cs]e[ds]?|licensure|certifi(?:ed|cations?|cates?)|registered|registration|credentials?|accreditation)\b/i;

/** The questions of one statement; none for boilerplate, conditions of work and empty words. */
export function asksOf(posting: PostingText, statement: Statement): Ask[] {
  const items = listItems(posting.view, statement.start, statement.end) ?? [];
  if (items.length >= LONG_LIST) return listAsks(posting, statement, items);
  const words = posting.view.slice(statement.start, statement.end);
  if (statement.section === 'none' || isBoilerplate(words)) return [];
  const asks = asksSomething(words);
  if (isAboutPosting(words) || isNotAsked(words) || isEmployerTalk(words, statement.bullet, asks)) return [];
  const years = findYears(words).map((found) => shifted(found, statement.start));
  const loose = statement.section === 'duties' || statement.section === 'intro';
  const duty = loose && !asks && years.length === 0;
  if (statement.section === 'intro' && !asks && mentionsIn(posting, statement).length === 0) return [];
  const level = levelOf(words) ?? levelOfSection(statement, duty);
  const piece: Piece = {
    start: statement.start,
    end: statement.end,
    level,
    duty,
    weight: weightOfSection(statement),
  };
  const degree = degreeAsk(posting.view, piece);
  if (years.length === 0 && !degree && isCondition(words) && !holdsHardTerm(posting, piece)) return [];
  const made: Ask[] = [];
  if (degree) made.push(make(posting, degree.span, 'education', piece, { degree: degree.ask, weight: 1 }));
  const experience = years.find((found) => found.min > 0);
  if (experience) made.push(experienceAsk(posting, piece, experience));
  const taken = [...(degree ? [degree.span] : []), ...years];
  return [...made, ...skillAsks(posting, piece, taken, made.length > 0)];
}

/** In a long list each item speaks for itself: among the skills stand benefits, degrees and years. */
function listAsks(posting: PostingText, statement: Statement, items: Range[]): Ask[] {
  const share = 1 / items.length ** 0.5;
  const asks = items.flatMap((item) => asksOf(posting, { ...statement, ...item, bullet: true }));
  return asks.map((ask) => (ask.years || ask.degree ? ask : { ...ask, weight: ask.weight * share }));
}

function shifted(years: Years, by: number): Years {
  return { ...years, start: years.start + by, end: years.end + by };
}

function levelOfSection(statement: Statement, duty: boolean): RequirementLevel {
  if (statement.section === 'preferred') return 'preferred';
  return duty || statement.section === 'intro' ? 'preferred' : 'must';
}

function weightOfSection(statement: Statement): number {
  if (statement.section === 'must') return 1;
  if (statement.section === 'preferred') return 1;
  if (statement.section === 'intro') return statement.bullet ? 0.6 : 0.4;
  return statement.bullet ? 0.8 : 0.6;
}

function mentionsIn(posting: PostingText, range: Range): Mention[] {
  return within(posting.mentions, range);
}

function holdsHardTerm(posting: PostingText, range: Range): boolean {
  return mentionsIn(posting, range).some(({ term }) => term.kind === 'certification' || term.kind === 'tool');
}

function make(
  posting: PostingText,
  span: Range,
  kind: RequirementKind,
  piece: Piece,
  more: Partial<Ask> & { weight: number },
): Ask {
  const { start, end } = span;
  const level =
    piece.duty || kind === 'experience' ? 0 : numberedLevel(posting.view.slice(piece.start, piece.end));
  return {
    id: '',
    text: posting.text.slice(start, end),
    start,
    end,
    label: labelOf(posting.view.slice(start, end)),
    kind,
    level: piece.level,
    duty: piece.duty,
    terms: [],
    words: [],
    ...(level > 0 ? { grade: { level, words: { start: piece.start, end: piece.end } } } : {}),
    ...more,
  };
}

function labelOf(words: string): string {
  const clean = words
    .replaceAll('\u200d', '')
    .replace(/\s+/g, ' ')
    .replace(/^[\W_]+(?=\p{L})/u, '')
    .replace(/[\s.,;:]+$/, '');
  if (clean.length <= 90) return clean;
  return `${clean.slice(0, 88).replace(/\s+\S*$/, '')} …`;
}

function experienceAsk(posting: PostingText, piece: Piece, years: Years): Ask {
  const terms = mentionsIn(posting, piece).filter(({ term }) => term.kind !== 'language');
  return make(posting, piece, 'experience', piece, {
    weight: 1,
    years: { min: years.min, ...(years.max === undefined ? {} : { max: years.max }) },
    terms: terms.map(({ term }) => term.id),
    titles: findTitles(posting.view.slice(piece.start, piece.end)).map(({ title }) => title),
    words: [piece],
  });
}

function skillAsks(posting: PostingText, piece: Piece, taken: Range[], partial: boolean): Ask[] {
  if (piece.duty) return dutyAsk(posting, piece);
  const mentions = mentionsIn(posting, piece);
  const groups = groupMentions(posting.view, mentions, piece.end);
  const items = groups.some((group) => group.length > 1)
    ? undefined
    : listItems(posting.view, piece.start, piece.end);
  if (items && !partial) {
    const share = piece.weight / items.length ** 0.5;
    return items.flatMap((item) => itemAsks(posting, { ...piece, ...item, weight: share }));
  }
  return pieceAsks(posting, piece, groups, taken, partial);
}

function itemAsks(posting: PostingText, piece: Piece): Ask[] {
  return pieceAsks(
    posting,
    piece,
    groupMentions(posting.view, mentionsIn(posting, piece), piece.end),
    [],
    false,
  );
}

function pieceAsks(
  posting: PostingText,
  piece: Piece,
  groups: Mention[][],
  taken: Range[],
  partial: boolean,
): Ask[] {
  const free = groups.filter((group) => !(group.every(({ term }) => term.kind === 'field') && partial));
  const certified =
    free.length > 0 && free.every((group) => group.some(({ term }) => term.kind === 'certification'));
  const rest = contentWeight(posting, piece, [...taken, ...groups.flat()]);
  const told =
    partial || free.length === 0 || certified
      ? 1
      : Math.min(1, (TERM_WORDS * free.length) / (TERM_WORDS * free.length + rest.specific));
  const share = (piece.weight * (partial ? 0.6 : told)) / Math.max(1, free.length) ** 0.5;
  const asks = free.map((group) => termAsk(posting, { ...piece, weight: share }, group));
  if (asks.length === 0 && !partial && rest.all > 0.1) asks.push(phraseAsk(posting, piece, rest.specific));
  else if (rest.specific >= 2 && !partial && !certified) {
    const whole = phraseAsk(posting, { ...piece, weight: piece.weight * (1 - told) }, 4);
    return asks.length === 1 ? [inOne(whole, asks)] : [...asks, whole];
  }
  return asks;
}

/** One sentence around one term is one question: its line, answered by the term and by its other words. */
function inOne(whole: Ask, asks: Ask[]): Ask {
  const weight = asks.reduce((sum, ask) => sum + ask.weight, whole.weight);
  return { ...whole, weight, options: [[...asks, whole]] };
}

function termAsk(posting: PostingText, piece: Piece, group: Mention[]): Ask {
  const first = group[0] as Mention;
  const span = { start: first.start, end: (group.at(-1) as Mention).end };
  const trait = group.every(({ term }) => isTrait(term));
  const kind = trait ? 'trait' : first.term.kind === 'field' ? 'skill' : first.term.kind;
  const specificity = trait ? 0.06 : Math.max(...group.map(({ term }) => specificityOf(term)));
  const licence = kind === 'certification' && piece.level === 'must' ? LICENCE_GAIN : 1;
  return make(posting, span, kind, piece, {
    weight: piece.weight * specificity * licence,
    label: labelOf([...new Set(group.map(({ term }) => term.name))].join(' or ')),
    terms: [...new Set(group.map(({ term }) => term.id))],
    ...(areExamples(posting.view, group) ? { examples: true } : {}),
    words: group.map(({ start, end }) => ({ start, end })),
  });
}

function isTrait(term: Term): boolean {
  const stems = term.name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => ({ word, stemmed: stem(word) }));
  if (!stems.some(({ stemmed }) => isTraitWord(stemmed))) return false;
  return stems.every(({ word, stemmed }) => wordWeight(word, stemmed) < 0.5);
}

function phraseAsk(posting: PostingText, piece: Piece, specific: number): Ask {
  const words = posting.view.slice(piece.start, piece.end);
  const driving = DRIVING.test(words);
  const licence = LICENCE.test(words) || driving;
  const kind = licence ? 'certification' : isTraitPhrase(posting, piece, specific) ? 'trait' : 'skill';
  return make(posting, piece, kind, piece, {
    weight: piece.weight * (kind === 'trait' ? 0.06 : driving ? 0.1 : Math.min(1, 0.4 + specific * 0.15)),
    words: [{ start: piece.start, end: piece.end }],
  });
}

/** Mostly words of character: "able to work well under pressure". */
function isTraitPhrase(posting: PostingText, piece: Piece, specific: number): boolean {
  if (specific === 0) return true;
  const traits = new Set<string>();
  for (const { norm } of within(posting.tokens, piece)) if (isTraitWord(stem(norm))) traits.add(stem(norm));
  return traits.size > 0 && traits.size >= specific;
}

function dutyAsk(posting: PostingText, piece: Piece): Ask[] {
  const { specific, all } = contentWeight(posting, piece, []);
  if (specific < 1 || all < 1.5) return [];
  const mentions = mentionsIn(posting, piece);
  return [
    make(posting, piece, 'duty', piece, {
      weight: piece.weight * Math.min(1, 0.3 + specific * 0.1),
      terms: mentions.filter(({ term }) => !isTrait(term)).map(({ term }) => term.id),
      words: [{ start: piece.start, end: piece.end }],
    }),
  ];
}

function contentWeight(
  posting: PostingText,
  range: Range,
  taken: Range[],
): { specific: number; all: number } {
  const seen = new Set<string>();
  let specific = 0;
  let all = 0;
  for (const token of within(posting.tokens, range)) {
    if (taken.some((other) => token.start >= other.start && token.end <= other.end)) continue;
    const stemmed = stem(token.norm);
    const weight = wordWeight(token.norm, stemmed);
    if (weight === 0 || seen.has(stemmed)) continue;
    seen.add(stemmed);
    all += weight;
    if (weight >= 0.9) specific += 1;
  }
  return { specific, all };
}
