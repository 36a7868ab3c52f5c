import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CareerPlan } from '../../../shared/career/career-plan.ts';
import { users } from '../accounts/accounts.tables.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull();

/** A person's plan as it was made; the latest holds. */
export const careerPathAnalyses = pgTable(
  'career_path_analyses',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    analysis: jsonb('analysis').$type<CareerPlan>().notNull(),
    /** How many results there were when it was made. */
    jobsAnalyzedCount: integer('jobs_analyzed_count').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('career_path_analyses_user_id_created_at').on(table.userId, table.createdAt)],
);

/** What a person said of the skills in their plans; a plan made later holds to it. */
export const careerPathSkills = pgTable(
  'career_path_skills',
  {
    userId: userId(),
    /** A term of the lexicon. */
    skill: text('skill').notNull(),
    mark: text('mark', { enum: ['learning', 'have'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.skill] })],
);
