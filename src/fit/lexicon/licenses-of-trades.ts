import type { Range } from '../../shared/range.ts';
import { allTerms } from './lexicon.ts';
import type { Term } from './lexicon.types.ts';
import { titlesOfName } from './titles/titles.ts';

/** A license that is named by its trade alone, with the trade's words. */
export type LicenseOfTrade = { term: Term; name: string };

/** The license of whoever has this title, by its own words or by those of the title that it is. */
export function licenseOfTitle(title: string): LicenseOfTrade | undefined {
  const named = licenseNamedIn(title);
  if (named && !HELPS.test(title.slice(named.end))) return named;
  return titlesOfName(title).flatMap(({ name }) => licenseNamedIn(name) ?? [])[0];
}
/** A "nurse aide" is no nurse. */
const HELPS =
  /^['’]?s? (?:aides?|assistants?|helpers?|apprentices?|trainees?|tech(?:nician)?s?|students?|interns?)\b/i;

let tradesOfLicenses: Map<string, Term> | undefined;

/** "Pharmacy technician" for "Pharmacy technician license". */
function trades(): Map<string, Term> {
  if (tradesOfLicenses) return tradesOfLicenses;
  tradesOfLicenses = new Map();
  for (const term of allTerms()) {
    if (term.kind !== 'certification') continue;
    for (const name of [term.name, ...term.aliases]) {
      const trade = OF_TRADE.exec(name.toLowerCase())?.[1];
      if (trade && !tradesOfLicenses.has(trade)) tradesOfLicenses.set(trade, term);
      const field = trade?.replace(/hygienist$/, 'hygiene');
      if (field && !tradesOfLicenses.has(field)) tradesOfLicenses.set(field, term);
    }
  }
  return tradesOfLicenses;
}

const SOFT_HYPHEN = '\u00ad';

const OF_TRADE =
  /^(?:state |licensed |registered |certified )*((?:[a-z-]+ ){0,3}[a-z-]*(?:attorney|lawyer|realtor|estate salesperson|practitioner|technician|therapist|hygienist|barber|cosmetologist|esthetician|hairstylist|optometrist|psychologist|architect|plumber|electrician|teacher|counselor|adjuster|pharmacist|dietitian|assistant|embalmer|appraiser|nurse|radiographer|technologist|engineer|veterinarian|dentist|physician|chiropractor|audiologist|pathologist|midwife|surveyor|contractor|inspector|operator|worker|agent|administrator)) licen[cs](?:e|ure)$/;

/** The trade of a license that a line names, the longest if it names several. */
export function licenseNamedIn(line: string): (Range & LicenseOfTrade) | undefined {
  const shown = line.split('').flatMap((character, index) => (character === SOFT_HYPHEN ? [] : [index]));
  const words = line.replaceAll(SOFT_HYPHEN, '').toLowerCase();
  let best: (Range & LicenseOfTrade) | undefined;
  for (const [trade, term] of trades()) {
    const start = words.indexOf(trade);
    const end = start + trade.length;
    const isWhole = start >= 0 && !/\p{L}/u.test((words[start - 1] ?? ' ') + (words[end] ?? ' '));
    if (isWhole && end - start > (best ? best.end - best.start : 0)) best = { start, end, term, name: trade };
  }
  return best && { ...best, start: shown[best.start] as number, end: (shown[best.end - 1] as number) + 1 };
}
