import { desc, sql } from 'drizzle-orm';
import type { PaletteResume } from '../../../shared/palette-answer.ts';
import type { SignedInContext } from '../../context.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import { matchRank, searchWords } from '../../platform/database/word-search.ts';
import { owned } from '../accounts/ownership.ts';
import { resumes } from './resumes.tables.ts';

/** The person's uploaded résumés whose filename contains every word: best matches first, then the newest. */
export function findResumes(ctx: SignedInContext, search: string, limit: number): Promise<PaletteResume[]> {
  const lowerName = sql`lower(${resumes.filename})`;
  return ctx.db
    .select({ id: resumes.id, filename: resumes.filename })
    .from(resumes)
    .where(owned(ctx, resumes, ...searchWords(search).map((word) => containsText(lowerName, word))))
    .orderBy(matchRank(lowerName, search), desc(resumes.createdAt), desc(resumes.id))
    .limit(limit);
}
