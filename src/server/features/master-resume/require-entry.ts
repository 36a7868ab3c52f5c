import type { DetailKind } from '../../../shared/master-resume/master-resume-forms.ts';
import type { SignedInContext } from '../../context.ts';
import { certificationNotFound, educationNotFound, experienceNotFound } from './master-resume.errors.ts';
import { getMasterResume } from './master-resume.ts';

/** An entry that is not among the person's own is refused before anything is said about what they typed for it. */
export async function requireEntry(ctx: SignedInContext, kind: DetailKind, id: string): Promise<void> {
  const resume = await getMasterResume(ctx);
  const { entries, missing } = {
    education: { entries: resume?.education, missing: educationNotFound },
    experience: { entries: resume?.experience, missing: experienceNotFound },
    certification: { entries: resume?.certifications, missing: certificationNotFound },
  }[kind];
  if (!entries?.some((entry) => entry.id === id)) throw missing();
}
