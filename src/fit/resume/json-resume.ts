import type { Range } from '../../shared/range.ts';
import type { Span } from '../../shared/results/fit-result.ts';
import { RESUME_NUMBERS } from '../numbers/resume-numbers.ts';
import { hasOpenBracket } from '../text/open-bracket.ts';
import { resumeSegments } from './layout/resume-segments.ts';
import { resumeView } from './layout/text-view.ts';
import { fluencyBeside } from './person/language-skills.ts';
import { isPlaceholder } from './person/places.ts';
import type { EducationEntry, JobMention, ReadResume, ResumeSegment, WorkEntry } from './resume.types.ts';
import { isTitleNoun } from './work/part-kinds.ts';

export type JsonResume = {
  basics: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: { city?: string; region?: string; postalCode?: string };
    profiles: { network: string; url: string }[];
  };
  work: {
    name?: string;
    position?: string;
    location?: string;
    startDate?: string;
    endDate?: string;
    summary?: string;
    highlights: string[];
  }[];
  education: {
    institution?: string;
    studyType?: string;
    area?: string;
    startDate?: string;
    endDate?: string;
    score?: string;
  }[];
  skills: { name: string }[];
  certificates: { name: string; date?: string }[];
  languages: { language: string; fluency?: string }[];
};

/** Converts a résumé to JSON Resume 1.0 (jsonresume.org/schema). Dates are YYYY-MM, or YYYY if no month was written. */
export function toJsonResume(read: ReadResume): JsonResume {
  const hasDegree = read.education.some(({ level }) => level !== undefined && level >= LOWEST_DEGREE);
  return {
    basics: basicsOf(read),
    work: [
      ...read.work.flatMap((entry) => [workOf(read.text, entry), ...otherPositions(entry)]),
      ...read.mentions.map(mentionOf),
    ],
    education: read.education.map((entry) => educationOf(read.text, entry, hasDegree)),
    skills: read.skills.map((skill) => ({ name: clean(skill) })),
    certificates: read.certifications.map((certificate) => certificateOf(read.text, certificate)),
    languages: read.languages.map((language, index) => {
      const fluency = fluencyBeside(read.text, language, read.languages[index + 1]);
      return { language: clean(language), ...(fluency ? { fluency } : {}) };
    }),
  };
}

const clean = (span: Span) => span.text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
const optional = <Key extends string>(key: Key, span: Span | undefined) =>
  (span ? { [key]: clean(span) } : {}) as { [K in Key]?: string };

function basicsOf(read: ReadResume): JsonResume['basics'] {
  const { basics } = read;
  const summary = read.sections.find((section) => section.kind === 'summary');
  const body =
    summary &&
    read.text.slice(summary.heading?.end ?? summary.start, summary.end).replace(/^[\s:]+|\s+$/g, '');
  return {
    ...optional('name', basics.name),
    ...optional('label', basics.label),
    ...optional('email', basics.email),
    ...optional('phone', basics.phone),
    ...optional('url', basics.url),
    ...(body ? { summary: body } : {}),
    ...(basics.location ? { location: placeOf(clean(basics.location)) } : {}),
    profiles: basics.profiles.map((profile) => ({ network: networkOf(profile.text), url: profile.text })),
  };
}

const POSTAL_CODE =
  /(?:^|[ ,–-]{1,3})((?:[A-Z]\d[A-Z] ?\d[A-Z]\d)|\d{3} ?\d{3}|\d{4,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Za-z]{2})(?=$|,)/;

/** "El Paso TX" */
const BEFORE_STATE = /(?<=\p{Ll}\.?) (?=[A-Z]{2}$)/u;

function placeOf(place: string): JsonResume['basics']['location'] {
  const code = POSTAL_CODE.exec(place)?.[1];
  const pieces = place
    .replace(POSTAL_CODE, '')
    .replace(BEFORE_STATE, ',')
    .split(/\s*,\s*/)
    .filter(Boolean);
  // Some give the region as the town too: "Kerala, Kerala".
  const [city, ...region] = pieces.filter((piece, index) => piece !== pieces[index - 1]);
  return {
    ...(city ? { city } : {}),
    ...(region.length > 0 ? { region: region.join(', ') } : {}),
    ...(code ? { postalCode: code } : {}),
  };
}

function networkOf(url: string): string {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/]{1,80})/i.exec(url)?.[1] ?? url;
  return host.split('.')[0] ?? host;
}

function workOf(text: string, entry: WorkEntry): JsonResume['work'][number] {
  const { summary, highlights } = descriptionOf(text, entry);
  const [position] = positionsOf(entry.title);
  return {
    ...optional('name', entry.employer),
    ...(position ? { position } : {}),
    ...locationOf(entry),
    ...datesOf(entry, entry.current),
    ...(summary ? { summary } : {}),
    highlights,
  };
}

/** What a template has in the place of a town isn't told. */
const locationOf = ({ place }: { place?: Span }) =>
  place && isPlaceholder(clean(place)) ? {} : optional('location', place);

function mentionOf(mention: JobMention): JsonResume['work'][number] {
  return {
    ...optional('name', mention.employer),
    ...optional('position', mention.title),
    ...locationOf(mention),
    highlights: [],
  };
}

/** JSON Resume has one position per job, so each further title becomes a separate item. */
function otherPositions(entry: WorkEntry): JsonResume['work'] {
  const titles = [...positionsOf(entry.title).slice(1), ...(entry.otherTitles ?? []).map(clean)];
  return titles.map((position) => ({
    ...optional('name', entry.employer),
    position,
    ...locationOf(entry),
    ...datesOf(entry, entry.current),
    highlights: [],
  }));
}

/** "Assistant to CEO and CFO": those who are helped. */
const HELPS = / to (?:the )?[^,]+ (?:and|&) /i;

/** "Founder and Managing Director" are two titles, "Sales and Marketing Manager" is one. */
function positionsOf(title: Span | undefined): string[] {
  if (!title) return [];
  const whole = clean(title);
  const sides = HELPS.test(whole) ? [whole] : whole.split(/ (?:and|&) /);
  const each = sides.every((side) => isTitleNoun(side.split(' ').at(-1)?.toLowerCase() ?? ''));
  return sides.length === 2 && each ? sides : [whole];
}

const MAX_FIELD_GAP = RESUME_NUMBERS.maxFieldGap.value;
const MAX_HIGHLIGHTS = RESUME_NUMBERS.maxHighlights.value;
/** "2 years 10 months": the duration of a job. */
const DURATION = /^\(?(?:\d{1,2} (?:years?|yrs?|months?|mos?)\.?,? ?){1,2}\)?$/i;

/** The text below the heading of an entry: its list items (at most 40) and the other lines. */
export function descriptionOf(text: string, entry: WorkEntry): { summary: string; highlights: string[] } {
  const heads = [entry.title, entry.employer, entry.place, entry.dates].map((span) => span?.end ?? 0);
  const start = Math.max(entry.start, ...heads.filter((end) => end <= entry.end));
  const body = text.slice(start, Math.min(entry.end, start + 10_000));
  const lines = paragraphsOf(resumeSegments(resumeView(body), []));
  const textOf = ({ start: from, end }: Range) => body.slice(from, end).replace(/\s+/g, ' ').trim();
  const highlights = lines.filter((line) => line.bullet).map(textOf);
  const rest = lines.filter(
    (line) => !line.bullet && /\p{L}{2}/u.test(textOf(line)) && !DURATION.test(textOf(line)),
  );
  return { summary: rest.map(textOf).join('\n'), highlights: highlights.slice(0, MAX_HIGHLIGHTS) };
}

/** Joins list items with their further lines, up to a blank line or the next item. */
function paragraphsOf(segments: ResumeSegment[]): ResumeSegment[] {
  const joined: ResumeSegment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before?.bullet && !segment.bullet && segment.gap !== 'blank') before.end = segment.end;
    else joined.push({ ...segment });
  }
  return joined;
}

/** "exp. 03/2027", "active through 2027" */
const IS_EXPIRY = /^[,;]? ?\(?(?:exp|active|valid|current)\p{L}*/iu;

/** "(2021)" right behind a certificate, which is its own even if one before it has another. */
const BESIDE = /^ \(((?:19|20)\d\d)\)/;

/** A year on the line of a certificate is the year of issue, unless it says until when it is valid. */
function certificateOf(text: string, certificate: Span): JsonResume['certificates'][number] {
  const after = text.slice(certificate.end, certificate.end + 40).split('\n')[0] ?? '';
  const line = text.lastIndexOf('\n', certificate.start - 1) + 1;
  const before = text.slice(Math.max(line, certificate.start - 24), certificate.start);
  if (IS_EXPIRY.test(after)) return { name: clean(certificate) };
  const year = BESIDE.exec(after)?.[1] ?? /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(`${before} ${after}`)?.[0];
  return { name: clean(certificate), ...(year ? { date: year } : {}) };
}

/** The levels from this one on are degrees; below are certificates of schools and of trades. */
const LOWEST_DEGREE = 3;

/** After a degree, the certificate of a school is not told as one; its school is. */
function educationOf(
  text: string,
  entry: EducationEntry,
  hasDegree: boolean,
): JsonResume['education'][number] {
  const isDegree = !(hasDegree && entry.level === 1);
  const score = scoreOf(text.slice(entry.start, Math.min(entry.end, entry.start + 2_000)));
  return {
    ...optional('institution', entry.institution),
    ...(entry.degree && isDegree ? { studyType: studyTypeOf(text, entry.degree, entry.field) } : {}),
    ...optional('area', entry.field),
    ...datesOf(entry, false),
    ...(score ? { score } : {}),
  };
}

function scoreOf(text: string): string | undefined {
  return /(?:GPA|CGPA|Grade)[ :-]{1,3}(\d(?:[.,]\d{1,2})?(?: ?\/ ?\d{1,2}(?:[.,]\d{1,2})?)?)(?!\d)/i.exec(
    text,
  )?.[1];
}

const LINKS_FIELD =
  /^[\s\u2060,:;.()'"[\]–-]*(?:(?:in|of|en|im|de|with|major|majors|majoring|honou?rs|hons|degree|the|field)[\s\u2060,:.()'"–-]*){0,4}$/iu;

/** The degree as written, including a field directly after it: "Bachelor of Science in Nursing". */
function studyTypeOf(text: string, degree: Span, field: Span | undefined): string {
  const follows = field && field.start >= degree.end && field.start - degree.end < MAX_FIELD_GAP;
  const end = follows && LINKS_FIELD.test(text.slice(degree.end, field.start)) ? field.end : degree.end;
  const written = text.slice(degree.start, end).replace(/\s+/g, ' ').trim();
  const open = hasOpenBracket(written);
  return open && text.charAt(end) === ')' ? `${written})` : written;
}

type Dated = Pick<WorkEntry, 'from' | 'to' | 'precision'>;

function datesOf({ from, to, precision }: Dated, current: boolean): { startDate?: string; endDate?: string } {
  const written = (month: number) => {
    const year = String(Math.floor(month / 12)).padStart(4, '0');
    return precision === 'year' ? year : `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
  };
  return {
    ...(from === undefined ? {} : { startDate: written(from) }),
    ...(to === undefined || current ? {} : { endDate: written(to) }),
  };
}
