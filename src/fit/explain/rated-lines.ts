import { overlaps, type Range } from '../../shared/range.ts';
import { sumOf } from '../learned/linear-model.ts';
import { DEGREE_LEVELS } from '../lexicon/degrees/degree-table.ts';
import type { CompiledRequirement, CompiledResume } from '../match/compiled.types.ts';
import type { CreditGroup } from '../match/credit/credit-groups.ts';
import { relatedEntries, topicShares } from '../match/credit/experience-credit.ts';
import type { Pair } from '../match/pair.ts';
import { EXPLAIN_NUMBERS } from '../numbers/explain-numbers.ts';
import { nearness } from '../vectors/word-vectors.ts';
import { type EvidenceModel, evidenceGroupOf } from './evidence-model.ts';
import {
  degreeOfLine,
  isDegreeLine,
  isTitleLine,
  type LineContext,
  lineFeatures,
  type NamedInLine,
  sectionAt,
  sharedWeight,
} from './line-features.ts';
import type { QuotableLine, ResumeLines } from './quotable-lines.ts';
import { namedLines, type RankedMention } from './requirement-mentions.ts';
import { vectorOf } from './requirement-vector.ts';

const MIN_WORDS = EXPLAIN_NUMBERS.minSharedWords.value;
const MIN_NEARNESS = EXPLAIN_NUMBERS.minNearness.value;
const MIN_KEYS = EXPLAIN_NUMBERS.minKeys.value;
const SAME_WORDS = EXPLAIN_NUMBERS.sameWords.value;

/** `likelihood` compares lines with each other; alone it means nothing. */
export type RatedLine = { line: QuotableLine; likelihood: number; words: number; named: NamedInLine };

/** The lines that may show a requirement, the likeliest first. */
export function ratedLines(
  requirement: CompiledRequirement,
  pair: Pair,
  { lines, employers }: ResumeLines,
  mentions: RankedMention[],
  model: EvidenceModel,
): RatedLine[] {
  const context = lineContext(requirement, pair);
  const { resume } = context;
  const learned = model[evidenceGroupOf(requirement.group)];
  const namedAt = namedLines(mentions, lines);
  const isEducation = requirement.group === 'education';
  const isExperience = requirement.group === 'experience';
  const isAnyWork = isExperience && requirement.topics.length === 0;
  const { wordTotal } = requirement;
  const isAboutEmployer = (line: QuotableLine) =>
    employers.some((one) => overlaps(one, line)) && !isTitleLine(line, resume);
  const isBeside = isBesideAsked(requirement.source.degree?.level ?? 0, resume);
  const rated: RatedLine[] = [];
  for (const line of lines) {
    const named = namedAt.get(line) ?? 'none';
    const words = wordTotal === 0 ? 0 : sharedWeight(requirement, line) / wordTotal;
    const isStudy = isEducation && isDegreeLine(line, resume);
    const shows =
      named !== 'none' ||
      words >= MIN_WORDS ||
      nearness(line.vector, vectorOf(requirement)) >= MIN_NEARNESS ||
      isStudy;
    const isJob = isAnyWork && isTitleLine(line, resume);
    const isNamed = named !== 'none' && !isExperience;
    if (isEducation && isBeside(line)) continue;
    if (line.isEmployer && named === 'none' && !isExperience && !requirement.inPlace) continue;
    if (named === 'none' && sectionAt(resume.read, line.start) === 'interests') continue;
    if (!isNamed && NOT_BY_STUDY.has(requirement.group) && isDegreeLine(line, resume)) continue;
    const isWork = SHOWN_BY_WORK.has(requirement.group);
    if (
      isWork &&
      (isDegreeLine(line, resume) ||
        sectionAt(resume.read, line.start) === 'education' ||
        (isAboutEmployer(line) && !requirement.inPlace))
    )
      continue;
    if (named === 'none' && isWork && isOnlyName(line, resume)) continue;
    const saysLittle = named === 'none' && !isStudy && line.keys.size < MIN_KEYS && words < SAME_WORDS;
    if (!isJob && (!shows || saysLittle)) continue;
    const features = lineFeatures(requirement, line, named, context);
    rated.push({ line, likelihood: Math.exp(sumOf(learned, features)), words, named });
  }
  if (rated.length === 0)
    return linesOfEntries(requirement, lines, context, pair).filter(({ line }) => !isBeside(line));
  return rated.sort((a, b) => b.likelihood - a.likelihood || a.line.start - b.line.start);
}

/**
 * For lines with a lower degree than another that is nearer to what is asked: a high school diploma beside a bachelor's degree.
 * Beside a diploma that is asked for, certificates show nothing.
 */
function isBesideAsked(asked: number, resume: CompiledResume): (line: QuotableLine) => boolean {
  const held = resume.read.education.map(({ degree, level = 0 }) => (degree ? level : 0));
  const enough = Math.min(asked, Math.max(0, ...held));
  const { certificate } = DEGREE_LEVELS;
  const isDiploma = asked > 0 && asked < certificate && held.includes(asked);
  return (line) => {
    const level = degreeOfLine(line, resume);
    return isDiploma ? level === certificate : level > 0 && level < enough;
  };
}

/** What a line with a degree doesn't show unless it names it. */
const NOT_BY_STUDY: ReadonlySet<CreditGroup> = new Set(['experience', 'duty', 'trait']);

/** What somebody did or is like isn't shown by what they are called or certified. */
const SHOWN_BY_WORK: ReadonlySet<CreditGroup> = new Set(['duty', 'trait']);
const isOnlyName = (line: QuotableLine, resume: CompiledResume): boolean =>
  isTitleLine(line, resume) || sectionAt(resume.read, line.start) === 'certifications';

/** Where no line says it: the titles of the jobs that count for the years, or the first line of each study. */
function linesOfEntries(
  requirement: CompiledRequirement,
  lines: QuotableLine[],
  { resume, jobShares }: LineContext,
  pair: Pair,
): RatedLine[] {
  const { work, education } = resume.read;
  const { group } = requirement;
  const near = group === 'experience' ? relatedEntries(requirement, pair) : 0;
  const jobs = work.filter((_, index) => (jobShares[index] ?? 0) > 0 || (near >> index) & 1);
  const studies = group === 'education' ? education : [];
  return firstLinesOf([...jobs, ...studies], lines).map((line) => ({
    line,
    likelihood: 1,
    words: 0,
    named: 'none',
  }));
}

/** The first lines of some work entries (as bits), which have their titles or employers. */
export const linesOfJobs = (bits: number, lines: QuotableLine[], { read }: CompiledResume): QuotableLine[] =>
  bits === 0
    ? []
    : firstLinesOf(
        read.work.filter((_, index) => (bits >> index) & 1),
        lines,
      );

const firstLinesOf = (entries: readonly Range[], lines: QuotableLine[]): QuotableLine[] =>
  entries.flatMap(({ start, end }) => lines.find((one) => one.start < end && start < one.end) ?? []);

const NO_JOBS = new Float64Array(0);

/** What must be known of a pair to weigh its lines. */
export function lineContext(requirement: CompiledRequirement, pair: Pair): LineContext {
  const jobShares = requirement.months > 0 ? topicShares(requirement, pair).entries : NO_JOBS;
  return { resume: pair.resume, jobShares };
}
