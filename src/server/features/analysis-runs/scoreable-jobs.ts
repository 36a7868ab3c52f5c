import { and, isNull, ne } from 'drizzle-orm';
import { jobs } from '../jobs/jobs.tables.ts';

/** Open, and there is a text: lists without texts come before them. */
export const isScoreable = and(isNull(jobs.closedAt), ne(jobs.description, ''));
