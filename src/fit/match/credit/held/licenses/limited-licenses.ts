import { termById } from '../../../../lexicon/lexicon.ts';
import type { Mention } from '../../../../lexicon/lexicon.types.ts';
import { MATCH_NUMBERS } from '../../../../numbers/match-numbers.ts';
import type { PostingRequirement } from '../../../../posting/posting.types.ts';
import type { CompiledRequirement } from '../../../compiled.types.ts';
import { hasKey, type KeyTable } from '../../../key-table.ts';
import { keyOf } from '../../../keys.ts';

const REACH = MATCH_NUMBERS.licenseLine.value;

/** "Restricted ", "substitute " before the license, " with Stipulations", " (sign work only)" behind it. */
const LIMITED_BEFORE = /\b(?:restricted|limited|substitute|paraprofessional)[ -](?:[\p{L}-]+ ){0,3}$/iu;
const LIMITED_BEHIND =
  /^(?: (?:licen[cs]e|certificate|credential|permit))?(?:,? ?(?:with stipulations|[(–-]? ?(?:restricted(?! area)|limited to|paraprofessional|substitute)\b)|,? ?\((?:[\p{L}-]+ ){1,3}only\))/iu;
const LIMITED = /\b(?:restricted|limited|substitute|paraprofessional|stipulations|any)\b/iu;

const limitedKey = (id: string): number => keyOf('limited', id);

/** The keys by which a résumé shows that it has a required license only in part; none if the posting accepts that. */
export function limitedKeysOf({ kind, label, terms }: PostingRequirement): Int32Array {
  if (kind !== 'certification' || LIMITED.test(label)) return new Int32Array();
  return Int32Array.from(
    terms.filter((id) => termById(id)?.kind === 'certification'),
    limitedKey,
  );
}

/** The key of a license of which a résumé names nothing but a limited form: "Educator License with Stipulations". */
export function heldLimitedKeys(view: string, mentions: readonly Mention[]): number[] {
  const allLimited = mentions.every(
    ({ start, end }) =>
      LIMITED_BEFORE.test(view.slice(Math.max(0, start - REACH), start)) ||
      LIMITED_BEHIND.test(view.slice(end, end + REACH)),
  );
  return allLimited && mentions[0] ? [limitedKey(mentions[0].term.id)] : [];
}

/** True if a résumé has a required license, but only a limited form of it. */
export const isLimited = ({ limited, named }: CompiledRequirement, table: KeyTable): boolean => {
  const has = (key: number) => hasKey(table, key);
  return limited.some(has) && named.some(has);
};
