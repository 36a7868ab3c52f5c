import type { FeatureRow } from '../../src/fit/learned/linear-model.ts';
import { readPostingText } from '../../src/fit/posting/posting-words.ts';
import { postingUnits } from '../../src/fit/posting/relevance/posting-units.ts';
import { findKnownTitles } from '../../src/fit/posting/title/known-titles.ts';
import { findPostingTitle } from '../../src/fit/posting/title/posting-title.ts';
import type { Range } from '../../src/shared/range.ts';
import type { JudgedPosting, ListedRequirement } from '../judged-data.ts';
import { listedIn } from '../judged-quotes.ts';

/** A sentence or clause of a posting and the requirements that a recruiter lists from it. */
export type JudgedUnit = {
  posting: JudgedPosting;
  range: Range;
  row: FeatureRow;
  listed: ListedRequirement[];
};

export function judgedUnits(posting: JudgedPosting): JudgedUnit[] {
  const text = readPostingText(posting.text);
  const title = findPostingTitle(text.view, posting.title);
  const professions = new Set(findKnownTitles(title).map(({ profession }) => profession));
  return postingUnits(text, text.statements, title, professions).map(({ unit, features }) => ({
    posting,
    range: unit,
    row: Object.fromEntries(features),
    listed: listedIn(posting, unit),
  }));
}
