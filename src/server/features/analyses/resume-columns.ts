import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { masterResumeName } from '../../../shared/resume-choice.ts';
import { resumes } from '../resumes/resumes.tables.ts';
import type { ChosenResume, ResumeRef } from './chosen-resume.ts';

type ResumeColumns = { resumeId: PgColumn; masterResumeId: PgColumn };

/** The name of a row's résumé; `resumes` has to be left-joined. */
export const resumeName = sql<string>`coalesce(${resumes.filename}, ${masterResumeName})`;

/** The column that refers to this type of résumé. */
export const resumeColumnOf = <Table extends ResumeColumns>(
  table: Table,
  { type }: Pick<ResumeRef, 'type'>,
): PgColumn => (type === 'master' ? table.masterResumeId : table.resumeId);

export const matchesResume = (table: ResumeColumns, resume: ResumeRef): SQL =>
  eq(resumeColumnOf(table, resume), resume.id);

/** The columns that identify a row's résumé. Only a master résumé's text is stored: an uploaded one's never changes. */
export function resumeColumns({ type, id, text }: ChosenResume) {
  return type === 'master'
    ? { resumeType: type, resumeId: null, masterResumeId: id, resumeText: text }
    : { resumeType: type, resumeId: id, masterResumeId: null, resumeText: null };
}
