import { proposeFromJsonResume } from '../../../documents/master-resume/import-json-resume.ts';
import { refuseJsonFile } from '../../../shared/master-resume/fill-lists.ts';
import {
  type MasterResumeProposal,
  withKnown,
} from '../../../shared/master-resume/master-resume-proposal.ts';
import type { SignedInContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { getResume } from '../resumes/resumes.ts';
import { getMasterResume } from './master-resume.ts';
import { degreeNameFor } from './proposing/degree-name.ts';

/** Proposes what one of the person's uploaded résumés could add to their master résumé. Nothing is stored. */
export async function proposalFromUpload(
  ctx: SignedInContext,
  resumeId: string,
): Promise<{ filename: string; proposal: MasterResumeProposal }> {
  const { filename, extractedText } = await getResume(ctx, resumeId);
  if (!extractedText) {
    throw new AppError('resume_text_missing', 'Resume text not found or not extracted yet.', {
      title: 'Nothing to fill in',
    });
  }
  const proposal = await ctx.scorers.ask('propose', {
    text: extractedText,
    today: utcDay(ctx.clock()),
  });
  return { filename, proposal: withKnown(proposal, await getMasterResume(ctx)) };
}

/** The same for a JSON Resume file. */
export async function proposalFromJson(
  ctx: SignedInContext,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<MasterResumeProposal> {
  const refusal = refuseJsonFile({ name, size: bytes.byteLength });
  if (refusal) throw refused(refusal);
  try {
    const proposal = proposeFromJsonResume(new TextDecoder().decode(bytes), degreeNameFor);
    return withKnown(proposal, await getMasterResume(ctx));
  } catch (error) {
    if (error instanceof Error && error.name === 'JsonResumeProblem') throw refused(error.message);
    throw error;
  }
}

const refused = (message: string) =>
  new AppError('file_refused', message, { title: 'Import failed', field: 'file' });
