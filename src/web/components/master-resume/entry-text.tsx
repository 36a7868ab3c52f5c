import type { ReactNode } from 'react';
import { monthAndYear } from '../../../shared/dates/month-and-year.ts';
import type { DetailKind } from '../../../shared/master-resume/master-resume-forms.ts';
import { certificationState, isCurrentJob } from '../../../shared/master-resume/master-resume-rules.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Shown, ShownEntries } from './shown-resume.ts';

/** An entry's words, however it is shown. */
export type EntryText = {
  id: string;
  pending: boolean;
  title: string;
  badge?: ReactNode;
  /** Where, in one line. */
  place: string;
  /** When, and figures, in one line. */
  facts: string[];
  description?: string | null;
};

/** What the question before a deletion says. */
export const whatGoesOf = ({ title, place }: EntryText): string =>
  `${title}, ${place}, is deleted. This can't be taken back.`;

export function entryTexts(kind: DetailKind, entries: ShownEntries, today: string): EntryText[] {
  if (kind === 'education') return entries.education.map(educationText);
  if (kind === 'experience') return entries.experience.map(experienceText);
  return entries.certification.map((each) => certificationText(each, today));
}

function educationText(entry: Shown<'education'>): EntryText {
  const { degree, fieldOfStudy, institution, startDate, endDate, gpa, description } = entry;
  return {
    ...kept(entry),
    title: fieldOfStudy ? `${degree} in ${fieldOfStudy}` : degree,
    place: institution,
    facts: facts(span(startDate, endDate), gpa === null ? '' : `GPA ${gpa}`),
    description,
  };
}

function experienceText(entry: Shown<'experience'>): EntryText {
  const { position, companyName, location, startDate, endDate, description } = entry;
  return {
    ...kept(entry),
    title: position,
    badge: isCurrentJob(entry) ? <Badge tone="accent">Current</Badge> : null,
    place: [companyName, location].filter(Boolean).join(', '),
    facts: facts(span(startDate, endDate)),
    description,
  };
}

function certificationText(entry: Shown<'certification'>, today: string): EntryText {
  const { name, issuingOrganization, issueDate, expiryDate, credentialId } = entry;
  const state = certificationState(entry, today);
  return {
    ...kept(entry),
    title: name,
    badge: state ? <Badge tone={state === 'Expired' ? 'low' : 'good'}>{state}</Badge> : null,
    place: issuingOrganization,
    facts: facts(
      issueDate && `Issued ${monthAndYear(issueDate)}`,
      expiryDate && `${state === 'Expired' ? 'Expired' : 'Expires'} ${monthAndYear(expiryDate)}`,
      credentialId && `Credential ID ${credentialId}`,
    ),
  };
}

const kept = ({ id, pending = false }: { id: string; pending?: boolean }) => ({ id, pending });

const facts = (...given: (string | null)[]): string[] =>
  given.filter((each) => each !== null && each !== '') as string[];

/** Without a start there is nothing that could go on. */
function span(start: string | null, end: string | null): string {
  if (!start) return end ? monthAndYear(end) : '';
  return `${monthAndYear(start)} – ${end ? monthAndYear(end) : 'Present'}`;
}
