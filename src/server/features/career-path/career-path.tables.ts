import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CareerPlan } from '../../../shared/career/career-plan.ts';
import { users } from '../accounts/accounts.tables.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull();

/** A user's career plans. The latest one counts. */
export const careerPathAnalyses = pgTable(
  'career_path_analyses',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    analysis: jsonb('analysis').$type<CareerPlan>().notNull(),
    /** The number of results when the plan was made. */
    jobsAnalyzedCount: integer('jobs_analyzed_count').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('career_path_analyses_user_id_created_at').on(table.userId, table.createdAt)],
);

/** How a user marked the skills in their plans. Later plans take it into account. */
export const careerPathSkills = pgTable(
  'career_path_skills',
  {
    userId: userId(),
    /** The id of a lexicon term, or a key such as "education:…". */
    skill: text('skill').notNull(),
    mark: text('mark', { enum: ['learning', 'have'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.skill] })],
);
