/**
 * The years of experience that a résumé shows and those that a posting asks for, in tenths. `from`: how long the jobs took from which
 * they are counted, if these count in part. `related`: where not all are shown, the years in work that is near to it.
 */
export type CountedYears = { counted: number; asked: number; from?: number; related?: number };

/**
 * "6.4 years counted of 5 years", "3.6 years counted of 5 years, from 6.5 in part", "0 years counted of 3 years, 6.9 in related work":
 * how a finding about experience is worded.
 */
export function wordCountedYears({ counted, asked, from = 0, related = 0 }: CountedYears): string {
  const all = `${yearsText(counted)} counted of ${yearsText(asked)}`;
  if (from > counted) return `${all}, from ${from} in part`;
  return related > counted && counted < asked ? `${all}, ${related} in related work` : all;
}

/** "6.4 years in place of the degree": where experience will do, of which a posting says no number. */
export const wordYearsForDegree = (counted: number): string => `${yearsText(counted)} in place of the degree`;

const WORDED =
  /^([\d.]+) years? counted of ([\d.]+) years?(?:, from ([\d.]+) in part|, ([\d.]+) in related work)?$/;

/** Reads them from a finding's words; undefined if those say something else. */
export function readCountedYears(how: string): CountedYears | undefined {
  const [, counted, asked, from, related] = WORDED.exec(how) ?? [];
  if (!counted || !asked) return undefined;
  return {
    counted: Number(counted),
    asked: Number(asked),
    ...(from ? { from: Number(from) } : {}),
    ...(related ? { related: Number(related) } : {}),
  };
}

/** "6.4 years counted of 5 years": as many as are asked. */
export const isEnoughYears = ({ counted, asked }: CountedYears): boolean => counted >= asked;

/** "1 year", "2.5 years". */
export function yearsText(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}
