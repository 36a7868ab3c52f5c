import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { PostingPageError } from '../../../job-boards/posting-page/posting-page-error.ts';
import { maxPostingChars } from '../../../shared/rules/posting-rules.ts';
import type { SignedInContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { owned } from '../accounts/ownership.ts';
import { maxTitleChars, type SubmittedPosting } from '../postings/submitted-posting.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { externalCompanies, jobs } from './jobs.tables.ts';

/** Reads a posting from its page: from a known board, a schema.org JobPosting, or else the page's readable text. */
export async function fetchPosting(ctx: SignedInContext, jobUrl: string): Promise<SubmittedPosting> {
  await takeAttempt(ctx, limits.postingFetchPerAccount, ctx.viewer.id);
  try {
    const posting = await ctx.boardReaders.readPosting(jobUrl, ctx.webFetch);
    return {
      text: posting.description.slice(0, maxPostingChars),
      title: posting.title.slice(0, maxTitleChars),
      url: posting.url,
      company: posting.company,
      location: posting.location,
      department: posting.department,
      type: posting.employmentType,
    };
  } catch (error) {
    throw fetchProblem(error) ?? error;
  }
}

/** Stores a submitted posting and returns the id of its job. Submitting the same posting again updates that job. */
export async function storeSubmittedJob(
  ctx: SignedInContext,
  tx: Transaction,
  posting: SubmittedPosting,
): Promise<string> {
  const isSame = posting.url
    ? eq(jobs.url, posting.url)
    : and(sql`${jobs.url} is null`, eq(jobs.description, posting.text));
  const [existing] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(owned(ctx, jobs, isSame));
  const values = {
    title: posting.title,
    description: posting.text,
    url: posting.url ?? null,
    location: posting.location ?? null,
    department: posting.department ?? null,
    type: posting.type ?? null,
    externalCompanyId: await storeExternalCompany(tx, posting.company),
  };
  if (existing) {
    await tx
      .update(jobs)
      .set(values)
      .where(owned(ctx, jobs, eq(jobs.id, existing.id)));
    return existing.id;
  }
  const id = randomUUID();
  await tx.insert(jobs).values({ ...values, id, userId: ctx.viewer.id, createdAt: ctx.clock() });
  return id;
}

async function storeExternalCompany(
  tx: Transaction,
  company: SubmittedPosting['company'],
): Promise<string | null> {
  const name = company?.name.trim().slice(0, 200);
  if (!name) return null;
  await tx
    .insert(externalCompanies)
    .values({ id: randomUUID(), name, website: company?.website ?? null })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ id: externalCompanies.id })
    .from(externalCompanies)
    .where(eq(externalCompanies.name, name));
  return row?.id ?? null;
}

const explainedErrors = new Set(['WebFetchError', 'PostingPageError', 'BoardUnreadableError']);

function fetchProblem(error: unknown): AppError | null {
  if (!(error instanceof Error) || !explainedErrors.has(error.name)) return null;
  // A page that its reader could not cope with.
  if (error.name === 'BoardUnreadableError') return fetchProblem(new PostingPageError('no_posting'));
  return new AppError((error as Error & { code: string }).code, error.message, {
    title: 'Analysis Failed',
    field: 'jobUrl',
  });
}
