import { monthOf } from '../../../fit/resume/dates.ts';
import { descriptionOf } from '../../../fit/resume/json-resume.ts';
import { readResume } from '../../../fit/resume/read-resume.ts';
import type { EducationEntry, ReadResume, WorkEntry } from '../../../fit/resume/resume.types.ts';
import {
  type MasterResumeProposal,
  nothingRead,
  type ProposedEntry,
  type ProposedField,
} from '../../../shared/master-resume/master-resume-proposal.ts';
import type { Education, Experience } from '../../../shared/master-resume/master-resume-rules.ts';
import type { Span } from '../../../shared/results/fit-result.ts';
import { nearestDegree } from './degree-name.ts';
import { certificationOf } from './propose-certification.ts';
import { cleanText, linesAt, onlyYearDoubt, proposedField, startOf } from './propose-field.ts';

/** Proposes a value for each field of a master résumé from a résumé's text, with the line it was read from. */
export function proposeFromResume(text: string, today: string): MasterResumeProposal {
  const read = readResume(text, today);
  const { basics } = read;
  return {
    personal: {
      fullName: proposedField(text, basics.name),
      contactEmail: proposedField(text, basics.email),
      phoneNumber: proposedField(text, basics.phone),
      location: proposedField(text, basics.location),
      professionalSummary: summaryOf(read),
    },
    experience: read.work.map((entry) => ({ fields: experienceOf(text, entry), known: false })),
    education: read.education.map((entry) => ({ fields: educationOf(text, entry), known: false })),
    certifications: read.certifications.map((span, index) => ({
      fields: certificationOf(text, span, endOf(read, span, read.certifications[index + 1]), monthOf(today)),
      known: false,
    })),
  };
}

/** The end of the text that belongs to a certificate: the next certificate, or the end of the section. */
function endOf({ sections, text }: ReadResume, span: Span, next: Span | undefined): number {
  const section = sections.find(({ start, end }) => start <= span.start && span.start < end);
  const line = next ? text.lastIndexOf('\n', next.start - 1) + 1 : text.length;
  return Math.min(section?.kind === 'certifications' ? section.end : span.end, line);
}

function summaryOf({ sections, text }: ReadResume): ProposedField {
  const section = sections.find(({ kind }) => kind === 'summary');
  if (!section) return nothingRead();
  const start = section.heading?.end ?? section.start;
  const body = text.slice(start, section.end).replace(/^[\s:]+|\s+$/g, '');
  if (!body) return nothingRead();
  return { value: cleanText(body), line: linesAt(text, text.indexOf(body, start)) };
}

function experienceOf(text: string, read: WorkEntry): ProposedEntry<Experience>['fields'] {
  const entry = { ...read, ...fullNames(text, read) };
  const { summary, highlights } = descriptionOf(text, entry);
  const description = [summary, ...highlights.map((line) => `- ${line}`)].filter(Boolean).join('\n');
  const first = (summary.split('\n')[0] || highlights[0]) ?? '';
  return {
    companyName: proposedField(text, entry.employer),
    position: proposedField(text, entry.title),
    location: proposedField(text, entry.place),
    startDate: dateOf(text, entry, entry.from),
    endDate: entry.current
      ? { ...nothingRead(), line: datesLine(text, entry) }
      : dateOf(text, entry, entry.to),
    description: description ? { value: description, line: first.slice(0, 160) } : nothingRead(),
  };
}

/** Extends names that continue after a slash, a comma or a dash, unless that is another part of the entry's heading. */
function fullNames(text: string, entry: WorkEntry): Pick<WorkEntry, 'title' | 'employer'> {
  const heads = [entry.title, entry.employer, entry.place, entry.dates];
  const extend = (span: Span | undefined, continuation: RegExp): Span | undefined => {
    if (!span) return undefined;
    const starts = heads.flatMap((head) => (head && head.start >= span.end ? [head.start] : []));
    const rest = text.slice(span.end, Math.min(entry.end, ...starts));
    const more = continuation.exec(rest)?.[0].trimEnd();
    return more ? { ...span, end: span.end + more.length, text: span.text + more } : span;
  };
  return {
    title: extend(withFirstHalf(text, entry.title), titleContinuation),
    employer: extend(entry.employer, employerContinuation),
  };
}

/** "Engineering/" before "Account Manager" is the first half of one title. */
function withFirstHalf(text: string, title: Span | undefined): Span | undefined {
  if (!title) return undefined;
  const line = text.slice(text.lastIndexOf('\n', title.start - 1) + 1, title.start);
  const half = /(?:^|\t)(\p{Lu}[\p{L} ]{2,30} ?\/ ?)$/u.exec(line)?.[1];
  return half ? { ...title, start: title.start - half.length, text: half + title.text } : title;
}

const nameEnds = String.raw`(?=[^\S\n]*(?:[\t\n|(]|$)|[^\S\n]+[–—-][^\S\n])`;
const titleContinuation = new RegExp(
  String.raw`^(?: ?[/&] ?|, | [–-] )\p{Lu}[^\t\n,|()\d]{2,60}?${nameEnds}`,
  'u',
);
const employerContinuation = new RegExp(String.raw`^ ?/ ?\p{Lu}[^\t\n,|()]{1,40}?${nameEnds}`, 'u');

function educationOf(text: string, entry: EducationEntry): ProposedEntry<Education>['fields'] {
  const field = proposedField(text, entry.field);
  return {
    institution: proposedField(text, entry.institution),
    degree: degreeOf(text, entry),
    fieldOfStudy: { ...field, value: field.value.replace(/\s*\(\p{Lu}[\p{L}.]{1,6}\)$/u, '') },
    startDate: dateOf(text, entry, entry.from),
    endDate: dateOf(text, entry, entry.to),
    gpa: gpaOf(text, entry),
    description: nothingRead(),
  };
}

function degreeOf(text: string, { degree, field }: EducationEntry): ProposedField {
  if (!degree) return nothingRead();
  const written = cleanText(degree.text);
  const line = linesAt(text, degree.start, degree.end);
  const { name, exact } = nearestDegree(written, field ? cleanText(field.text) : '');
  if (!name) return { value: '', line, doubt: `“${written}” isn’t in the list. Choose the closest match.` };
  return exact
    ? { value: name, line }
    : { value: name, line, doubt: `Your résumé says “${written}”. Check that this is the closest match.` };
}

/** Only on the 4.0 scale, which the form uses: "8.4 / 10" is another scale. */
function gpaOf(text: string, { start, end }: EducationEntry): ProposedField {
  const match =
    /\bC?GPA(?: of)?[ :–-]{1,3}([0-4](?:\.\d{1,2})?)(?![\d.]*\d)(?! ?(?:\/|out of)(?! ?4(?:\.0+)?(?![.\d]*\d)))/i.exec(
      text.slice(start, end),
    );
  if (!match || Number(match[1]) > 4) return nothingRead();
  return { value: match[1] as string, line: linesAt(text, start + match.index) };
}

type Dated = Pick<WorkEntry, 'dates' | 'precision' | 'start'>;

function dateOf(text: string, entry: Dated, month: number | undefined): ProposedField {
  if (month === undefined) return nothingRead();
  const year = Math.floor(month / 12);
  if (year < 1900 || year > 2100) return nothingRead();
  return {
    value: startOf(month),
    line: datesLine(text, entry),
    ...(entry.precision === 'year' ? { doubt: onlyYearDoubt } : {}),
  };
}

function datesLine(text: string, { dates, start }: Dated): string {
  return linesAt(text, dates?.start ?? start, dates?.end);
}
