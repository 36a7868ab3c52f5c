/** The years of experience that a résumé shows and those that a posting asks for, in tenths. */
export type CountedYears = { counted: number; asked: number };

/** "6.4 years counted of 5 years": how a finding about experience is worded. */
export function wordCountedYears({ counted, asked }: CountedYears): string {
  return `${yearsText(counted)} counted of ${yearsText(asked)}`;
}

/** "6.4 years in place of the degree": where experience will do, of which a posting says no number. */
export const wordYearsForDegree = (counted: number): string => `${yearsText(counted)} in place of the degree`;

const WORDED = /^([\d.]+) years? counted of ([\d.]+) years?$/;

/** Reads them from a finding's words; undefined if those say something else. */
export function readCountedYears(how: string): CountedYears | undefined {
  const [, counted, asked] = WORDED.exec(how) ?? [];
  return counted && asked ? { counted: Number(counted), asked: Number(asked) } : undefined;
}

/** "1 year", "2.5 years". */
export function yearsText(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}
