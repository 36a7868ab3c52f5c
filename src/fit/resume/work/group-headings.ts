import type { EntrySegment } from './entry-segments.ts';
import type { HeaderPart } from './part-kinds.ts';

/**
 * The segments without the lines in capitals that head some of the jobs: "BEFORE THE CITY" above "Layout artist, Elm Post, 2011 –
 * 2015". Where all jobs have one and none names its employer, it is the employer's.
 */
export function withoutGroupHeadings(text: string, segments: EntrySegment[]): EntrySegment[] {
  const jobs = segments.flatMap((_, index) => (namesJob(text, segments, index) ? [index] : []));
  const headings = new Set(
    jobs.flatMap((index) => {
      const above = segments[index - 1];
      return above && segments[index]!.gap === 'line' && mayHeadGroup(text, above) ? [above] : [];
    }),
  );
  const areEmployers =
    headings.size === jobs.length && !jobs.some((index) => segments[index]!.parts.some(isSureEmployer));
  if (headings.size === 0 || areEmployers) return segments;
  return segments.flatMap((segment, index): EntrySegment[] => {
    if (headings.has(segment)) return [];
    const above = segments[index - 1];
    return [above && headings.has(above) ? { ...segment, group: above } : segment];
  });
}

const isSureEmployer = ({ kind, sure }: HeaderPart): boolean => kind === 'employer' && sure > 1;

/** In capitals, alone on a line below an empty one, and surely no employer. */
const mayHeadGroup = (text: string, segment: EntrySegment): boolean => {
  const { isHeading, bullet, gap, dates, parts } = segment;
  const isAlone = isHeading && !bullet && gap === 'blank' && dates.length === 0 && parts.length === 1;
  return isAlone && parts[0]!.sure === 1 && isInCapitals(text, segment);
};

/** A line with a title and another name, beside or above its dates, that isn't in capitals itself. */
function namesJob(text: string, segments: EntrySegment[], index: number): boolean {
  const segment = segments[index]!;
  const { isHeading, parts } = segment;
  const has = (isOne: (part: HeaderPart) => boolean) => parts.some(isOne);
  const below = segments[index + 1];
  return (
    isHeading &&
    (segment.dates.length > 0 ||
      (below?.gap === 'line' && below.parts.length === 0 && below.dates.length > 0)) &&
    has(({ kind, sure }) => kind === 'title' && sure > 1) &&
    has(({ kind }) => kind === 'employer' || kind === 'school' || kind === 'other') &&
    !isInCapitals(text, segment)
  );
}

const isInCapitals = (text: string, { start, end }: EntrySegment): boolean => {
  const line = text.slice(start, end);
  return line === line.toUpperCase() && /\p{Lu}{2}/u.test(line);
};
