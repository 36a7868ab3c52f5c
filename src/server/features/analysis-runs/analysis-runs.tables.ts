import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { companies } from '../companies/companies.tables.ts';
import { masterResumes } from '../master-resume/master-resume.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One résumé against many jobs: of a company, or chosen by hand. Of a company and a résumé only the latest is kept. */
export const analysisRuns = pgTable(
  'active_analyses',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the jobs were chosen by hand. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    resumeId: uuid('resume_id').references(() => resumes.id, { onDelete: 'cascade' }),
    masterResumeId: uuid('master_resume_id').references(() => masterResumes.id, { onDelete: 'cascade' }),
    resumeType: text('resume_type', { enum: ['regular', 'master'] }).notNull(),
    /** A master résumé as it was at the start: what is changed in it meanwhile waits for the next run. */
    resumeText: text('resume_text'),
    status: text('status', { enum: ['running', 'cancelled', 'failed', 'completed'] }).notNull(),
    /** So many analyses were taken from the limit of the billing period that began then; what is not used goes back there. */
    reserved: integer('reserved').notNull().default(0),
    periodStartsAt: moment('period_starts_at'),
    startedAt: moment('started_at').notNull(),
    /** When it last moved, by the database's clock. */
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
    endedAt: moment('ended_at'),
    error: text('error', { enum: ['stale', 'nothing-scored'] }),
  },
  (table) => {
    const isRunningPicks = sql`${table.companyId} is null and ${table.status} = 'running'`;
    return [
      uniqueIndex('active_analyses_resume_id_company_id').on(table.resumeId, table.companyId),
      uniqueIndex('active_analyses_master_resume_id_company_id').on(table.masterResumeId, table.companyId),
      uniqueIndex('active_analyses_picks_of_resume').on(table.resumeId).where(isRunningPicks),
      uniqueIndex('active_analyses_picks_of_master_resume').on(table.masterResumeId).where(isRunningPicks),
      index('active_analyses_user_id').on(table.userId),
      index('active_analyses_company_id').on(table.companyId),
      index('active_analyses_running').on(table.updatedAt).where(sql`${table.status} = 'running'`),
    ];
  },
);

export type Run = typeof analysisRuns.$inferSelect;

/** The jobs of a run. One that is gone meanwhile stays in it, so that what was done can be counted. */
export const analysisRunJobs = pgTable(
  'active_analysis_jobs',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => analysisRuns.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').notNull(),
    /** It had no result of this résumé at the start: an analysis was reserved for it. */
    isNew: boolean('is_new').notNull(),
    /** By the database's clock. Whoever took it and was not heard of for a while is believed to be gone. */
    takenAt: moment('taken_at'),
    /** Null while it waits; only `new` has used what was reserved for it. */
    outcome: text('outcome', { enum: ['new', 'again', 'gone', 'failed'] }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.jobId] }),
    index('active_analysis_jobs_left').on(table.runId).where(sql`${table.outcome} is null`),
  ],
);
