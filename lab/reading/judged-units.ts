import type { FeatureRow } from '../../src/fit/learned/linear-model.ts';
import { readPostingText } from '../../src/fit/posting/posting-words.ts';
import { readUnits } from '../../src/fit/posting/read-posting.ts';
import type { UnitFeatures } from '../../src/fit/posting/relevance/unit-features.ts';
import type { JudgedPosting, ListedRequirement } from '../judged-data.ts';
import { listedIn } from '../judged-quotes.ts';

/** A sentence or clause of a posting, what it says, and the requirements that a recruiter lists from it. */
export type JudgedUnit = {
  posting: JudgedPosting;
  features: UnitFeatures;
  row: FeatureRow;
  listed: ListedRequirement[];
};

export function judgedUnits(posting: JudgedPosting): JudgedUnit[] {
  return readUnits(readPostingText(posting.text), posting.title).units.map(({ unit, features }) => ({
    posting,
    features,
    row: Object.fromEntries(features),
    listed: listedIn(posting, unit),
  }));
}
