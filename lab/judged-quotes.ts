import type { Range } from '../src/shared/range.ts';
import type { JudgedPosting, ListedRequirement } from './judged-data.ts';

/** What a recruiter lists of a posting, with the place of the words. Leaves out what isn't in the text. */
export function placed({ text, requirements }: JudgedPosting): (ListedRequirement & Range)[] {
  return requirements.flatMap((requirement) => {
    const start = text.indexOf(requirement.quote);
    return start < 0 ? [] : [{ ...requirement, start, end: start + requirement.quote.length }];
  });
}

/** The requirements a recruiter lists whose words overlap this part of the posting. */
export function listedIn(posting: JudgedPosting, range: Range): ListedRequirement[] {
  return placed(posting).filter((requirement) => overlap(requirement, range));
}

/** The whole lines of a résumé that a judge quotes; null if the quote isn't in it. */
export function quotedLines(resume: string, quote: string): Range | null {
  const at = resume.indexOf(quote);
  if (at < 0) return null;
  const end = resume.indexOf('\n', at + quote.length);
  return { start: resume.lastIndexOf('\n', at) + 1, end: end < 0 ? resume.length : end };
}

export const overlap = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;
