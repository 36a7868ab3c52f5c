import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type SampleResume, sampleResumes } from '../../../../demo/resumes/index.ts';
import { samplePostings } from '../../../../demo/resumes/sample-postings.ts';
import type { SignedInContext } from '../../context.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { owned } from '../accounts/ownership.ts';
import { readUploadedResume } from './read-uploaded-resume.ts';
import { resumeNotFound } from './resumes.errors.ts';
import { type Resume, resumes } from './resumes.tables.ts';
import { type ResumeFile, uploadResume } from './resumes.ts';

/** Adds a made-up résumé to the person's own. It is marked as a sample and does not count against the limit. */
export async function addSampleResume(ctx: SignedInContext, id: string): Promise<Resume> {
  return uploadResume(ctx, { ...(await sampleFile(id)), isSample: true });
}

/** Adds a made-up résumé unless the person has it, and waits until it has been read. Returns its id. */
export async function readySampleResume(ctx: SignedInContext, id: string): Promise<string> {
  const { filename } = findSample(id);
  const [own] = await ctx.db
    .select({ id: resumes.id })
    .from(resumes)
    .where(owned(ctx, resumes, eq(resumes.isSample, true), eq(resumes.filename, filename)));
  const resumeId = own?.id ?? (await addSampleResume(ctx, id)).id;
  await readUploadedResume(ctx, resumeId);
  return resumeId;
}

/** The file of a made-up résumé. */
export async function sampleFile(id: string): Promise<ResumeFile> {
  const { filename } = findSample(id);
  return {
    name: filename,
    bytes: new Uint8Array(await readFile(join(projectRoot, 'demo/resumes', filename))),
  };
}

/** A made-up posting that a made-up résumé fits in part. */
export function samplePosting(id: string): string {
  const posting = samplePostings[findSample(id).person];
  if (!posting) throw resumeNotFound();
  return posting;
}

function findSample(id: string): SampleResume {
  const sample = sampleResumes.find((each) => each.id === id);
  if (!sample) throw resumeNotFound();
  return sample;
}
