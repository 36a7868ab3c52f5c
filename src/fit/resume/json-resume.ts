import type { Range } from '../../shared/range.ts';
import type { Span } from '../../shared/results/fit-result.ts';
import { resumeSegments } from './layout/resume-segments.ts';
import { resumeView } from './layout/text-view.ts';
import { fluencyBeside } from './person/language-skills.ts';
import type { EducationEntry, ReadResume, ResumeSegment, WorkEntry } from './resume.types.ts';
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

/** The résumé as JSON Resume 1.0 (jsonresume.org/schema). Dates are YYYY-MM, or YYYY where no month was written. */
export function toJsonResume(read: ReadResume): JsonResume {
  return {
    basics: basicsOf(read),
    work: read.work.flatMap((entry) => [workOf(read.text, entry), ...otherPositions(entry)]),
    education: read.education.map((entry) => educationOf(read.text, entry)),
    skills: read.skills.map((skill) => ({ name: clean(skill) })),
    certificates: read.certifications.map((certificate) => certificateOf(read.text, certificate)),
    languages: read.languages.map((language, index) => {
      const fluency = fluencyBeside(read.text, language, read.languages[index + 1]);
      return { language: clean(language), ...(fluency ? { fluency } : {}) };
    }),
  };
}

const clean = (span: Span) => span.text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
const maybe = <Key extends string>(key: Key, span: Span | undefined) =>
  (span ? { [key]: clean(span) } : {}) as { [K in Key]?: string };

function basicsOf(read: ReadResume): JsonResume['basics'] {
  const { basics } = read;
  const summary = read.sections.find((section) => section.kind === 'summary');
  const body =
    summary &&
    read.text.slice(summary.heading?.end ?? summary.start, summary.end).replace(/^[\s:]+|\s+$/g, '');
  return {
    ...maybe('name', basics.name),
    ...maybe('label', basics.label),
    ...maybe('email', basics.email),
    ...maybe('phone', basics.phone),
    ...maybe('url', basics.url),
    ...(body ? { summary: body } : {}),
    ...(basics.location ? { location: placeOf(clean(basics.location)) } : {}),
    profiles: basics.profiles.map((profile) => ({ network: networkOf(profile.text), url: profile.text })),
  };
}

const CODE = /(?:^|[ ,–-]{1,3})((?:[A-Z]\d[A-Z] ?\d[A-Z]\d)|\d{3} ?\d{3}|\d{4,6}(?:-\d{4})?)(?=$|,)/;

function placeOf(place: string): JsonResume['basics']['location'] {
  const code = CODE.exec(place)?.[1];
  const pieces = place
    .replace(CODE, '')
    .split(/\s*,\s*/)
    .filter(Boolean);
  // "Kerala, Kerala" stands where someone had no better town to give.
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
    ...maybe('name', entry.employer),
    ...(position ? { position } : {}),
    ...maybe('location', entry.place),
    ...datesOf(entry, entry.current),
    ...(summary ? { summary } : {}),
    highlights,
  };
}

/** JSON Resume gives a job one position; each further title held in it is an item of its own. */
function otherPositions(entry: WorkEntry): JsonResume['work'] {
  const titles = [...positionsOf(entry.title).slice(1), ...(entry.otherTitles ?? []).map(clean)];
  return titles.map((position) => ({
    ...maybe('name', entry.employer),
    position,
    ...maybe('location', entry.place),
    ...datesOf(entry, entry.current),
    highlights: [],
  }));
}

/** "Founder and Managing Director" are two titles, "Sales and Marketing Manager" is one. */
function positionsOf(title: Span | undefined): string[] {
  if (!title) return [];
  const whole = clean(title);
  const sides = whole.split(/ (?:and|&) /);
  const each = sides.every((side) => isTitleNoun(side.split(' ').at(-1)?.toLowerCase() ?? ''));
  return sides.length === 2 && each ? sides : [whole];
}

const MOST_HIGHLIGHTS = 40;
/** "2 years 10 months": how long the job was. */
const COUNTED_OUT = /^\(?(?:\d{1,2} (?:years?|yrs?|months?|mos?)\.?,? ?){1,2}\)?$/i;

/** What stands below an entry's heading in `text`: its list items (at most 40), and the rest as one text. */
export function descriptionOf(text: string, entry: WorkEntry): { summary: string; highlights: string[] } {
  const heads = [entry.title, entry.employer, entry.place, entry.dates].map((span) => span?.end ?? 0);
  const start = Math.max(entry.start, ...heads.filter((end) => end <= entry.end));
  const body = text.slice(start, Math.min(entry.end, start + 10_000));
  const lines = paragraphsOf(resumeSegments(resumeView(body), []));
  const textOf = ({ start: from, end }: Range) => body.slice(from, end).replace(/\s+/g, ' ').trim();
  const highlights = lines.filter((line) => line.bullet).map(textOf);
  const rest = lines.filter(
    (line) => !line.bullet && /\p{L}{2}/u.test(textOf(line)) && !COUNTED_OUT.test(textOf(line)),
  );
  return { summary: rest.map(textOf).join('\n'), highlights: highlights.slice(0, MOST_HIGHLIGHTS) };
}

/** Lines with the lines they run on into: a list item goes on until a blank line or the next item. */
function paragraphsOf(segments: ResumeSegment[]): ResumeSegment[] {
  const joined: ResumeSegment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before?.bullet && !segment.bullet && segment.gap !== 'blank') before.end = segment.end;
    else joined.push({ ...segment });
  }
  return joined;
}

/** A year on the certificate's own line is when it was given. */
function certificateOf(text: string, certificate: Span): JsonResume['certificates'][number] {
  const behind = text.slice(certificate.end, certificate.end + 40).split('\n')[0] ?? '';
  const line = text.lastIndexOf('\n', certificate.start - 1) + 1;
  const before = text.slice(Math.max(line, certificate.start - 24), certificate.start);
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(`${before} ${behind}`)?.[0];
  return { name: clean(certificate), ...(year ? { date: year } : {}) };
}

function educationOf(text: string, entry: EducationEntry): JsonResume['education'][number] {
  const score = scoreOf(text.slice(entry.start, Math.min(entry.end, entry.start + 2_000)));
  return {
    ...maybe('institution', entry.institution),
    ...(entry.degree ? { studyType: studyTypeOf(text, entry.degree, entry.field) } : {}),
    ...maybe('area', entry.field),
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

/** The degree as it was written, with its field where that follows at once: "Bachelor of Science in Nursing". */
function studyTypeOf(text: string, degree: Span, field: Span | undefined): string {
  const follows = field && field.start >= degree.end && field.start - degree.end < 40;
  const end = follows && LINKS_FIELD.test(text.slice(degree.end, field.start)) ? field.end : degree.end;
  return text.slice(degree.start, end).replace(/\s+/g, ' ').trim();
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
