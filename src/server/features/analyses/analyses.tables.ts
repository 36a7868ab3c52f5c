import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FitResult } from '../../../shared/results/fit-result.ts';
import type { ScoreBasis } from '../../../shared/results/score-basis.ts';
import { users } from '../accounts/accounts.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { masterResumes } from '../master-resume/master-resume.tables.ts';
import { resumes } from '../resumes/resumes.tables.ts';

/**
 * The result of one résumé against one job. The posting's text is stored with it, because quotes are offsets into that
 * text and the board may change the job later. The text of an uploaded résumé never changes, so it stays with the résumé.
 */
export const jobAnalyses = pgTable(
  'job_analyses',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Set for an uploaded résumé. A master résumé sets the next column instead, until that résumé is deleted. */
    resumeId: uuid('resume_id').references(() => resumes.id, { onDelete: 'cascade' }),
    masterResumeId: uuid('master_resume_id').references(() => masterResumes.id, { onDelete: 'set null' }),
    resumeType: text('resume_type', { enum: ['regular', 'master'] }).notNull(),
    /** The text of a master résumé when it was scored: the résumé may change or be deleted later. */
    resumeText: text('resume_text'),
    fitScore: integer('fit_score'),
    raw: doublePrecision('raw'),
    reason: text('reason'),
    analysisText: text('analysis_text').notNull(),
    /** The analysis as worded by a language model, and that model's name; null until, or unless, that succeeds. */
    analysisNarrated: text('analysis_narrated'),
    narratedBy: text('narrated_by'),
    components: jsonb('components').$type<FitResult['components']>().notNull(),
    keyMatches: jsonb('key_matches').$type<FitResult['keyMatches']>().notNull(),
    gaps: jsonb('gaps').$type<FitResult['gaps']>().notNull(),
    notes: jsonb('notes').$type<string[]>().notNull(),
    /** What the score was summed from; null if there is no score, and in results from before this was stored. */
    basis: jsonb('basis').$type<ScoreBasis>(),
    receipt: jsonb('receipt').$type<FitResult['receipt']>().notNull(),
    postingText: text('posting_text').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('job_analyses_resume_id_job_id').on(table.resumeId, table.jobId),
    uniqueIndex('job_analyses_master_resume_id_job_id').on(table.masterResumeId, table.jobId),
    check(
      'job_analyses_of_one_resume',
      sql`(${table.resumeId} is not null) = (${table.resumeType} = 'regular')
        and (${table.resumeText} is not null) = (${table.resumeType} = 'master')
        and (${table.masterResumeId} is null or ${table.resumeType} = 'master')`,
    ),
    /** Covers sorting and totals of a person's results, so that their large rows need not be read. */
    index('job_analyses_by_user').on(table.userId, table.createdAt, table.id, table.fitScore, table.jobId),
    /** Covers the figures of days. */
    index('job_analyses_created_at').on(table.createdAt, table.fitScore, table.userId),
    index('job_analyses_job_id_user_id').on(table.jobId, table.userId),
  ],
);
