import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DemoCompany } from '../../../../demo/demo.types.ts';
import type { App } from '../../context.ts';
import { inProcessReader } from '../boards/in-process-reader.ts';
import { companies, supportedCompanies } from '../companies/companies.tables.ts';
import { appSettings } from '../job-sync/job-sync.tables.ts';
import { syncCompany } from '../job-sync/sync-company.ts';
import { seedDemoPosts } from './seed-demo-posts.ts';

const key = 'demo_data';

/** Adds the first blog posts, and syncs the made-up companies and their jobs unless those are unchanged since the last time. */
export async function seedDemoData(app: App): Promise<void> {
  await seedDemoPosts(app);
  const { demoBoard } = await import('../../../../demo/demo-board.ts');
  const { loadDemoCompanies } = await import('../../../../demo/demo-data.ts');
  const demo = loadDemoCompanies();
  const value = createHash('sha256').update(JSON.stringify(demo)).digest('base64url');
  const [seeded] = await app.db.select().from(appSettings).where(eq(appSettings.key, key));
  if (seeded?.value === value) return;
  for (const company of demo) {
    const { companyId, firstDay } = await storeCompany(app, company);
    const reader = inProcessReader(demoBoard(firstDay), company.slug);
    // No budget for compiling postings: that happens when a job is first scored, and keeps the first start quick.
    const { outcome } = await syncCompany(app, companyId, { reader, force: true, budgetMs: 0 });
    // Another process is seeding at the same time.
    if (outcome !== 'synced') return;
  }
  const updatedAt = app.clock();
  await app.db
    .insert(appSettings)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: appSettings.key, set: { value, updatedAt } });
}

async function storeCompany(
  { db, clock }: App,
  { slug, name, website, industry, about }: DemoCompany,
): Promise<{ companyId: string; firstDay: Date }> {
  const now = clock();
  const values = { name, website, industry, about, updatedAt: now };
  const initial = { isDemo: true, createdAt: now };
  return db.transaction(async (tx) => {
    const [board] = await tx
      .insert(supportedCompanies)
      .values({
        ...values,
        ...initial,
        id: randomUUID(),
        board: 'demo',
        boardIdentifier: slug,
        isListed: true,
      })
      .onConflictDoUpdate({
        target: [supportedCompanies.board, supportedCompanies.boardIdentifier],
        set: values,
      })
      .returning();
    const supportedCompanyId = board!.id;
    const [company] = await tx
      .insert(companies)
      .values({ ...values, ...initial, id: supportedCompanyId, supportedCompanyId })
      .onConflictDoUpdate({ target: companies.supportedCompanyId, set: values })
      .returning();
    return { companyId: company!.id, firstDay: company!.createdAt };
  });
}
