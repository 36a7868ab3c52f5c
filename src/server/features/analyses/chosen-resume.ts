import { masterResumeText } from '../../../documents/master-resume/master-resume-text.ts';
import { masterResumeChoice, masterResumeName, type ResumeChoice } from '../../../shared/resume-choice.ts';
import type { SignedInContext } from '../../context.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { getMasterResume, masterResumeId } from '../master-resume/master-resume.ts';
import { listResumeNames } from '../resumes/list-resumes.ts';
import { getResume } from '../resumes/resumes.ts';
import { masterResumeRequired, resumeRequired, resumeTextMissing } from './analyses.errors.ts';

/** The résumé that a person chose to be scored, with its text as it is now. */
export type ChosenResume = { type: 'regular' | 'master'; id: string; text: string };

/** `choice`: an uploaded résumé's id, or the word for the master résumé. */
export async function chosenResume(ctx: SignedInContext, choice: string): Promise<ChosenResume> {
  if (!choice) throw resumeRequired();
  if (choice === masterResumeChoice) {
    const master = await getMasterResume(ctx);
    if (!master) throw masterResumeRequired();
    return { type: 'master', id: master.id, text: masterResumeText(master, utcDay(ctx.clock())) };
  }
  const { id, extractedText } = await getResume(ctx, choice);
  if (!extractedText) throw resumeTextMissing();
  return { type: 'regular', id, text: extractedText };
}

/** The same without its text, for looking up its results. */
export async function namedResume(ctx: SignedInContext, choice: string): Promise<Omit<ChosenResume, 'text'>> {
  if (!choice) throw resumeRequired();
  if (choice !== masterResumeChoice) return { type: 'regular', id: (await getResume(ctx, choice)).id };
  const id = await masterResumeId(ctx);
  if (!id) throw masterResumeRequired();
  return { type: 'master', id };
}

/** What can be chosen now, the default first: the master résumé where there is one, then the uploaded ones that were read. */
export async function resumeChoices(
  ctx: SignedInContext,
): Promise<{ choices: ResumeChoice[]; reading: boolean }> {
  const [master, uploaded] = await Promise.all([getMasterResume(ctx), listResumeNames(ctx)]);
  const ready = uploaded.filter(({ status }) => status === 'read');
  return {
    choices: [
      ...(master ? [{ value: masterResumeChoice, label: masterResumeName }] : []),
      ...ready.map(({ id, filename }) => ({ value: id, label: filename })),
    ],
    reading: uploaded.some(({ status }) => status === 'reading'),
  };
}
