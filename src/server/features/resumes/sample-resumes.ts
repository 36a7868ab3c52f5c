import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleResumes } from '../../../../demo/resumes/index.ts';
import type { SignedInContext } from '../../context.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { resumeNotFound } from './resumes.errors.ts';
import type { Resume } from './resumes.tables.ts';
import { uploadResume } from './resumes.ts';

/** Adds a made-up résumé to the person's own. It is marked as a sample and does not count against the limit. */
export async function addSampleResume(ctx: SignedInContext, id: string): Promise<Resume> {
  const sample = id === 'first' ? sampleResumes[0] : sampleResumes.find((each) => each.id === id);
  if (!sample) throw resumeNotFound();
  const bytes = await readFile(join(projectRoot, 'demo/resumes', sample.filename));
  return uploadResume(ctx, { name: sample.filename, bytes: new Uint8Array(bytes), isSample: true });
}
