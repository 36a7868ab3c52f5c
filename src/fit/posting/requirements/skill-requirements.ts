import { type Range, within } from '../../../shared/range.ts';
import type { Mention } from '../../lexicon/lexicon.types.ts';
import { isTraitWord, wordWeight } from '../../match/word-weights.ts';
import { stem } from '../../text/stem.ts';
import { listItems } from '../lines/list-items.ts';
import type { PostingRequirement } from '../posting.types.ts';
import {
  labelOf,
  makeRequirement,
  mentionsIn,
  type PostingText,
  type StatementPart,
} from './make-requirement.ts';
import { areExamples, groupMentions } from './mention-groups.ts';
import { specificityOf } from './specificity.ts';

/** Without a required licence nobody may do the work. */
const LICENCE_GAIN = 1.6;
/** A known term says as much as this many other words of its sentence. */
const TERM_WORDS = 2;
/** A trait decides little: everybody claims it. */
const TRAIT = 0.06;
/** "Adjust programs", "Clustering": so few words in no known name say little, and a résumé tells them otherwise. */
const BARE_WORDS = 2;
const BARE = 0.5;
/** Many things asked in one line weigh more than one, but each less: n of them n to this power. */
const SHARE_OF_MANY = 0.6;
/** Nearly everybody has one and few résumés say so. */
const DRIVING = /\bdriv(?:er|ers|er['’]s|ing) licen[cs]e\b/i;
const LICENCE =
  /\b(?:licen[cs]e[ds]?|licensure|certifi(?:ed|cations?|cates?)|registered|registration|credentials?|accreditation)\b/i;

/** The skills that a statement asks for, besides what is `taken`; `partial` where years or a degree were asked in it. */
export function findSkillRequirements(
  posting: PostingText,
  piece: StatementPart,
  taken: Range[],
  partial: boolean,
): PostingRequirement[] {
  const mentions = mentionsIn(posting, piece).filter(
    (mention) => OWN_QUESTION.has(mention.term.kind) || !isTaken(mention, taken),
  );
  const groups = groupMentions(posting.view, mentions, piece.end);
  const items = groups.some((group) => group.length > 1)
    ? undefined
    : listItems(posting.view, piece.start, piece.end);
  if (items && !partial) {
    const asks = items.flatMap((item) => itemAsks(posting, { ...piece, ...item, weight: piece.weight }));
    if (asks.every(({ kind }) => kind === 'trait')) return [phraseAsk(posting, piece, 0)];
    const share = 1 / asks.length ** SHARE_OF_MANY;
    return asks.map((ask) => ({ ...ask, weight: ask.weight * share }));
  }
  return pieceAsks(posting, piece, groups, taken, partial);
}

/** Certificates count where a degree is asked beside them ("MBA and CPA"). */
const OWN_QUESTION: ReadonlySet<string> = new Set(['language', 'certification']);

function isTaken(mention: Mention, taken: Range[]): boolean {
  return taken.some((range) => mention.start < range.end && mention.end > range.start);
}

function itemAsks(posting: PostingText, piece: StatementPart): PostingRequirement[] {
  const groups = groupMentions(posting.view, mentionsIn(posting, piece), piece.end);
  return pieceAsks(posting, piece, groups, [], false);
}

function pieceAsks(
  posting: PostingText,
  piece: StatementPart,
  groups: Mention[][],
  taken: Range[],
  partial: boolean,
): PostingRequirement[] {
  const free = groups.filter((group) => !(group.every(({ term }) => term.kind === 'field') && partial));
  const certified =
    free.length > 0 && free.every((group) => group.some(({ term }) => term.kind === 'certification'));
  const rest = contentWeight(posting, piece, [...taken, ...groups.flat()]);
  const told =
    partial || free.length === 0 || certified
      ? 1
      : Math.min(1, (TERM_WORDS * free.length) / (TERM_WORDS * free.length + rest.specific));
  const share = (piece.weight * (partial ? 0.6 : told)) / Math.max(1, free.length) ** SHARE_OF_MANY;
  const asks = free.map((group) => termAsk(posting, { ...piece, weight: share }, group));
  if (asks.length === 0 && !partial && rest.all > 0.1) asks.push(phraseAsk(posting, piece, rest.specific));
  else if (rest.specific >= 2 && !partial && !certified) {
    const whole = phraseAsk(posting, { ...piece, weight: piece.weight * (1 - told) }, 4);
    return asks.length === 1 ? [inOne(whole, asks)] : [...asks, whole];
  }
  return asks;
}

/** One sentence around one term is one question: its line, answered by the term and by its other words. */
function inOne(whole: PostingRequirement, asks: PostingRequirement[]): PostingRequirement {
  const weight = asks.reduce((sum, ask) => sum + ask.weight, whole.weight);
  return { ...whole, weight, options: [[...asks, whole]] };
}

function termAsk(posting: PostingText, piece: StatementPart, group: Mention[]): PostingRequirement {
  const first = group[0] as Mention;
  const span = { start: first.start, end: (group.at(-1) as Mention).end };
  const trait = group.every((mention) => isTrait(posting, mention));
  const kind = trait ? 'trait' : first.term.kind === 'field' ? 'skill' : first.term.kind;
  const examples = areExamples(posting.view, group);
  const telling = examples ? [first] : group;
  const specificity = trait ? TRAIT : Math.max(...telling.map(({ term }) => specificityOf(term)));
  const licence = kind === 'certification' && piece.level === 'must' ? licenceWeight(posting, piece) : 1;
  return makeRequirement(posting, span, kind, piece, {
    weight: piece.weight * specificity * licence,
    label: labelOf([...new Set(group.map((mention) => nameOf(posting, mention)))].join(' or ')),
    terms: [...new Set(group.map(({ term }) => term.id))],
    ...(examples ? { examples } : {}),
    words: group.map(({ start, end }) => ({ start, end })),
  });
}

const LEVELLED = /\blevel\s\d/i;

/** The term's name; a certificate of a level by the posting's own words, for the name does not tell the level. */
function nameOf(posting: PostingText, { term, start, end }: Mention): string {
  const words = posting.view.slice(start, end);
  return term.kind === 'certification' && LEVELLED.test(words) ? words : term.name;
}

/** "Or able to obtain it within 60 days", "required within 12 months of hire": nobody is barred without it. */
const OBTAINABLE =
  /\b(?:able|ability|willing(?:ness)?|eligible|agree\w*) to (?:obtain|get|acquire|earn|complete|achieve|work towards?)|\bwithin (?:the first )?(?:\d+|one|two|three|six|twelve|a) (?:\(\d+\) )?(?:days|weeks|months?|years?)\b/i;
const OBTAINABLE_WEIGHT = 0.8;

function licenceWeight(posting: PostingText, piece: StatementPart): number {
  return OBTAINABLE.test(posting.view.slice(piece.start, piece.end)) ? OBTAINABLE_WEIGHT : LICENCE_GAIN;
}

/** Named by words of character, in the lexicon and here: "leadership", not "managerial experience". */
function isTrait(posting: PostingText, { term, start, end }: Mention): boolean {
  return isTraitName(term.name) && isTraitName(posting.view.slice(start, end));
}

function isTraitName(name: string): boolean {
  const stems = name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => ({ word, stemmed: stem(word) }));
  if (!stems.some(({ stemmed }) => isTraitWord(stemmed))) return false;
  return stems.every(({ word, stemmed }) => wordWeight(word, stemmed) < 0.5);
}

function phraseAsk(posting: PostingText, piece: StatementPart, specific: number): PostingRequirement {
  const words = posting.view.slice(piece.start, piece.end);
  const driving = DRIVING.test(words);
  const licence = LICENCE.test(words) || driving;
  const bare = words.trim().split(/\s+/).length <= BARE_WORDS ? BARE : 1;
  const kind = licence ? 'certification' : isTraitPhrase(posting, piece, specific) ? 'trait' : 'skill';
  return makeRequirement(posting, piece, kind, piece, {
    weight:
      piece.weight *
      (kind === 'trait' ? TRAIT : driving ? 0.1 : (licence ? 1 : bare) * Math.min(1, 0.4 + specific * 0.15)),
    words: [{ start: piece.start, end: piece.end }],
  });
}

/** Character in German, French and Spanish. */
const TRAITS_ELSEWHERE =
  /(?<!\p{L})(?:team(?:f[aä]hig\p{L}*|geist|player)|sorgf[aä]lt\p{L}*|zuverl[aä]ssig\p{L}*|belastbar\p{L}*|kommunikat\p{L}+|selbst[aä]ndig\p{L}*|selbstst[aä]ndig\p{L}*|eigeninitiative|engagement|motivation|esprit d['’][eé]quipe|sens d[eu]|rigueur|autonom\p{L}+|dynamis\p{L}+|trabajo en equipo|proactiv\p{L}+|responsab\p{L}+|ganas de)(?!\p{L})/iu;
const PRACTICE =
  /\b(?:experienced?|knowledge|background|familiar\w*|proficien\w*|understanding|worked|trained)\b/i;

/** Mostly words of character: "able to work well under pressure". */
function isTraitPhrase(posting: PostingText, piece: StatementPart, specific: number): boolean {
  if (specific === 0 || TRAITS_ELSEWHERE.test(posting.view.slice(piece.start, piece.end))) return true;
  if (PRACTICE.test(posting.view.slice(piece.start, piece.end))) return false;
  const traits = new Set<string>();
  for (const { norm } of within(posting.tokens, piece)) if (isTraitWord(stem(norm))) traits.add(stem(norm));
  return traits.size > 0 && traits.size >= specific;
}

/** A piece of the work: one question with all that it names. */
export function findDutyRequirement(posting: PostingText, piece: StatementPart): PostingRequirement[] {
  const { specific, all } = contentWeight(posting, piece, []);
  const mentions = mentionsIn(posting, piece).filter((mention) => !isTrait(posting, mention));
  if ((specific < 1 && mentions.length === 0) || all < 1.2) return [];
  return [
    makeRequirement(posting, piece, 'duty', piece, {
      weight: piece.weight * Math.min(1, 0.3 + specific * 0.1),
      terms: [...new Set(mentions.map(({ term }) => term.id))],
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
