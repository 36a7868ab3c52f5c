import type { FeatureRow } from '../../src/fit/learned/linear-model.ts';
import { readPostingText } from '../../src/fit/posting/posting-words.ts';
import { readUnits } from '../../src/fit/posting/read-posting.ts';
import type { ReadUnit } from '../../src/fit/posting/relevance/posting-units.ts';
import type { JudgedPosting, ListedRequirement } from '../judged-data.ts';
import { listedIn } from '../judged-quotes.ts';

/** A sentence or clause of a posting, what it says, and the requirements that a recruiter lists from it. */
export type JudgedUnit = {
  posting: JudgedPosting;
  read: ReadUnit;
  row: FeatureRow;
  listed: ListedRequirement[];
};

export function judgedUnits(posting: JudgedPosting): JudgedUnit[] {
  return readUnits(readPostingText(posting.text), posting.title).units.map((read) => ({
    posting,
    read,
    row: Object.fromEntries(read.features),
    listed: listedIn(posting, read.unit),
  }));
}
