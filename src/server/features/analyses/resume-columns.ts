import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { masterResumeName } from '../../../shared/resume-choice.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import type { ChosenResume } from './chosen-resume.ts';

type OfResume = { resumeId: PgColumn; masterResumeId: PgColumn };

/** What the résumé of a row is called. */
export const resumeName = sql<string>`coalesce(${resumes.filename}, ${masterResumeName})`;

/** Where a row names the résumé it is of. */
export const resumeColumnOf = <Table extends OfResume>(
  table: Table,
  { type }: Pick<ChosenResume, 'type'>,
): PgColumn => (type === 'master' ? table.masterResumeId : table.resumeId);

export const matchesResume = (table: OfResume, resume: Omit<ChosenResume, 'text'>): SQL =>
  eq(resumeColumnOf(table, resume), resume.id);

/** What a row says of its résumé. An uploaded one's text never changes, so only a master résumé's is kept. */
export function resumeColumns({ type, id, text }: ChosenResume) {
  return type === 'master'
    ? { resumeType: type, resumeId: null, masterResumeId: id, resumeText: text }
    : { resumeType: type, resumeId: id, masterResumeId: null, resumeText: null };
}
