import type { FillList } from '../../../shared/master-resume-fill.ts';

export const listTitles: Record<FillList, string> = {
  experience: 'Work Experience',
  education: 'Education',
  certifications: 'Certifications',
};

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** "3 personal details, 2 jobs and 1 certification". */
export function filledWords(filled: Record<FillList | 'personal', number>): string {
  const parts = [
    ...counted(filled.personal, 'personal detail', 'personal details'),
    ...counted(filled.experience, 'job', 'jobs'),
    ...counted(filled.education, 'education entry', 'education entries'),
    ...counted(filled.certifications, 'certification', 'certifications'),
  ];
  const last = parts.pop() ?? '';
  return `${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last} saved.`;
}

type FieldWords = { label: string; kind?: 'area' | 'date' | 'degree' | 'email' | 'tel'; hint?: string };

export const fieldWords: Record<string, FieldWords> = {
  fullName: { label: 'Full name' },
  contactEmail: { label: 'Email', kind: 'email' },
  phoneNumber: { label: 'Phone', kind: 'tel' },
  location: { label: 'Location' },
  professionalSummary: { label: 'Professional summary', kind: 'area' },
  position: { label: 'Position' },
  companyName: { label: 'Company' },
  startDate: { label: 'Start date', kind: 'date' },
  endDate: { label: 'End date', kind: 'date' },
  description: { label: 'Description', kind: 'area' },
  institution: { label: 'Institution' },
  degree: { label: 'Degree', kind: 'degree' },
  fieldOfStudy: { label: 'Field of study' },
  gpa: { label: 'GPA' },
  name: { label: 'Certification name' },
  issuingOrganization: { label: 'Issuing organization' },
  issueDate: { label: 'Issue date', kind: 'date' },
  expiryDate: { label: 'Expiry date', kind: 'date', hint: 'Leave blank if no expiration' },
  credentialId: { label: 'Credential ID' },
};

export const endHints: Partial<Record<FillList, string>> = {
  experience: 'Leave blank if current role',
  education: 'Leave blank if currently studying',
};
