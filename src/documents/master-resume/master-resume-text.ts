import { monthAndYear } from '../../shared/dates/month-and-year.ts';
import {
  type Certification,
  certificationState,
  type Education,
  type Experience,
  issuerNotStated,
  type MasterResume,
} from '../../shared/master-resume/master-resume-rules.ts';

/**
 * Writes a master résumé as the plain text that is scored and downloaded. Certificates that expired before `today`
 * (YYYY-MM-DD) are marked as expired.
 */
export function masterResumeText(
  { personal, education, experience, certifications }: MasterResume,
  today: string,
): string {
  const contact = [personal.contactEmail, personal.phoneNumber, personal.location].filter(Boolean);
  return [
    [personal.fullName, contact.join(' | ')].filter(Boolean).join('\n'),
    section('Summary', personal.professionalSummary ? [personal.professionalSummary.trim()] : []),
    section('Work Experience', experience.map(experienceText)),
    section('Education', education.map(educationText)),
    section(
      'Certifications',
      certifications.map((one) => `- ${certificationText(one, today)}`),
      '\n',
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function section(heading: string, entries: string[], between = '\n\n'): string {
  return entries.length === 0 ? '' : `${heading}\n${entries.join(between)}`;
}

function experienceText({ position, companyName, location, startDate, endDate, description }: Experience) {
  return [
    position,
    [companyName, location].filter(Boolean).join(', '),
    `${monthAndYear(startDate)} - ${endDate ? monthAndYear(endDate) : 'Present'}`,
    description?.trim(),
  ]
    .filter(Boolean)
    .join('\n');
}

function educationText({
  degree,
  fieldOfStudy,
  institution,
  startDate,
  endDate,
  gpa,
  description,
}: Education) {
  const dates =
    startDate && !endDate
      ? `${monthAndYear(startDate)} - Present`
      : [startDate, endDate].flatMap((date) => (date ? monthAndYear(date) : [])).join(' - ');
  return [
    fieldOfStudy ? `${degree} in ${fieldOfStudy}\n${institution}` : `${degree}, ${institution}`,
    dates,
    gpa === null ? '' : `GPA: ${gpa}`,
    description?.trim(),
  ]
    .filter(Boolean)
    .join('\n');
}

function certificationText(certification: Certification, today: string): string {
  const { name, issuingOrganization, issueDate, expiryDate, credentialId } = certification;
  const state = certificationState(certification, today);
  const until = expiryDate && (state === 'Expired' ? 'expired ' : 'valid until ') + monthAndYear(expiryDate);
  return [
    state === 'Expired' ? `${name} (${until})` : name,
    issuingOrganization === issuerNotStated ? '' : issuingOrganization,
    issueDate && monthAndYear(issueDate),
    state === 'Active' ? until : '',
    credentialId && `No. ${credentialId}`,
  ]
    .filter(Boolean)
    .join(', ');
}
