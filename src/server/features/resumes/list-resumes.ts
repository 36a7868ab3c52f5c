import { desc } from 'drizzle-orm';
import type { SignedInContext } from '../../context.ts';
import { owned } from '../accounts/ownership.ts';
import { resumes } from './resumes.tables.ts';

export const resumesPerPage = 24;

/** Without the texts, which may be a megabyte each and are loaded one at a time. */
const cardColumns = {
  id: resumes.id,
  filename: resumes.filename,
  status: resumes.status,
  pages: resumes.pages,
  warnings: resumes.warnings,
  failure: resumes.failure,
  isSample: resumes.isSample,
  createdAt: resumes.createdAt,
};

/** A page of the person's uploaded résumés, newest first. A page past the end returns the last one. */
export async function listResumes(ctx: SignedInContext, requestedPage: number) {
  const total = await countResumes(ctx);
  const pageCount = Math.max(1, Math.ceil(total / resumesPerPage));
  const page = Math.min(requestedPage, pageCount);
  const cards = await ctx.db
    .select(cardColumns)
    .from(resumes)
    .where(owned(ctx, resumes))
    .orderBy(desc(resumes.createdAt), desc(resumes.id))
    .limit(resumesPerPage)
    .offset((page - 1) * resumesPerPage);
  return { resumes: cards, total, page, pageCount };
}

export function countResumes(ctx: SignedInContext): Promise<number> {
  return ctx.db.$count(resumes, owned(ctx, resumes));
}

/** The names of all uploaded résumés, newest first, for choosing one. */
export async function listResumeNames(ctx: SignedInContext) {
  const { id, filename, status } = cardColumns;
  return ctx.db
    .select({ id, filename, status })
    .from(resumes)
    .where(owned(ctx, resumes))
    .orderBy(desc(resumes.createdAt), desc(resumes.id));
}
