import type { FillList } from '../../../shared/master-resume/fill-lists.ts';

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

type FieldWords = {
  label: string;
  kind?: 'area' | 'date' | 'degree' | 'email' | 'tel';
  hint?: string;
  width?: string;
};

const third = 'sm:col-span-3 lg:col-span-2';

export const fieldWords: Record<string, FieldWords> = {
  fullName: { label: 'Full Name' },
  contactEmail: { label: 'Email', kind: 'email' },
  phoneNumber: { label: 'Phone Number', kind: 'tel' },
  location: { label: 'Location', width: third },
  professionalSummary: { label: 'Professional Summary', kind: 'area' },
  position: { label: 'Position' },
  companyName: { label: 'Company Name' },
  startDate: { label: 'Start Date', kind: 'date', width: third },
  endDate: { label: 'End Date', kind: 'date', width: third },
  description: { label: 'Description', kind: 'area', width: 'sm:col-span-6' },
  institution: { label: 'Institution' },
  degree: { label: 'Degree', kind: 'degree' },
  fieldOfStudy: { label: 'Field of Study', width: third },
  gpa: { label: 'GPA', width: third },
  name: { label: 'Certification Name' },
  issuingOrganization: { label: 'Issuing Organization' },
  issueDate: { label: 'Issue Date', kind: 'date', width: third },
  expiryDate: { label: 'Expiry Date', kind: 'date', width: third, hint: 'Leave blank if no expiration' },
  credentialId: { label: 'Credential ID', width: third },
};

export const endHints: Partial<Record<FillList, string>> = {
  experience: 'Leave blank if current role',
  education: 'Leave blank if currently studying',
};
