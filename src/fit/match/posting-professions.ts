import { termById } from '../lexicon/lexicon.ts';
import { PROFESSIONS, professionIndex } from '../lexicon/titles/professions.ts';
import { MATCH_NUMBERS } from '../numbers/match-numbers.ts';
import type { ReadPosting } from '../posting/posting.types.ts';
import { power } from '../power.ts';
import { mainTitle, taughtProfessions } from './credit/title-likeness.ts';

const TITLE_SHARE = MATCH_NUMBERS.titleShareOfProfessions.value;
const SHARPNESS = MATCH_NUMBERS.professionSharpness.value;
const TERMS_EXPONENT = MATCH_NUMBERS.termsExponent.value;

/** Each profession's share of what a posting asks for and is called, in the order of `PROFESSIONS`. */
export function postingProfessions(read: ReadPosting): Float32Array {
  const byTerms = new Float64Array(PROFESSIONS.length);
  for (const requirement of read.requirements) {
    for (const id of requirement.terms) {
      const professions = termById(id)?.professions ?? [];
      const share =
        requirement.weight /
        professions.length /
        power(Math.max(1, requirement.terms.length), TERMS_EXPONENT);
      for (const profession of professions) addTo(byTerms, profession, share);
    }
  }
  const byTitles = new Float64Array(PROFESSIONS.length);
  for (const { profession } of read.titles) addTo(byTitles, profession, 1);
  for (const profession of taughtProfessions(mainTitle(read.title), read.titles))
    addTo(byTitles, profession, 1);
  const terms = normalized(byTerms);
  const titles = normalized(byTitles);
  const both = terms.map(
    (share, index) => share * (1 - TITLE_SHARE) + (titles[index] as number) * TITLE_SHARE,
  );
  return Float32Array.from(normalized(both.map((share) => power(share, SHARPNESS))));
}

function addTo(vector: Float64Array, profession: string, amount: number): void {
  const index = professionIndex(profession);
  vector[index] = (vector[index] as number) + amount;
}

function normalized(vector: Float64Array): Float64Array {
  const total = vector.reduce((sum, amount) => sum + amount, 0);
  return total === 0 ? vector : vector.map((amount) => amount / total);
}
