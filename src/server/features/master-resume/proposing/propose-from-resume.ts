import { monthOf } from '../../../../fit/resume/dates.ts';
import { readResume } from '../../../../fit/resume/read-resume.ts';
import type { ReadResume } from '../../../../fit/resume/resume.types.ts';
import { type FillList, fillLists } from '../../../../shared/master-resume/fill-lists.ts';
import {
  type MasterResumeProposal,
  nothingRead,
  type ProposedEntry,
  type ProposedField,
} from '../../../../shared/master-resume/master-resume-proposal.ts';
import { type Certification, issuerNotStated } from '../../../../shared/master-resume/master-resume-rules.ts';
import type { Range } from '../../../../shared/range.ts';
import type { Span } from '../../../../shared/results/fit-result.ts';
import { bulletOf, type EntryPart, sortLines } from './left-over-lines.ts';
import { certificationOf, heldByCertification } from './propose-certification.ts';
import { educationOf } from './propose-education.ts';
import { experienceOf, type ProposedPart } from './propose-experience.ts';
import { cleanText, linesAt, proposedField } from './propose-field.ts';

/**
 * Proposes a value for each field of a master résumé from a résumé's text, with the line it was read from. The lines that
 * no field takes are in `leftOut`, so that nothing is lost without being seen.
 */
export function proposeFromResume(text: string, today: string): MasterResumeProposal {
  const read = readResume(text, today);
  const { basics } = read;
  const jobs = read.work.map((entry) => ({ entry, ...experienceOf(text, entry) }));
  const schools = read.education.map((entry) => ({ entry, ...educationOf(text, entry) }));
  const papers = read.certifications.map((span, index) => {
    const end = endOf(read, span, read.certifications[index + 1]);
    const fields = certificationOf(text, span, end, monthOf(today));
    return { fields, held: heldByCertification(text, span, end, fields) };
  });
  const summary = summaryOf(read);
  const lines = sortLines(read, {
    held: [
      ...[basics.name, basics.email, basics.phone, basics.location, summary.range].filter(
        (range) => range !== undefined,
      ),
      ...papers.flatMap(({ held }) => held),
    ],
    entries: [
      ...jobs.map(({ entry, ...part }, index) => entryPart('experience', index, entry, part)),
      ...schools.map(({ entry, ...part }, index) => entryPart('education', index, entry, part)),
    ],
  });
  const describedBy = (key: string) => lines.descriptions.get(key) ?? nothingRead();
  return {
    personal: {
      fullName: proposedField(text, basics.name),
      contactEmail: proposedField(text, basics.email),
      phoneNumber: proposedField(text, basics.phone),
      location: proposedField(text, basics.location),
      professionalSummary: summary.field,
    },
    experience: jobs.map(({ fields }, index) => ({
      fields: { ...fields, description: describedBy(`experience.${index}`) },
      known: false,
    })),
    education: schools.map(({ fields }, index) => ({
      fields: { ...fields, description: describedBy(`education.${index}`) },
      known: false,
    })),
    certifications: papers.map(({ fields }) => ({ fields: withIssuer(fields), known: false })),
    leftOut: lines.leftOut,
  };
}

/** An entry that lacks what a form requires holds nothing yet: its lines are left out until somebody completes it. */
function entryPart<Entry>(
  list: FillList,
  index: number,
  { start, end }: Range,
  { fields, held }: ProposedPart<Entry>,
): EntryPart {
  const values = Object.entries<ProposedField>(fields).map(([name, { value }]) => [name, value]);
  const isComplete = fillLists[list].safeParse(Object.fromEntries(values)).success;
  return { key: `${list}.${index}`, start, end, held, isComplete };
}

/** A form requires an issuer, and many certificates are written without one; they can be kept all the same. */
function withIssuer(fields: ProposedEntry<Certification>['fields']): ProposedEntry<Certification>['fields'] {
  const { issuingOrganization: issuer } = fields;
  return issuer.value ? fields : { ...fields, issuingOrganization: { ...issuer, value: issuerNotStated } };
}

/** The end of the text that belongs to a certificate: the next certificate, or the end of the section. */
function endOf({ sections, text }: ReadResume, span: Span, next: Span | undefined): number {
  const section = sections.find(({ start, end }) => start <= span.start && span.start < end);
  const line = next ? text.lastIndexOf('\n', next.start - 1) + 1 : text.length;
  return Math.min(section?.kind === 'certifications' ? section.end : span.end, line);
}

function summaryOf({ sections, text }: ReadResume): { field: ProposedField; range: Range | undefined } {
  const section = sections.find(({ kind }) => kind === 'summary');
  if (!section) return { field: nothingRead(), range: undefined };
  const start = section.heading?.end ?? section.start;
  const body = text.slice(start, section.end).replace(/^[\s:]+|\s+$/g, '');
  if (!body) return { field: nothingRead(), range: undefined };
  const lines = body.split('\n');
  const isList = lines.some((line) => bulletOf(line) !== undefined);
  const value = isList ? lines.map((line) => line.trim()).join('\n') : cleanText(body);
  const field = { value, line: linesAt(text, text.indexOf(body, start)) };
  return { field, range: { start, end: section.end } };
}
