import type { ReactNode } from 'react';
import { monthAndYear } from '../../../shared/dates/month-and-year.ts';
import type { DetailKind } from '../../../shared/master-resume/master-resume-forms.ts';
import { certificationState, isCurrentJob } from '../../../shared/master-resume/master-resume-rules.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Shown, ShownEntries } from './shown-resume.ts';

/** The text of an entry, wherever it is shown. */
export type EntryText = {
  id: string;
  pending: boolean;
  title: string;
  badge?: ReactNode;
  /** School, employer or organization, in one line. */
  place: string;
  /** Dates, GPA and the like, shown in one line. */
  facts: string[];
  description?: string | null;
};

/** What the dialog says before an entry is deleted. */
export const removeQuestion = ({ title, place }: EntryText): string =>
  `${title}, ${place}, will be deleted. This can't be undone.`;

export function entryTexts(kind: DetailKind, entries: ShownEntries, today: string): EntryText[] {
  if (kind === 'education') return entries.education.map(educationText);
  if (kind === 'experience') return entries.experience.map(experienceText);
  return entries.certification.map((each) => certificationText(each, today));
}

function educationText(entry: Shown<'education'>): EntryText {
  const { degree, fieldOfStudy, institution, startDate, endDate, gpa, description } = entry;
  return {
    ...common(entry),
    title: fieldOfStudy ? `${degree} in ${fieldOfStudy}` : degree,
    place: institution,
    facts: present(span(startDate, endDate), gpa === null ? '' : `GPA ${gpa}`),
    description,
  };
}

function experienceText(entry: Shown<'experience'>): EntryText {
  const { position, companyName, location, startDate, endDate, description } = entry;
  return {
    ...common(entry),
    title: position,
    badge: isCurrentJob(entry) ? <Badge tone="accent">Current</Badge> : null,
    place: [companyName, location].filter(Boolean).join(', '),
    facts: present(span(startDate, endDate)),
    description,
  };
}

function certificationText(entry: Shown<'certification'>, today: string): EntryText {
  const { name, issuingOrganization, issueDate, expiryDate, credentialId } = entry;
  const state = certificationState(entry, today);
  return {
    ...common(entry),
    title: name,
    badge: state ? <Badge tone={state === 'Expired' ? 'low' : 'good'}>{state}</Badge> : null,
    place: issuingOrganization,
    facts: present(
      issueDate && `Issued ${monthAndYear(issueDate)}`,
      expiryDate && `${state === 'Expired' ? 'Expired' : 'Expires'} ${monthAndYear(expiryDate)}`,
      credentialId && `Credential ID ${credentialId}`,
    ),
  };
}

const common = ({ id, pending = false }: { id: string; pending?: boolean }) => ({ id, pending });

const present = (...facts: (string | null)[]): string[] =>
  facts.filter((fact) => fact !== null && fact !== '') as string[];

/** Without a start, no end does not mean "Present". */
function span(start: string | null, end: string | null): string {
  if (!start) return end ? monthAndYear(end) : '';
  return `${monthAndYear(start)} – ${end ? monthAndYear(end) : 'Present'}`;
}
