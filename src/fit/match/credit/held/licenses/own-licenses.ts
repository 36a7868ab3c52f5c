import { findTitles } from '../../../../lexicon/titles/titles.ts';
import { MATCH_NUMBERS } from '../../../../numbers/match-numbers.ts';
import type { PostingRequirement, ReadPosting } from '../../../../posting/posting.types.ts';
import type { HeldTitle } from '../../../compiled.types.ts';
import { keyOf } from '../../../keys.ts';
import { statesIn } from './license-states.ts';

const MAX_LINE = MATCH_NUMBERS.licenseLine.value;

const LICENSE = /\b(?:licen[cs](?:e|ed|ure|es)|lic\.?(?= )|regist(?:ry|ered (?=with|by|in)))(?!\p{L})/iu;
/** "State license, current to 6/2028", "Lic. 16-0441": what isn't said is the trade. */
const LICENSE_ALONE =
  /^[^\p{L}]*(?:(?:current|active|valid|full|state|\p{Lu}\p{L}+) ){0,2}(?:licen[cs]e|lic\.?)(?:[ ,:#–-]|$)/iu;
/** Licenses to drive, to run a shop or to fish, and the register of a shop. */
const OF_NO_TRADE =
  /\b(?:driv\p{L}*|class [a-d]|cdl|points|business|liquor|vehicle|motorcycle|fishing|hunting|software|cash|food safety|registered (?:users?|voters?|agents?|office|trademarks?)|plates?)\b/iu;
const NOT_HELD =
  /\b(?:expired|lapsed|inactive|pending|in progress|appl(?:y|ied|ying|ication)|eligib\p{L}+|scheduled|expected|revoked|surrendered|not (?:yet|held|transferred)|student|candidate|working towards?|under (?:the|an?) )\b/iu;
/** "Supervised four licensed electricians", "worked under a licensed plumber" */
const OF_OTHERS =
  /\b(?:supervis|manag|train|lead|led|hir|schedul|mentor|overs|assist|help|direct|coordinat|recruit|coach)\p{L}*\b|\b(?:under|alongside|with|for|by|from|of|and|\d+) (?:an? |the )?(?:\p{L}+ (?:and )?)?(?:licensed|journey\p{L}*|registered)\b/iu;
const JOURNEYMAN = /\bjourney(?:man|person|woman)?\b/iu;

/**
 * The keys of the licenses of a trade that a résumé names by the trade alone: "Licensed sonographer, Oregon Board of Medical Imaging",
 * and "State license, current" of an elevator mechanic. Nobody knows the names of all of them.
 */
export function ownLicenseKeys(view: string, held: readonly HeldTitle[]): number[] {
  const keys: number[] = [];
  for (const line of view.split(/\r?\n/)) {
    const isJourneyman = JOURNEYMAN.test(line);
    const isLicense = LICENSE.test(line);
    if (line.length > MAX_LINE || !(isJourneyman || isLicense)) continue;
    if ([OF_NO_TRADE, NOT_HELD, OF_OTHERS].some((form) => form.test(line))) continue;
    const named = findTitles(line).map(({ title }) => title.index);
    const own =
      named.length === 0 && LICENSE_ALONE.test(line) ? held.flatMap(({ title }) => [...title.indexes]) : [];
    for (const index of new Set([...named, ...own])) {
      if (isJourneyman) keys.push(licenseKey(index, 'journeyman'));
      if (!isLicense) continue;
      const states = [...statesIn(line)];
      for (const place of [ANYWHERE, ...(states.length > 0 ? states : [NOWHERE])])
        keys.push(licenseKey(index, place));
    }
  }
  return keys;
}
const ANYWHERE = '*';
const NOWHERE = '';
/** The key of a license by the index of its title, and by a state or as that of a journeyman. */
const licenseKey = (title: number, of: string): number => keyOf('licensed', `${title} ${of}`);

/** Any one of which shows a required license that nobody knows by its name: that of the job's own trade. */
export function ownLicense(
  { kind, text, label, terms }: PostingRequirement,
  { titles }: ReadPosting,
): Int32Array[] {
  if (kind !== 'certification' || terms.length > 0 || OF_NO_TRADE.test(text)) return [];
  const own = titles.map(({ index }) => index);
  const named = findTitles(text).map(({ title }) => title.index);
  const trades = named.length === 0 || named.some((index) => own.includes(index)) ? own : named;
  const isJourneyman = JOURNEYMAN.test(text);
  const states = [...statesIn(label)];
  const places = states.length > 0 ? [NOWHERE, ...states] : [ANYWHERE];
  const names = [...(isJourneyman ? ['journeyman'] : []), ...(LICENSE.test(label) ? places : [])];
  return [...new Set(trades)].flatMap((index) => names.map((name) => Int32Array.of(licenseKey(index, name))));
}
