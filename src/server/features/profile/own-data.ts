import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SignedInContext } from '../../context.ts';
import { profiles, sessions, users } from '../accounts/accounts.tables.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { outboxEmails } from '../email/email.tables.ts';
import { feedback } from '../feedback/feedback.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { searchHistory } from '../settings/settings.tables.ts';

type Owned = PgTable & { userId: PgColumn };

/** Each with the columns that are left out: secrets, and what says nothing to a person. */
const parts: { name: string; table: Owned; without: string[] }[] = [
  { name: 'resumes', table: resumes, without: ['userId', 'filePath'] },
  { name: 'jobs', table: jobs, without: ['userId', 'companyId', 'externalId'] },
  { name: 'analyses', table: jobAnalyses, without: ['userId'] },
  { name: 'searches', table: searchHistory, without: ['userId'] },
  { name: 'feedback', table: feedback, without: ['userId'] },
  // What a mail says may open an account.
  { name: 'emails', table: outboxEmails, without: ['userId', 'bodyText', 'bodyHtml'] },
  { name: 'sessions', table: sessions, without: ['userId', 'token'] },
];

/** Everything a person has here, as one object to take along. The password's hash and session tokens stay. */
export async function ownData(ctx: SignedInContext): Promise<Record<string, unknown>> {
  const account = await ctx.db.select().from(users).where(eq(users.id, ctx.viewer.id));
  const profile = await ctx.db
    .select()
    .from(profiles)
    .where(owned(ctx, { userId: profiles.id }));
  const data: Record<string, unknown> = {
    takenAt: ctx.clock(),
    account: account[0],
    profile: profile[0],
  };
  for (const { name, table, without } of parts) {
    const columns = Object.entries(getTableColumns(table)).filter(([column]) => !without.includes(column));
    data[name] = await ctx.db.select(Object.fromEntries(columns)).from(table).where(owned(ctx, table));
  }
  return data;
}
