import { and, or, sql } from 'drizzle-orm';
import type { PaletteCompany } from '../../../shared/palette-answer.ts';
import type { SignedInContext } from '../../context.ts';
import { containsText } from '../../platform/database/contains-text.ts';
import { matchRank, searchWords } from '../../platform/database/word-search.ts';
import { companies, supportedCompanies, userCompanies } from '../companies/companies.tables.ts';
import { companyOfBoard, followedBy, isFollowedByViewer } from '../companies/company-joins.ts';
import { companyColumns } from './company-columns.ts';

/** Listed and followed companies whose name contains every word: best matches first, then followed ones, then by name. */
export function findCompanies(
  ctx: SignedInContext,
  search: string,
  limit: number,
): Promise<PaletteCompany[]> {
  const { id, name, industry, isFollowed } = companyColumns;
  const lowerName = sql`lower(${supportedCompanies.name})`;
  return ctx.db
    .select({ id, name, industry, isFollowed })
    .from(supportedCompanies)
    .leftJoin(companies, companyOfBoard)
    .leftJoin(userCompanies, followedBy(ctx))
    .where(
      and(
        or(supportedCompanies.isListed, isFollowedByViewer),
        ...searchWords(search).map((word) => containsText(lowerName, word)),
      ),
    )
    .orderBy(matchRank(lowerName, search), sql`${isFollowedByViewer} desc`, lowerName, supportedCompanies.id)
    .limit(limit);
}
