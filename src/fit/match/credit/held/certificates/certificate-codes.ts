import { lineEnd, lineStart } from '../../../../../shared/line-around.ts';
import { codesIn, MASTER } from '../../../../lexicon/coded-certificates.ts';
import type { Mention } from '../../../../lexicon/lexicon.types.ts';
import type { PostingRequirement } from '../../../../posting/posting.types.ts';
import type { CompiledRequirement, RequiredCodes } from '../../../compiled.types.ts';
import { hasKey, type KeyTable } from '../../../key-table.ts';
import { keyOf } from '../../../keys.ts';

const codeKey = (id: string, code: string): number => keyOf('certificate code', `${id} ${code}`);

/** The codes that a required certificate names: "ASE A6 and A8"; undefined if it names none. */
export function requiredCodes({ kind, terms, label, text }: PostingRequirement): RequiredCodes | undefined {
  if (kind !== 'certification') return undefined;
  const words = label.length < text.length ? text : label;
  const keys = terms.flatMap((id) => {
    const codes = codesIn(words, id);
    return (codes.includes(MASTER) ? [MASTER] : codes).map((code) => codeKey(id, code));
  });
  return keys.length === 0 ? undefined : { keys: Int32Array.from(keys), either: EITHER.test(words) };
}
const EITHER = /\bor\b|\bany of\b/i;

/** The keys of the codes in the lines that name a certificate, but not of those that somebody only studies for. */
export function heldCodeKeys(view: string, mentions: readonly Mention[]): number[] {
  return mentions.flatMap(({ term, start, end }) => {
    const line = view.slice(lineStart(view, start), lineEnd(view, end));
    return codesIn(line.replace(NOT_HELD, ''), term.id).map((code) => codeKey(term.id, code));
  });
}
const NOT_HELD =
  /\b(?:studying|preparing|scheduled|working towards?|planning|plan to|will (?:re)?take|testing for|next)\b[^.;]*/gi;

/** The share of the codes asked for that a résumé names, 0…1; 1 if none are asked for, or the certificate isn't held. */
export function shareOfCodes({ codes, named }: CompiledRequirement, table: KeyTable): number {
  const has = (key: number) => hasKey(table, key);
  if (!codes || !named.some(has)) return 1;
  const held = codes.keys.filter(has).length;
  return codes.either ? Math.min(1, held) : held / codes.keys.length;
}
