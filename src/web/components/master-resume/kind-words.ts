import type { LucideIcon } from 'lucide-react';
import { Award, Briefcase, GraduationCap, UserRound } from 'lucide-react';
import type { DetailKind, FormKind } from '../../../shared/master-resume/master-resume-forms.ts';

export const kindWords: Record<FormKind, { tab: string; icon: LucideIcon }> = {
  personal: { tab: 'Personal', icon: UserRound },
  education: { tab: 'Education', icon: GraduationCap },
  experience: { tab: 'Experience', icon: Briefcase },
  certification: { tab: 'Certifications', icon: Award },
};

export const detailWords: Record<
  DetailKind,
  { name: string; heading: string; empty: string; invitation: string; missing: string }
> = {
  education: {
    name: 'Education',
    heading: 'Education',
    empty: 'No Education Added',
    invitation: 'Schools, degrees and courses, each with its dates.',
    missing: 'Education not found',
  },
  experience: {
    name: 'Experience',
    heading: 'Work Experience',
    empty: 'No Work Experience Added',
    invitation: 'Every job you’ve had, even those a short résumé leaves out.',
    missing: 'Experience not found',
  },
  certification: {
    name: 'Certification',
    heading: 'Certifications',
    empty: 'No Certifications Added',
    invitation: 'Licenses and certificates, with their expiry dates.',
    missing: 'Certification not found',
  },
};

export function formTitle(kind: FormKind, isNew: boolean): string {
  if (kind === 'personal') return isNew ? 'Create Your Master Resume' : 'Edit Personal Information';
  return `${isNew ? 'Add' : 'Edit'} ${detailWords[kind].name}`;
}
