import type { MasterResumeProposal } from './master-resume-proposal.ts';
import {
  type Certification,
  certificationSchema,
  type Education,
  type Experience,
  educationSchema,
  experienceSchema,
  type Personal,
} from './master-resume-rules.ts';

/** The lists of a master résumé, in the order of the form. The keys match those of a proposal. */
export const fillLists = {
  experience: experienceSchema,
  education: educationSchema,
  certifications: certificationSchema,
} as const;
export type FillList = keyof typeof fillLists;
export const fillListNames = Object.keys(fillLists) as FillList[];

/** The fields of each list, in the order of the form. */
export const fillFields = {
  personal: ['fullName', 'contactEmail', 'phoneNumber', 'location', 'professionalSummary'],
  experience: ['position', 'companyName', 'location', 'startDate', 'endDate', 'description'],
  education: ['institution', 'degree', 'fieldOfStudy', 'startDate', 'endDate', 'gpa', 'description'],
  certifications: ['name', 'issuingOrganization', 'issueDate', 'expiryDate', 'credentialId'],
} as const satisfies {
  personal: readonly (keyof Personal)[];
  experience: readonly (keyof Experience)[];
  education: readonly (keyof Education)[];
  certifications: readonly (keyof Certification)[];
};

/**
 * A proposal while the user reviews it. Edited values replace the ones that were read. `taken` and `errors` use names such
 * as "experience.0" and "experience.0.startDate".
 */
export type Fill = {
  source: { id: string; name: string; kind: 'resume' | 'json' };
  proposal: MasterResumeProposal;
  taken: string[];
  errors: Record<string, string>;
};

export const maxJsonBytes = 1024 * 1024;

/** Returns why a file is refused before it is read, or null if it may be sent. */
export function refuseJsonFile(file: { name: string; size: number }): string | null {
  if (!/\.json$/i.test(file.name)) return 'Only JSON Resume files (.json) can be imported.';
  if (file.size > maxJsonBytes) return 'File size must be less than 1.0MB';
  if (file.size === 0) return 'This file is empty. Export your résumé again and choose the new file.';
  return null;
}
