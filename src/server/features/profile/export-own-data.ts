import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SignedInContext } from '../../context.ts';
import { profiles, sessions, users } from '../accounts/accounts.tables.ts';
import { owned } from '../accounts/ownership.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { analysisRuns } from '../analysis-runs/analysis-runs.tables.ts';
import { customers, subscriptions } from '../billing/plans.tables.ts';
import { usageEntries } from '../billing/usage.tables.ts';
import { careerPathAnalyses, careerPathSkills } from '../career-path/career-path.tables.ts';
import { userCompanies } from '../companies/companies.tables.ts';
import { outboxEmails } from '../email/email.tables.ts';
import { campaignRecipients } from '../email-campaigns/email-campaigns.tables.ts';
import { emailLogs } from '../email-logs/email-logs.tables.ts';
import { feedback } from '../feedback/feedback.tables.ts';
import { jobs, savedJobs } from '../jobs/jobs.tables.ts';
import {
  masterResumeCertifications,
  masterResumeEducation,
  masterResumeExperience,
  masterResumes,
} from '../master-resume/master-resume.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import { searchHistory } from '../settings/search-history.tables.ts';

type Section = { name: string; table: PgTable & { userId: PgColumn }; without: string[] };
type MasterResumeSection = { name: string; table: PgTable & { masterResumeId: PgColumn } };

/** `without` lists omitted columns: secrets, and values that mean nothing to the user. */
const sections: Section[] = [
  { name: 'resumes', table: resumes, without: ['userId', 'filePath'] },
  { name: 'masterResumes', table: masterResumes, without: ['userId'] },
  {
    name: 'jobs',
    table: jobs,
    without: [
      'userId',
      'companyId',
      'externalId',
      'contentHash',
      'version',
      'describedAt',
      'missedLists',
      'searchWords',
    ],
  },
  { name: 'followedCompanies', table: userCompanies, without: ['userId'] },
  { name: 'savedJobs', table: savedJobs, without: ['userId'] },
  { name: 'analyses', table: jobAnalyses, without: ['userId'] },
  { name: 'analysisRuns', table: analysisRuns, without: ['userId'] },
  { name: 'usage', table: usageEntries, without: ['userId'] },
  { name: 'subscriptions', table: subscriptions, without: ['userId'] },
  { name: 'paymentCustomers', table: customers, without: ['userId', 'checkoutId'] },
  { name: 'careerPaths', table: careerPathAnalyses, without: ['userId'] },
  { name: 'careerPathSkills', table: careerPathSkills, without: ['userId'] },
  { name: 'searches', table: searchHistory, without: ['userId'] },
  { name: 'feedback', table: feedback, without: ['userId'] },
  // Mail texts may contain sign-in links.
  { name: 'emails', table: outboxEmails, without: ['userId', 'bodyText', 'bodyHtml'] },
  { name: 'campaignEmails', table: campaignRecipients, without: ['userId', 'senderId'] },
  { name: 'emailLogs', table: emailLogs, without: ['userId'] },
  { name: 'sessions', table: sessions, without: ['userId', 'token'] },
];

const masterResumeSections: MasterResumeSection[] = [
  { name: 'education', table: masterResumeEducation },
  { name: 'experience', table: masterResumeExperience },
  { name: 'certifications', table: masterResumeCertifications },
];

/** All data of the current user as one object for download, without the password hash and session tokens. */
export async function exportOwnData(ctx: SignedInContext): Promise<Record<string, unknown>> {
  const { db, viewer } = ctx;
  const [account] = await db.select().from(users).where(eq(users.id, viewer.id));
  const [profile] = await db
    .select()
    .from(profiles)
    .where(owned(ctx, { userId: profiles.id }));
  const data: Record<string, unknown> = { takenAt: ctx.clock(), account, profile };
  for (const { name, table, without } of sections) {
    const columns = Object.entries(getTableColumns(table)).filter(([column]) => !without.includes(column));
    data[name] = await db.select(Object.fromEntries(columns)).from(table).where(owned(ctx, table));
  }
  const own = db.select({ id: masterResumes.id }).from(masterResumes).where(owned(ctx, masterResumes));
  for (const { name, table } of masterResumeSections)
    data[name] = await db.select().from(table).where(inArray(table.masterResumeId, own));
  return data;
}
