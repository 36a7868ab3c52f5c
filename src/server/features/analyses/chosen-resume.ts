import { and, desc, eq, isNotNull, or } from 'drizzle-orm';
import { masterResumeText } from '../../../documents/master-resume/master-resume-text.ts';
import { masterResumeChoice, masterResumeName, type ResumeChoice } from '../../../shared/resume-choice.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { owned } from '../accounts/ownership.ts';
import { masterResumeNotFound } from '../master-resume/master-resume.errors.ts';
import { masterResumes } from '../master-resume/master-resume.tables.ts';
import { getMasterResume, masterResumeId } from '../master-resume/master-resume.ts';
import { listResumeNames } from '../resumes/list-resumes.ts';
import { resumeNotFound } from '../resumes/resumes.errors.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { getResume } from '../resumes/resumes.ts';
import { masterResumeRequired, resumeRequired, resumeTextMissing } from './analyses.errors.ts';
import { jobAnalyses } from './analyses.tables.ts';

/** The résumé that a person chose to score, with its current text. */
export type ChosenResume = { type: 'regular' | 'master'; id: string; text: string };

/** Identifies a résumé without its text. */
export type ResumeRef = Omit<ChosenResume, 'text'>;

/** `choice` is the id of an uploaded résumé, or `masterResumeChoice`. */
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

/** Like `chosenResume`, without loading the text: for looking up results. */
export async function chosenResumeRef(ctx: SignedInContext, choice: string): Promise<ResumeRef> {
  if (!choice) throw resumeRequired();
  if (choice !== masterResumeChoice) return { type: 'regular', id: (await getResume(ctx, choice)).id };
  const id = await masterResumeId(ctx);
  if (!id) throw masterResumeRequired();
  return { type: 'master', id };
}

/** The résumés that can be chosen: the master résumé if there is one, then uploaded ones whose text was read, newest first. */
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

/** Locks a résumé until the transaction ends. It was read before, and may have been deleted since. */
export async function lockResume(
  ctx: SignedInContext,
  tx: Transaction,
  { type, id }: ResumeRef,
): Promise<void> {
  const table = type === 'master' ? masterResumes : resumes;
  const [locked] = await tx
    .select({ id: table.id })
    .from(table)
    .where(owned(ctx, table, eq(table.id, id)))
    .for('key share');
  if (!locked) throw type === 'master' ? masterResumeNotFound() : resumeNotFound();
}

/**
 * The choice that the analyzer and the picks start with: the résumé of the latest analysis, else the newest uploaded one,
 * else the master résumé. The dialog on a job's page starts with the first choice instead, as specified.
 */
export async function preselectedResume(ctx: SignedInContext, choices: ResumeChoice[]): Promise<string> {
  const { resumeId, masterResumeId: masterId, userId, createdAt, id } = jobAnalyses;
  const [latest] = await ctx.db
    .select({ resumeId })
    .from(jobAnalyses)
    .where(and(eq(userId, ctx.viewer.id), or(isNotNull(resumeId), isNotNull(masterId))))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  const lastUsed = latest && (latest.resumeId ?? masterResumeChoice);
  const chosen =
    choices.find(({ value }) => value === lastUsed) ??
    choices.find(({ value }) => value !== masterResumeChoice) ??
    choices[0];
  return chosen?.value ?? '';
}
