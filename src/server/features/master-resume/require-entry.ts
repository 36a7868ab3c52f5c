import type { DetailKind } from '../../../shared/master-resume/master-resume-forms.ts';
import type { SignedInContext } from '../../context.ts';
import { certificationNotFound, educationNotFound, experienceNotFound } from './master-resume.errors.ts';
import { getMasterResume } from './master-resume.ts';

/** Throws "not found" if the entry is not the person's own. Called before the form is validated. */
export async function requireEntry(ctx: SignedInContext, kind: DetailKind, id: string): Promise<void> {
  const resume = await getMasterResume(ctx);
  const { entries, missing } = {
    education: { entries: resume?.education, missing: educationNotFound },
    experience: { entries: resume?.experience, missing: experienceNotFound },
    certification: { entries: resume?.certifications, missing: certificationNotFound },
  }[kind];
  if (!entries?.some((entry) => entry.id === id)) throw missing();
}
