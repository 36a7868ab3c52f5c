import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { SignedInContext } from '../../../context.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { createResume } from '../../analysis-runs/analysis-runs.fixtures.ts';
import { createCompany, createJob } from '../../companies/companies.fixtures.ts';
import { jobAnalyses } from '../analyses.tables.ts';

export type SignedUp = { browser: TestBrowser; ctx: SignedInContext; resumeId: string };

/** Signs a new person up in a browser of their own and gives them a résumé. */
export async function signUpWithResume({ app, browser: newBrowser }: TestApp): Promise<SignedUp> {
  const browser = newBrowser();
  const email = `${randomUUID()}@example.com`;
  await browser.signUp(email);
  const [user] = await app.db.select().from(users).where(eq(users.email, email));
  const viewer = { id: user?.id ?? '', email, username: 'somebody', isAdmin: false };
  const ctx = { ...app, viewer };
  return { browser, ctx, resumeId: await createResume(ctx) };
}

type ResultInput = { title?: string; company?: string; score: number | null; daysAgo?: number };

const lastDay = new Date('2026-11-20T12:00:00Z');

/** Stores a result with this score and without reasons. Returns its id. */
export async function createResultWithScore(
  { ctx, resumeId }: Omit<SignedUp, 'browser'>,
  { title = 'A job', company = 'A company', score, daysAgo = 0 }: ResultInput,
): Promise<string> {
  const jobId = await createJob(ctx, await createCompany(ctx, { name: company }), { title });
  const id = randomUUID();
  const createdAt = new Date(lastDay.getTime() - daysAgo * 24 * 3_600_000);
  await ctx.db.insert(jobAnalyses).values({
    id,
    userId: ctx.viewer.id,
    jobId,
    resumeId,
    resumeType: 'regular',
    fitScore: score,
    raw: score,
    reason: score === null ? 'The posting says too little.' : null,
    analysisText: 'What only an opened result says.',
    components: {},
    keyMatches: [],
    gaps: [],
    notes: [],
    receipt: {
      engineVersion: '0',
      lexiconVersion: '0',
      resumeHash: '',
      postingHash: '',
      today: '2026-11-20',
    },
    postingText: 'What only an opened result quotes.',
    startedAt: createdAt,
    createdAt,
  });
  return id;
}
