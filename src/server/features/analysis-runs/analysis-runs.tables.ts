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

/**
 * A run scores one résumé against many jobs: those of a company, or jobs picked by hand. The row stays after the run has
 * ended, until the next run of the same résumé and company replaces it.
 */
export const analysisRuns = pgTable(
  'active_analyses',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null if the jobs were picked by hand. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    resumeId: uuid('resume_id').references(() => resumes.id, { onDelete: 'cascade' }),
    masterResumeId: uuid('master_resume_id').references(() => masterResumes.id, { onDelete: 'cascade' }),
    resumeType: text('resume_type', { enum: ['regular', 'master'] }).notNull(),
    /** The text of a master résumé when the run started; later changes count in the next run. */
    resumeText: text('resume_text'),
    status: text('status', { enum: ['running', 'cancelled', 'failed', 'completed'] }).notNull(),
    /** Analyses taken from the limit of the billing period that began at `periodStartsAt`; unused ones are given back there. */
    reserved: integer('reserved').notNull().default(0),
    periodStartsAt: moment('period_starts_at'),
    startedAt: moment('started_at').notNull(),
    /** When the run last made progress, by the database's clock. */
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

/** The jobs of a run. A job that is deleted in the meantime keeps its row here, so that progress can be counted. */
export const analysisRunJobs = pgTable(
  'active_analysis_jobs',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => analysisRuns.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').notNull(),
    /** The job had no result for this résumé when the run started, so an analysis was reserved for it. */
    isNew: boolean('is_new').notNull(),
    /** When a worker claimed the job, by the database's clock. A claim expires, because the worker may have been killed. */
    takenAt: moment('taken_at'),
    /** Null while the job waits. Only `new` uses the analysis that was reserved. */
    outcome: text('outcome', { enum: ['new', 'again', 'gone', 'failed'] }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.jobId] }),
    index('active_analysis_jobs_left').on(table.runId).where(sql`${table.outcome} is null`),
  ],
);
