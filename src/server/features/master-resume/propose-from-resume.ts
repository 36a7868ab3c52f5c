import { accountOf } from '../../../fit/resume/json-resume.ts';
import { readResume } from '../../../fit/resume/read-resume.ts';
import type { EducationEntry, ReadResume, WorkEntry } from '../../../fit/resume/resume.types.ts';
import type { Span } from '../../../shared/fit-result.ts';
import {
  type MasterResumeProposal,
  nothingRead,
  type ProposedEntry,
  type ProposedField,
} from '../../../shared/master-resume-proposal.ts';
import type { Certification, Education, Experience } from '../../../shared/master-resume-rules.ts';
import { degreeNameFor } from './degree-name.ts';

/** What a résumé's text says for each field of a master résumé, with the line it says it in. */
export function proposeFromResume(text: string, today: string): MasterResumeProposal {
  const read = readResume(text, today);
  const { basics } = read;
  return {
    personal: {
      fullName: fieldOf(text, basics.name),
      contactEmail: fieldOf(text, basics.email),
      phoneNumber: fieldOf(text, basics.phone),
      location: fieldOf(text, basics.location),
      professionalSummary: summaryOf(read),
    },
    experience: read.work.map((entry) => ({ fields: experienceOf(text, entry), known: false })),
    education: read.education.map((entry) => ({ fields: educationOf(text, entry), known: false })),
    certifications: read.certifications.map((span) => ({
      fields: certificationOf(text, span),
      known: false,
    })),
  };
}

const clean = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

function fieldOf(text: string, span: Span | undefined): ProposedField {
  return span ? { value: clean(span.text), line: lineAt(text, span.start) } : nothingRead();
}

const longestLine = 160;

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = clean(text.slice(start, end < 0 ? undefined : end));
  return line.length > longestLine ? `${line.slice(0, longestLine - 2)} …` : line;
}

function summaryOf({ sections, text }: ReadResume): ProposedField {
  const section = sections.find(({ kind }) => kind === 'summary');
  if (!section) return nothingRead();
  const start = section.heading?.end ?? section.start;
  const body = text.slice(start, section.end).replace(/^[\s:]+|\s+$/g, '');
  if (!body) return nothingRead();
  return { value: clean(body), line: lineAt(text, text.indexOf(body, start)) };
}

function experienceOf(text: string, entry: WorkEntry): ProposedEntry<Experience>['fields'] {
  const { summary, highlights } = accountOf(text, entry);
  const description = [summary, ...highlights.map((line) => `- ${line}`)].filter(Boolean).join('\n');
  const first = (summary.split('\n')[0] || highlights[0]) ?? '';
  return {
    companyName: fieldOf(text, entry.employer),
    position: fieldOf(text, entry.title),
    location: fieldOf(text, entry.place),
    startDate: dateOf(text, entry, entry.from),
    endDate: entry.current
      ? { ...nothingRead(), line: datesLine(text, entry) }
      : dateOf(text, entry, entry.to),
    description: description ? { value: description, line: first.slice(0, longestLine) } : nothingRead(),
  };
}

function educationOf(text: string, entry: EducationEntry): ProposedEntry<Education>['fields'] {
  const written = entry.degree && clean(entry.degree.text);
  const degree = written && degreeNameFor(written);
  return {
    institution: fieldOf(text, entry.institution),
    degree: {
      value: degree || '',
      line: entry.degree ? lineAt(text, entry.degree.start) : null,
      ...(written && !degree ? { doubt: `The list has no “${written}”. Choose what comes nearest.` } : {}),
    },
    fieldOfStudy: fieldOf(text, entry.field),
    startDate: dateOf(text, entry, entry.from),
    endDate: dateOf(text, entry, entry.to),
    gpa: gpaOf(text.slice(entry.start, entry.end)),
    description: nothingRead(),
  };
}

/** Only of four points, as the form asks for: "8.4 / 10" is another scale. */
function gpaOf(text: string): ProposedField {
  const found = /\bC?GPA[ :-]{1,3}([0-4](?:\.\d{1,2})?)(?! ?\/ ?(?!4(?:\.0+)?\b))(?![\d.]*\d)/i.exec(text);
  return found ? { value: found[1] as string, line: lineAt(text, found.index) } : nothingRead();
}

function certificationOf(text: string, span: Span): ProposedEntry<Certification>['fields'] {
  const line = lineAt(text, span.start);
  const name = clean(span.text);
  const behind = line.slice(line.indexOf(name) + name.length);
  const issuer = issuerIn(behind);
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(line)?.[0];
  return {
    name: { value: name, line },
    issuingOrganization: issuer
      ? { value: issuer, line }
      : { ...nothingRead(), doubt: 'Who issued it is not written beside it.' },
    issueDate: year
      ? { value: `${year}-01-01`, line, doubt: 'Only the year is written. Check the month.' }
      : nothingRead(),
    expiryDate: nothingRead(),
    credentialId: nothingRead(),
  };
}

/** What follows the name behind a comma, a dash or a bar, when it is a name and no date. */
function issuerIn(behind: string): string | undefined {
  const next = /^\s?(?:,|\||[–—-]\s|by\s|from\s|\()\s?([\p{Lu}][^,|()\d–—]{2,80})/u.exec(behind)?.[1]?.trim();
  return next && !/^(?:expires?|expired|valid|issued|current|active|since|in progress)\b/i.test(next)
    ? next
    : undefined;
}

type Dated = Pick<WorkEntry, 'dates' | 'precision' | 'start'>;

function dateOf(text: string, entry: Dated, month: number | undefined): ProposedField {
  if (month === undefined) return nothingRead();
  const year = Math.floor(month / 12);
  if (year < 1900 || year > 2100) return nothingRead();
  return {
    value: `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`,
    line: datesLine(text, entry),
    ...(entry.precision === 'year' ? { doubt: 'Only the year is written. Check the month.' } : {}),
  };
}

function datesLine(text: string, { dates, start }: Dated): string {
  return lineAt(text, dates?.start ?? start);
}
