import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DemoCompany } from '../../../../demo/demo.types.ts';
import type { App } from '../../context.ts';
import { inProcessReader } from '../boards/in-process-reader.ts';
import { companies, supportedCompanies } from '../companies/companies.tables.ts';
import { appSettings } from '../job-sync/job-sync.tables.ts';
import { syncCompany } from '../job-sync/sync-company.ts';

const key = 'demo_data';

/** Brings the made-up companies and their jobs to what our data says, by way of their own board; nothing where it is known. */
export async function seedDemoData(app: App): Promise<void> {
  const { demoBoard } = await import('../../../../demo/demo-board.ts');
  const { loadDemoCompanies } = await import('../../../../demo/demo-data.ts');
  const demo = loadDemoCompanies();
  const value = createHash('sha256').update(JSON.stringify(demo)).digest('base64url');
  const [seeded] = await app.db.select().from(appSettings).where(eq(appSettings.key, key));
  if (seeded?.value === value) return;
  for (const company of demo) {
    const { companyId, firstDay } = await keepCompany(app, company);
    const reader = inProcessReader(demoBoard(firstDay), company.slug);
    // What the engine reads in them is made when somebody first scores one: the first start is quick.
    const { outcome } = await syncCompany(app, companyId, { reader, force: true, budgetMs: 0 });
    // Another process that starts right now does it.
    if (outcome !== 'synced') return;
  }
  const updatedAt = app.clock();
  await app.db
    .insert(appSettings)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: appSettings.key, set: { value, updatedAt } });
}

async function keepCompany(
  { db, clock }: App,
  { slug, name, website, industry, about }: DemoCompany,
): Promise<{ companyId: string; firstDay: Date }> {
  const now = clock();
  const said = { name, website, industry, about, updatedAt: now };
  const isDemo = { isDemo: true, createdAt: now };
  return db.transaction(async (tx) => {
    const [board] = await tx
      .insert(supportedCompanies)
      .values({ ...said, ...isDemo, id: randomUUID(), board: 'demo', boardIdentifier: slug, isListed: true })
      .onConflictDoUpdate({
        target: [supportedCompanies.board, supportedCompanies.boardIdentifier],
        set: said,
      })
      .returning();
    const supportedCompanyId = board!.id;
    const [company] = await tx
      .insert(companies)
      .values({ ...said, ...isDemo, id: supportedCompanyId, supportedCompanyId })
      .onConflictDoUpdate({ target: companies.supportedCompanyId, set: said })
      .returning();
    return { companyId: company!.id, firstDay: company!.createdAt };
  });
}
