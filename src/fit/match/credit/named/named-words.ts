import { overlaps } from '../../../../shared/range.ts';
import { findMentions } from '../../../lexicon/lexicon.ts';
import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import type { PostingRequirement } from '../../../posting/posting.types.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';
import type { Token } from '../../../text/tokens.ts';
import { isUnknownName } from '../../../vectors/unknown-names.ts';
import type { CompiledRequirement } from '../../compiled.types.ts';
import { hasKey, type KeyTable } from '../../key-table.ts';
import { keyOf } from '../../keys.ts';
import { weightedStem } from '../../word-weights.ts';

const LITTLE_ELSE = MATCH_NUMBERS.littleElse.value;
const FEW_NAMES = MATCH_NUMBERS.fewNames.value;

/** "SBA", "H2O", "PlanSwift": a name wherever it stands. */
const ALWAYS_NAME = /^(?:\p{Lu}[\p{Lu}\d&+./-]+|\p{L}+\d[\p{L}\d./-]*|\p{Lu}\p{Ll}+\p{Lu}\p{L}*)$/u;
/** "Daxko": a name within a sentence. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

/** The keys of a requirement's words that are written as names; none where most of its words have capitals. */
export function namedWords(tokens: readonly Token[], view: string): Int32Array {
  const written = tokens.map(({ start, end }) => view.slice(start, end));
  const capitals = written.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (tokens.length > FEW_NAMES && capitals * 2 > tokens.length) return new Int32Array();
  const keys = new Set<number>();
  for (const [index, { norm, before }] of tokens.entries()) {
    const word = written[index] as string;
    const opens = index === 0 || before === 'break' || before === 'line';
    if (!ALWAYS_NAME.test(word) && (opens || !CAPITALIZED.test(word))) continue;
    const { stemmed, weight } = weightedStem(norm);
    if (weight > 0) keys.add(keyOf('word', stemmed));
  }
  return Int32Array.from(keys);
}

/**
 * The keys of names that nobody knows, where a requirement asks for little else: sets of which one is enough, as in "CET or
 * QEI"; none otherwise.
 */
export function namedOutright(tokens: readonly Token[], view: string): Int32Array[] {
  const found: { key: number; start: number; end: number }[] = [];
  let named = 0;
  let total = 0;
  for (const { norm, start, end } of tokens) {
    const { stemmed, weight } = weightedStem(norm);
    total += weight;
    if (weight === 0 || !isUnknownName(writtenAround(view, start, end))) continue;
    found.push({ key: keyOf('word', stemmed), start, end });
    named += weight;
  }
  const [first] = found;
  if (!first || named < LITTLE_ELSE * total) return [];
  const list = view.slice(first.end, found.at(-1)?.start);
  const isEither = EITHER.test(list) && !ALL_OF_THEM.test(list);
  const ways = isEither ? found.map(({ key }) => [key]) : [[...new Set(found.map(({ key }) => key))]];
  return ways.map((keys) => Int32Array.from(keys));
}
const EITHER = /\bor\b|\s?\/\s?/i;
const ALL_OF_THEM = /\band\b|&/i;

/** The key of the name in "NEIEP or an equivalent apprenticeship", which is enough whatever else would do. */
export function nameOrEquivalent(text: string): Int32Array[] {
  const name = OR_EQUIVALENT.exec(text)?.[1];
  return name ? [Int32Array.of(keyOf('word', weightedStem(name.toLowerCase()).stemmed))] : [];
}
const OR_EQUIVALENT =
  /(?<![\p{L}\d/-])(\p{Lu}[\p{Lu}\d]{2,9}),? or (?:an? |any )?(?:other )?(?:equivalent|similar|comparable)(?!\p{L})/u;

/** The keys of initials that nobody knows and of which a certificate asks for one: "CHPN certification, or willingness to sit for it". */
export function initialsOfChoice({ kind, label }: PostingRequirement): Int32Array[] {
  if (kind !== 'certification' || !CHOICE.test(label)) return [];
  const known = findMentions(label);
  return matchesOf(label, INITIALS).flatMap(({ 0: whole, 1: name = '', index }) => {
    const start = index + whole.indexOf(name);
    const isKnown = known.some((mention) => overlaps(mention, { start, end: start + name.length }));
    return isKnown || NO_CERTIFICATE.test(name)
      ? []
      : [Int32Array.of(keyOf('word', weightedStem(name.toLowerCase()).stemmed))];
  });
}
const CHOICE = /\bor\b/i;
const INITIALS =
  /(?:^|,? or |, )(\p{Lu}{3,7}|\p{Lu}\p{L}*\p{Lu}\p{L}*)(?= (?:certifi|credential|designation|card)\p{L}*|,? or |, |$)/gu;
const NO_CERTIFICATE = /^(?:USA|UK|EU|GED|HSD|ANY|ALL|AND|NOT|THE|FOR|BLS|CPR|AED)$/;

/** "deck.gl" for each of its words. */
function writtenAround(view: string, start: number, end: number): string {
  const before = /[\p{L}\d.-]*$/u.exec(view.slice(Math.max(0, start - NAME_REACH), start))?.[0] ?? '';
  const after = /^[\p{L}\d.-]*/u.exec(view.slice(end, end + NAME_REACH))?.[0] ?? '';
  return `${before}${view.slice(start, end)}${after}`.replace(/^[.-]+|[.-]+$/g, '');
}
const NAME_REACH = MATCH_NUMBERS.nameReach.value;

/** Whether a résumé has all of these names, or one of which one is enough. */
export const hasOutright = ({ outright }: CompiledRequirement, table: KeyTable): boolean =>
  outright.some((names) => names.every((key) => hasKey(table, key)));

/** The share of a requirement's names that the résumé has, 0…1; 1 if it has none. */
export function shareOfNames({ names }: CompiledRequirement, table: KeyTable): number {
  let found = 0;
  for (let index = 0; index < names.length; index++) if (hasKey(table, names[index] as number)) found++;
  return names.length === 0 ? 1 : found / names.length;
}
