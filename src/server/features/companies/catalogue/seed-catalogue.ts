import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { App } from '../../../context.ts';
import { supportedCompanies } from '../companies.tables.ts';
import { type CatalogueCompany, catalogueCompanies } from './catalogue.ts';

/**
 * Adds new catalogue companies to the database and updates renamed ones. Nothing is removed, and a company that an
 * administrator moved to another board stays there.
 */
export async function seedCatalogue({ db, clock }: App): Promise<void> {
  const now = clock();
  const listed = await db.select().from(supportedCompanies).where(eq(supportedCompanies.isListed, true));
  const wasMoved = ({ website, board, boardIdentifier }: CatalogueCompany) =>
    listed.some((row) => row.website === website) &&
    !listed.some((row) => row.board === board && row.boardIdentifier === boardIdentifier);
  const current = catalogueCompanies().filter((company) => !wasMoved(company));
  if (current.length === 0) return;
  const { name, website, industry } = supportedCompanies;
  await db
    .insert(supportedCompanies)
    .values(
      current.map((company) => ({
        ...company,
        id: randomUUID(),
        isListed: true,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [supportedCompanies.board, supportedCompanies.boardIdentifier],
      set: {
        name: sql`excluded.name`,
        website: sql`excluded.website`,
        industry: sql`excluded.industry`,
        isListed: true,
        updatedAt: now,
      },
      setWhere: sql`(${name}, ${website}, ${industry}, ${supportedCompanies.isListed})
        is distinct from (excluded.name, excluded.website, excluded.industry, true)`,
    });
}
