import type { Span } from '../../shared/fit-result.ts';
import type { EducationEntry, ReadResume, WorkEntry } from './resume.types.ts';

export type JsonResume = {
  basics: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: { city?: string; region?: string; address?: string };
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
  certificates: { name: string }[];
  languages: { language: string }[];
};

/** The résumé as JSON Resume 1.0 (jsonresume.org/schema). Dates are YYYY-MM, or YYYY where no month was written. */
export function toJsonResume(read: ReadResume): JsonResume {
  return {
    basics: basicsOf(read),
    work: read.work.map(workOf),
    education: read.education.map((entry) => educationOf(read.text, entry)),
    skills: read.skills.map((skill) => ({ name: clean(skill) })),
    certificates: read.certifications.map((certificate) => ({ name: clean(certificate) })),
    languages: read.languages.map((language) => ({ language: clean(language) })),
  };
}

const clean = (span: Span) => span.text.replace(/\s+/g, ' ').trim();
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

function placeOf(place: string): { city?: string; region?: string } {
  const [city, ...region] = place.split(/\s*,\s*/);
  return { ...(city ? { city } : {}), ...(region.length > 0 ? { region: region.join(', ') } : {}) };
}

function networkOf(url: string): string {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/]{1,80})/i.exec(url)?.[1] ?? url;
  return host.split('.')[0] ?? host;
}

function workOf(entry: WorkEntry): JsonResume['work'][number] {
  return {
    ...maybe('name', entry.employer),
    ...maybe('position', entry.title),
    ...maybe('location', entry.place),
    ...(entry.from === undefined ? {} : { startDate: dateOf(entry.from) }),
    ...(entry.to === undefined || entry.current ? {} : { endDate: dateOf(entry.to) }),
    highlights: [],
  };
}

function educationOf(text: string, entry: EducationEntry): JsonResume['education'][number] {
  return {
    ...maybe('institution', entry.institution),
    ...(entry.degree ? { studyType: studyTypeOf(text, entry.degree, entry.field) } : {}),
    ...maybe('area', entry.field),
    ...(entry.from === undefined ? {} : { startDate: dateOf(entry.from) }),
    ...(entry.to === undefined ? {} : { endDate: dateOf(entry.to) }),
  };
}

/** The degree as it was written, with its field where that follows: "Bachelor of Science in Nursing". */
function studyTypeOf(text: string, degree: Span, field: Span | undefined): string {
  const end = field && field.start >= degree.end && field.start - degree.end < 40 ? field.end : degree.end;
  return text.slice(degree.start, end).replace(/\s+/g, ' ').trim();
}

function dateOf(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
}
