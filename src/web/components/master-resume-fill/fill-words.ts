import type { FillList } from '../../../shared/master-resume/fill-lists.ts';
import { counted } from '../../../shared/plural.ts';

export const listTitles: Record<FillList, string> = {
  experience: 'Work Experience',
  education: 'Education',
  certifications: 'Certifications',
};

const countSome = (count: number, one: string, many?: string) =>
  count === 0 ? [] : [counted(count, one, many)];

/** "3 personal details, 2 jobs and 1 certification saved." */
export function savedMessage(saved: Record<FillList | 'personal' | 'leftOut', number>): string {
  const parts = [
    ...countSome(saved.personal, 'personal detail'),
    ...countSome(saved.experience, 'job'),
    ...countSome(saved.education, 'education entry', 'education entries'),
    ...countSome(saved.certifications, 'certification'),
    ...countSome(saved.leftOut, 'other section'),
  ];
  return `${list.format(parts)} saved.`;
}

// British English has no comma before "and".
const list = new Intl.ListFormat('en-GB');
