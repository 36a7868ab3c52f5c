import { overlaps, type Range } from '../../../shared/range.ts';
import { findTitles } from '../../lexicon/titles/titles.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { lowerWords, spanOf } from '../layout/spans.ts';
import type { JobMention, ResumeSectionKind, WorkEntry } from '../resume.types.ts';
import { isLikeFirm, readsAsTitle } from '../work/part-kinds.ts';
import type { PartedLine } from './parted-lines.ts';
import { mostLikely, partsAt } from './parts-at.ts';
import type { RuleReading, WeighedPart } from './weighed-parts.ts';

const UNLIKELY = {
  title: RESUME_NUMBERS.unlikelyTitle.value,
  employer: RESUME_NUMBERS.unlikelyEmployer.value,
  place: RESUME_NUMBERS.unlikelyPlace.value,
};
const LIKELY = RESUME_NUMBERS.likelyPart.value;

/** Sections about other people, or in which no job is held. */
const NOT_OWN_JOBS = new Set<ResumeSectionKind>([
  'references',
  'publications',
  'interests',
  'languages',
  'education',
]);

const MAX_APART = RESUME_NUMBERS.maxLinesApart.value;
const MAX_BELOW = RESUME_NUMBERS.maxLinesBelow.value;
const LONG_LINE = RESUME_NUMBERS.longBullet.value;
const MAX_SHORT_LINE = RESUME_NUMBERS.maxShortLine.value;
const MAX_LONGER = RESUME_NUMBERS.maxLonger.value;

type Weighed = { text: string; lines: PartedLine[]; parts: WeighedPart[] };
type JobRole = 'title' | 'employer' | 'place';
const ROLES: JobRole[] = ['title', 'employer', 'place'];

/** Corrects the jobs that the rules read and adds those they missed, by the chances of the parts of all lines. */
export function weighedJobs(
  weighed: Weighed,
  { basics, work, education }: RuleReading,
): { work: WorkEntry[]; mentions: JobMention[] } {
  const areDated = work.some(({ from }) => from !== undefined);
  const corrected = work.map((job) => {
    if (job.guessed && job.title) return job;
    return withLikelyParts(weighed, job.guessed ? job : withoutUnlikelyParts(weighed, job, areDated));
  });
  const jobSpans = corrected.flatMap(({ title, employer, place, otherTitles = [] }) => [
    title,
    employer,
    place,
    ...otherTitles,
  ]);
  const taken = [
    ...jobSpans,
    ...education.flatMap(({ degree, field, institution, place }) => [degree, field, institution, place]),
    basics.name,
    basics.label,
    basics.location,
  ].filter((span) => span !== undefined);
  const named = namesOnLines(weighed.parts, corrected);
  const mentions = likelyMentions(weighed, taken, named);
  return { work: corrected, mentions: withoutKnown(mentions, jobSpans) };
}

/**
 * Drops what is probably not the title, employer or place of a job. Beside a range of dates, a probable title or employer
 * vouches for the other one, as names of employers may be anything.
 */
function withoutUnlikelyParts({ text, lines, parts }: Weighed, job: WorkEntry, areDated: boolean): WorkEntry {
  const chances = {
    title: job.title ? chanceOf(parts, job.title, 'title') : 0,
    employer: job.employer ? chanceOf(parts, job.employer, 'employer') : 0,
    place: job.place ? chanceOf(parts, job.place, 'place') : 0,
  };
  const ranged = job.from !== job.to;
  const isKnown = job.title !== undefined && isKnownTitle(job.title.text);
  const areBeside = isFirmBesideTitle(text, job, areDated);
  const vouched = {
    title:
      (ranged && (isKnown || chances.employer > LIKELY)) || (areBeside && !AWARD.test(job.title?.text ?? '')),
    employer: (ranged && (isKnown || chances.title > LIKELY)) || areBeside,
    place: false,
  };
  const kept = { ...job };
  for (const role of ROLES) if (chances[role] < UNLIKELY[role] && !vouched[role]) delete kept[role];
  // Without a section of jobs, dates alone would tell of none.
  const [own] = job.employer ? partsAt(parts, job.employer) : [];
  const isStray = own !== undefined && lines[own.line]?.section !== 'work';
  if (ranged && isStray && !kept.title && !kept.employer && job.employer) kept.employer = job.employer;
  return kept;
}

/** "Teacher of the Year, Elm School" */
const AWARD = /\b(?:of the (?:year|month|quarter)|outstanding|committee)\b/i;

/** "Office Intern, Elm League", "Elm League – Intern" */
function isFirmBesideTitle(text: string, { title, employer }: WorkEntry, areDated: boolean): boolean {
  if (!title || !employer || !readsAsTitle(title.text) || !isLikeFirm(employer.text)) return false;
  const between = text.slice(Math.min(title.end, employer.end), Math.max(title.start, employer.start));
  BULLET_BELOW.lastIndex = employer.end;
  return /^(?:,| ?[-–—|@]| at) $/.test(between) || (!areDated && between === '\n' && BULLET_BELOW.test(text));
}
const BULLET_BELOW = /\n\s*[-*•–]/y;

/** "Teller", "Child and Family Social Worker": ends in a title that the lexicon knows. */
const isKnownTitle = (text: string): boolean => findTitles(text).at(-1)?.end === text.length;

/**
 * The best chance of the parts that make up a span; 1 for a span that is only a piece of a part, such as a job in a
 * sentence. A school may be an employer.
 */
function chanceOf(parts: WeighedPart[], span: Range, role: JobRole): number {
  const own = partsAt(parts, span)
    .filter((part) => part.end - part.start <= (span.end - span.start) * MAX_LONGER)
    .map(({ chances }) => chances[role] + (role === 'employer' ? chances.school : 0));
  return own.length === 0 ? 1 : Math.max(...own);
}

/** Adds a missing title, employer or place from the lines above the description of a job. */
function withLikelyParts({ text, lines, parts }: Weighed, job: WorkEntry): WorkEntry {
  const missing = ROLES.filter((role) => !job[role]);
  if (missing.length === 0) return job;
  const spans = [job.title, job.employer, job.place, ...(job.otherTitles ?? [])];
  const free = headOf(lines, partsAt(parts, job)).filter(
    (part) => !spans.some((span) => span && overlaps(span, part)),
  );
  const whole = { ...job };
  for (const role of missing) {
    const found = mostLikely(free, role, LIKELY);
    if (found) whole[role] = spanOf(text, found);
  }
  return whole;
}

function headOf(lines: PartedLine[], job: WeighedPart[]): WeighedPart[] {
  const first = job[0]?.line ?? 0;
  let last = first;
  while (last <= first + MAX_BELOW && lines[last] && !isDescription(lines[last]!)) last++;
  return job.filter(({ line }) => line < last);
}

const isDescription = ({ segment }: PartedLine) => segment.bullet && segment.end - segment.start > LONG_LINE;

/** Parts that are probably a title or an employer, each with the place and the employer or title near it. */
function likelyMentions(
  { text, lines, parts }: Weighed,
  taken: Range[],
  named: Map<number, NamedOnLine>,
): JobMention[] {
  const sorted = taken.toSorted((a, b) => a.start - b.start);
  const found: { mention: JobMention; line: number }[] = [];
  let at = 0;
  for (const part of parts) {
    while (at < sorted.length && sorted[at]!.end <= part.start) at++;
    const role = ROLES.find((each) => part.chances[each] > LIKELY);
    const { section } = lines[part.line]!;
    if (!role || NOT_OWN_JOBS.has(section) || (sorted[at] && overlaps(sorted[at]!, part))) continue;
    if (isOfJobBeside(part, role, lines[part.line]!, named.get(part.line))) continue;
    const last = found.at(-1);
    const joins =
      last &&
      !last.mention[role] &&
      part.line - last.line <= MAX_APART &&
      lines[last.line]!.section === section;
    const span = spanOf(text, part);
    if (joins) Object.assign(last, { mention: { ...last.mention, [role]: span }, line: part.line });
    else found.push({ mention: { [role]: span }, line: part.line });
  }
  return found.map(({ mention }) => mention).filter(({ title, employer }) => title ?? employer);
}

/** Where on its line a job is named: its title, if that is there too, and its employer. `last`: the end of both. */
type NamedOnLine = { title: Range | undefined; employer: Range; last: number };

function namesOnLines(parts: WeighedPart[], jobs: Pick<WorkEntry, JobRole>[]): Map<number, NamedOnLine> {
  const lineOf = (range: Range) => partsAt(parts, range)[0]?.line;
  const lines = new Map<number, NamedOnLine>();
  for (const { title, employer } of jobs) {
    if (!title || !employer) continue;
    const line = lineOf(employer);
    if (line === undefined) continue;
    const own = lineOf(title) === line ? title : undefined;
    lines.set(line, { title: own, employer, last: Math.max(own?.end ?? 0, employer.end) });
  }
  return lines;
}

/**
 * Whether a part belongs to the job on its line: "Department of Parks" behind "Clerk, City of Elmsford" employs nobody else, and
 * "Elm Ground contractor" between "Driver" and "(Weir Parcel LLC)" is no other job.
 */
function isOfJobBeside(
  { part }: WeighedPart,
  role: JobRole,
  { segment, dates }: PartedLine,
  named: NamedOnLine | undefined,
): boolean {
  if (!named || (role === 'title' && !named.title) || segment.end - segment.start > MAX_SHORT_LINE)
    return false;
  const isBetween = named.title !== undefined && part.start > named.title.end && part.end < named.last;
  if (role === 'title' && isBetween) return true;
  // Some name the office they worked for below its title: "Elm University, Office of Admissions".
  const mayBeOffice = !named.title && part.kind !== 'other';
  const isBehind = part.start > named.last && part.separator === ',' && !mayBeOffice;
  return isBehind && !dates.some(({ start }) => start > named.last && start < part.start);
}

/** Leaves out what only repeats a title or an employer that is known. */
function withoutKnown(
  mentions: JobMention[],
  known: ((Range & { text: string }) | undefined)[],
): JobMention[] {
  const keyOf = (span: { text: string }) => lowerWords(span.text).join(' ');
  const seen = new Set(known.flatMap((span) => (span ? [keyOf(span)] : [])));
  return mentions.filter(({ title, employer }) => {
    const keys = [title, employer].flatMap((span) => (span ? [keyOf(span)] : []));
    const isNew = keys.some((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}
