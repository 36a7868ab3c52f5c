import { z } from 'zod';
import { isCalendarDate } from '../../shared/dates/calendar-date.ts';
import {
  type MasterResumeProposal,
  nothingRead,
  type ProposedField,
} from '../../shared/master-resume/master-resume-proposal.ts';
import { issuerNotStated } from '../../shared/master-resume/master-resume-rules.ts';
import { leftOutOfJson } from './json-left-out.ts';

const text = z.string().max(20_000).nullish();
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(200).nullish();

/** The parts of JSON Resume 1.0 that a master résumé has fields for. For everything else see `leftOutOfJson`. */
const schema = z.object({
  basics: z
    .object({
      name: text,
      email: text,
      phone: text,
      summary: text,
      location: z.object({ address: text, city: text, region: text, countryCode: text }).nullish(),
    })
    .nullish(),
  work: list(
    z.object({
      name: text,
      company: text,
      position: text,
      location: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: list(z.string().max(2_000)),
    }),
  ),
  education: list(
    z.object({
      institution: text,
      studyType: text,
      area: text,
      startDate: text,
      endDate: text,
      score: text,
      gpa: text,
      description: text,
      courses: list(z.string().max(2_000)),
    }),
  ),
  certificates: list(
    z.object({ name: text, issuer: text, date: text, expiryDate: text, credentialId: text }),
  ),
});

/** The file isn't JSON or doesn't have the expected shape. The message is shown to the person who provided it. */
export class JsonResumeProblem extends Error {
  override name = 'JsonResumeProblem';
}

/**
 * Proposes a value for each field of a master résumé from a JSON Resume file. `degreeNameFor` maps the name of a degree
 * to one from our list, or null. Throws a `JsonResumeProblem` that says which part could not be read.
 */
export function proposeFromJsonResume(
  file: string,
  degreeNameFor: (written: string) => string | null,
): MasterResumeProposal {
  const { read, all } = parseFile(file);
  const { basics, work, education, certificates } = read;
  return {
    personal: {
      fullName: proposedField(basics?.name, 'basics.name'),
      contactEmail: proposedField(basics?.email, 'basics.email'),
      phoneNumber: proposedField(basics?.phone, 'basics.phone'),
      location: proposedField(formatLocation(basics?.location), 'basics.location'),
      professionalSummary: proposedField(basics?.summary, 'basics.summary'),
    },
    experience: (work ?? []).map((entry, index) => {
      const at = (name: string) => `work[${index}].${name}`;
      const highlights = (entry.highlights ?? []).map((line) => `- ${line}`);
      return {
        known: false,
        fields: {
          companyName: proposedField(entry.name ?? entry.company, at(entry.name ? 'name' : 'company')),
          position: proposedField(entry.position, at('position')),
          location: proposedField(entry.location, at('location')),
          startDate: proposedDate(entry.startDate, at('startDate')),
          endDate: proposedDate(entry.endDate, at('endDate')),
          description: proposedField(
            [entry.summary, ...highlights].filter(Boolean).join('\n'),
            at('summary'),
          ),
        },
      };
    }),
    education: (education ?? []).map((entry, index) => {
      const at = (name: string) => `education[${index}].${name}`;
      return {
        known: false,
        fields: {
          institution: proposedField(entry.institution, at('institution')),
          degree: proposedDegree(entry.studyType, at('studyType'), degreeNameFor),
          fieldOfStudy: proposedField(entry.area, at('area')),
          startDate: proposedDate(entry.startDate, at('startDate')),
          endDate: proposedDate(entry.endDate, at('endDate')),
          gpa: proposedGpa(entry.score ?? entry.gpa, at(entry.score ? 'score' : 'gpa')),
          description: proposedField(
            [entry.description, ...(entry.courses ?? []).map((course) => `- ${course}`)]
              .filter(Boolean)
              .join('\n'),
            at(entry.description ? 'description' : 'courses'),
          ),
        },
      };
    }),
    certifications: (certificates ?? []).map((entry, index) => {
      const at = (name: string) => `certificates[${index}].${name}`;
      return {
        known: false,
        fields: {
          name: proposedField(entry.name, at('name')),
          issuingOrganization: proposedIssuer(entry.issuer, at('issuer')),
          issueDate: proposedDate(entry.date, at('date')),
          expiryDate: proposedDate(entry.expiryDate, at('expiryDate')),
          credentialId: proposedField(entry.credentialId, at('credentialId')),
        },
      };
    }),
    leftOut: leftOutOfJson(all),
  };
}

function parseFile(file: string): { read: z.output<typeof schema>; all: Record<string, unknown> } {
  let json: unknown;
  try {
    json = JSON.parse(file.replace(/^\ufeff/, ''));
  } catch {
    throw new JsonResumeProblem('This isn’t a JSON file. Export your résumé as JSON Resume and try again.');
  }
  const result = schema.safeParse(json);
  if (result.success) return { read: result.data, all: json as Record<string, unknown> };
  const path = result.error.issues[0]?.path ?? [];
  const part = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
  throw new JsonResumeProblem(
    part
      ? `This isn’t JSON Resume 1.0: “${part}” doesn’t match the standard.`
      : 'This isn’t JSON Resume 1.0: the file doesn’t contain an object.',
  );
}

function proposedField(value: string | null | undefined, path: string): ProposedField {
  const trimmed = value?.trim();
  return trimmed ? { value: trimmed, line: path } : nothingRead();
}

function proposedIssuer(value: string | null | undefined, path: string): ProposedField {
  if (value?.trim()) return proposedField(value, path);
  return { value: issuerNotStated, line: null, doubt: 'The file has no issuer.' };
}

type Location = NonNullable<NonNullable<z.output<typeof schema>['basics']>['location']>;

function formatLocation(location: Location | null | undefined): string {
  if (!location) return '';
  const { address, city, region, countryCode } = location;
  return [address, city, region, countryCode].filter(Boolean).join(', ');
}

/** The standard also allows a year, or a year and a month. */
function proposedDate(value: string | null | undefined, path: string): ProposedField {
  const written = value?.trim();
  if (!written) return nothingRead();
  const [year, month = '01', day = '01'] = written.slice(0, 10).split('-');
  const whole = `${year}-${month}-${day}`;
  if (!isCalendarDate(whole))
    return { value: '', line: path, doubt: `“${written.slice(0, 40)}” isn’t a date.` };
  const onlyYear = /^\d{4}$/.test(written);
  return {
    value: whole,
    line: path,
    ...(onlyYear ? { doubt: 'Only the year is given. Check the month.' } : {}),
  };
}

function proposedDegree(
  value: string | null | undefined,
  path: string,
  degreeNameFor: (written: string) => string | null,
): ProposedField {
  const written = value?.trim();
  if (!written) return nothingRead();
  const name = degreeNameFor(written);
  if (name) return { value: name, line: path };
  return {
    value: '',
    line: path,
    doubt: `“${written.slice(0, 80)}” isn’t in the list. Choose the closest match.`,
  };
}

/** Scores on other scales than 4 points are ignored. */
function proposedGpa(value: string | null | undefined, path: string): ProposedField {
  const found = /^([0-4](?:[.,]\d{1,2})?)(?: ?\/ ?4(?:\.0+)?)?$/.exec(value?.trim() ?? '')?.[1];
  return found && Number(found.replace(',', '.')) <= 4
    ? { value: found.replace(',', '.'), line: path }
    : nothingRead();
}
