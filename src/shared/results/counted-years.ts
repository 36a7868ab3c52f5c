/**
 * The years of experience that a résumé shows and those that a posting asks for, in tenths. `related`: where not all are shown, the
 * years in work that is near to it.
 */
export type CountedYears = { counted: number; asked: number; related?: number };

/** "6.4 years counted of 5 years", "0 years counted of 3 years, 6.9 in related work": how a finding about experience is worded. */
export function wordCountedYears({ counted, asked, related = 0 }: CountedYears): string {
  const all = `${yearsText(counted)} counted of ${yearsText(asked)}`;
  return related > counted && counted < asked ? `${all}, ${related} in related work` : all;
}

/** "6.4 years in place of the degree": where experience will do, of which a posting says no number. */
export const wordYearsForDegree = (counted: number): string => `${yearsText(counted)} in place of the degree`;

const WORDED = /^([\d.]+) years? counted of ([\d.]+) years?(?:, ([\d.]+) in related work)?$/;

/** Reads them from a finding's words; undefined if those say something else. */
export function readCountedYears(how: string): CountedYears | undefined {
  const [, counted, asked, related] = WORDED.exec(how) ?? [];
  if (!counted || !asked) return undefined;
  return {
    counted: Number(counted),
    asked: Number(asked),
    ...(related ? { related: Number(related) } : {}),
  };
}

/** "1 year", "2.5 years". */
export function yearsText(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}
