import { overlaps } from '../../shared/range.ts';
import type { FeatureRow } from '../learned/linear-model.ts';
import type { CompiledRequirement, CompiledResume } from '../match/compiled.types.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';
import type { ReadResume, ResumeSectionKind } from '../resume/resume.types.ts';
import { nearness } from '../vectors/word-vectors.ts';
import type { QuotableLine } from './quotable-lines.ts';
import { vectorOf } from './requirement-vector.ts';

const MANY_WORDS = EXPLAIN_NUMBERS.manyWords.value;
const FEW_WORDS = EXPLAIN_NUMBERS.fewWords.value;
const MUCH_WEIGHT = EXPLAIN_NUMBERS.muchWeight.value;
const OLD_JOB = EXPLAIN_NUMBERS.oldJob.value;

/** Which of the requirement's terms a line names, by itself or by a kind or neighbour of it. */
export type NamedInLine = 'named' | 'kind' | 'none';

/** Which line is asked about: of which résumé, and how much each of its jobs counts for the requirement, 0…1. */
export type LineContext = { resume: CompiledResume; jobShares: Float64Array };

/** What a person would notice about a line that may show a requirement, each 0…1. */
export function lineFeatures(
  requirement: CompiledRequirement,
  line: QuotableLine,
  named: NamedInLine,
  { resume, jobShares }: LineContext,
): FeatureRow {
  const { read } = resume;
  const weight = sharedWeight(requirement, line);
  const near = Math.max(0, nearness(line.vector, vectorOf(requirement)));
  const job = read.work.findIndex((entry) => line.start >= entry.start && line.start < entry.end);
  const isTitle = isTitleLine(line, resume);
  return {
    'names the term': flag(named === 'named'),
    'names a kind of it': flag(named === 'kind'),
    words: requirement.wordTotal === 0 ? 0 : weight / requirement.wordTotal,
    'many words': Math.min(1, weight / MUCH_WEIGHT),
    'word pairs': sharedPairs(requirement, line),
    nearness: near,
    'nearness²': near * near,
    length: Math.min(1, line.keys.size / MANY_WORDS),
    short: flag(line.keys.size < FEW_WORDS),
    [`in ${sectionAt(read, line.start)}`]: 1,
    'in a job': flag(job >= 0),
    'in an older job': job < 0 ? 0 : Math.min(1, job / OLD_JOB),
    'job title': flag(isTitle),
    'job that counts': jobShares[job] ?? 0,
    'title of a job that counts': isTitle ? (jobShares[job] ?? 0) : 0,
    degree: flag(isDegreeLine(line, resume)),
    figure: flag(line.hasNumber),
    years: flag(line.hasYears),
    'number of years': flag(line.hasYears && line.hasNumber),
    'first line': flag(line.isFirst),
  };
}

/** The kind of section that an offset of a résumé is in. */
export function sectionAt({ sections }: ReadResume, offset: number): ResumeSectionKind {
  return sections.findLast(({ start }) => start <= offset)?.kind ?? 'other';
}

/** True for a line with a degree of the education. */
export function isDegreeLine(line: QuotableLine, { read }: CompiledResume): boolean {
  return read.education.some(({ degree }) => degree && overlaps(degree, line));
}

/** The highest degree that a line names, from 1 (school) to 6 (doctorate); 0 if it names none of the education. */
export const degreeOfLine = (line: QuotableLine, { read }: CompiledResume): number =>
  Math.max(
    0,
    ...read.education.map(({ degree, level = 0 }) => (degree && overlaps(degree, line) ? level : 0)),
  );

/** True for a line with the title of a job that was held. */
export function isTitleLine(line: QuotableLine, { held }: CompiledResume): boolean {
  return held.some(({ entry, span }) => entry >= 0 && overlaps(span, line));
}

const flag = (is: boolean): number => (is ? 1 : 0);

/** The weight of the requirement's words that a line has. */
export function sharedWeight({ words, weights }: CompiledRequirement, { keys }: QuotableLine): number {
  let found = 0;
  for (let index = 0; index < words.length; index++)
    if (keys.has(words[index] as number)) found += weights[index] as number;
  return found;
}

function sharedPairs({ pairs }: CompiledRequirement, { keys }: QuotableLine): number {
  if (pairs.length === 0) return 0;
  let found = 0;
  for (let index = 0; index < pairs.length; index++) if (keys.has(pairs[index] as number)) found++;
  return found / pairs.length;
}
