import type { Range } from '../src/shared/range.ts';
import type { JudgedPosting, ListedRequirement } from './judged-data.ts';

/** The requirements a recruiter lists whose words overlap this part of the posting. */
export function listedIn({ text, requirements }: JudgedPosting, range: Range): ListedRequirement[] {
  return requirements.filter(({ quote }) => {
    const start = text.indexOf(quote);
    return start >= 0 && start < range.end && start + quote.length > range.start;
  });
}
