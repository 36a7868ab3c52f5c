import { and, eq } from 'drizzle-orm';
import type { App } from '../../context.ts';
import { users } from '../accounts/accounts.tables.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { answerSchema } from '../wording/narration-request.ts';
import type { NarrationTexts } from '../wording/prepared-narration.ts';

/** Stores the model's wording if enough of it passes the check. Otherwise, whatever went wrong, the computed text stays. */
export async function narrateAnalysis(app: App, analysisId: string): Promise<void> {
  const { languageModel, site } = app;
  if (!languageModel || !site.current.narrates) return;
  const [row] = await app.db
    .select({ analysis: jobAnalyses, uploadedText: resumes.extractedText, suspendedAt: users.suspendedAt })
    .from(jobAnalyses)
    .innerJoin(users, eq(users.id, jobAnalyses.userId))
    .leftJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
    .where(eq(jobAnalyses.id, analysisId));
  const resumeText = row?.analysis.resumeText ?? row?.uploadedText;
  if (
    !row ||
    row.suspendedAt ||
    !resumeText ||
    row.analysis.fitScore === null ||
    row.analysis.analysisNarrated
  )
    return;
  const { analysis } = row;
  const narrated = await narrate(app, languageModel, analysisId, {
    findings: { ...analysis, analysis: analysis.analysisText },
    resumeText,
    postingText: analysis.postingText,
    today: analysis.receipt.today,
  });
  if (!narrated) return;
  await app.db.transaction(async (tx) => {
    const updated = await tx
      .update(jobAnalyses)
      .set({ analysisNarrated: narrated, narratedBy: languageModel.name })
      // If the job was scored again in the meantime, this wording belongs to the old findings.
      .where(and(eq(jobAnalyses.id, analysisId), eq(jobAnalyses.startedAt, analysis.startedAt)))
      .returning({ id: jobAnalyses.id });
    if (updated.length > 0) await app.events.publish(tx, { userId: analysis.userId, kind: 'analyses' });
  });
}

async function narrate(
  app: App,
  model: NonNullable<App['languageModel']>,
  analysisId: string,
  texts: NarrationTexts,
): Promise<string | null> {
  try {
    const { instructions, prompt, ...views } = await app.scorers.askInBackground('prepare-narration', texts);
    const answer = await model.answer({ instructions, prompt, schema: answerSchema });
    const { text, kept, dropped } = await app.scorers.askInBackground('check-narration', {
      answer,
      sources: { result: texts.findings, resume: views.resumeView, posting: views.postingView },
    });
    app.logger.info({ analysisId, kept, dropped }, text ? 'a result was worded' : 'the wording was not used');
    return text;
  } catch (error) {
    app.logger.warn({ analysisId, err: error }, 'a result could not be worded');
    return null;
  }
}
