import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DemoCompany } from '../../../../demo/demo.types.ts';
import type { App } from '../../context.ts';
import { companies, supportedCompanies } from '../companies/companies.tables.ts';
import { jobs } from './jobs.tables.ts';

const day = 24 * 60 * 60 * 1000;

/** Puts the made-up companies and their postings into a database that has none yet, all or nothing. */
export async function seedDemoData(app: App): Promise<void> {
  const [seeded] = await app.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.isDemo, true))
    .limit(1);
  if (seeded) return;
  const { loadDemoCompanies } = await import('../../../../demo/demo-data.ts');
  const now = app.clock();
  await app.db.transaction(async (tx) => {
    for (const company of loadDemoCompanies()) {
      const companyId = randomUUID();
      const { slug, name, website, industry, about } = company;
      const said = { name, website, industry, about, isDemo: true, createdAt: now, updatedAt: now };
      const [board] = await tx
        .insert(supportedCompanies)
        .values({ ...said, id: randomUUID(), board: 'demo', boardIdentifier: slug, isListed: true })
        .onConflictDoNothing()
        .returning();
      if (!board) continue;
      await tx.insert(companies).values({ ...said, id: companyId, supportedCompanyId: board.id });
      await tx.insert(jobs).values(company.jobs.map((job) => jobRow(job, companyId, now)));
    }
  });
}

function jobRow(job: DemoCompany['jobs'][number], companyId: string, now: Date): typeof jobs.$inferInsert {
  return {
    id: randomUUID(),
    companyId,
    externalId: job.externalId,
    title: job.title,
    description: job.description,
    requirements: job.requirements ?? null,
    location: job.location,
    department: job.department,
    type: job.employmentType,
    postedAt: new Date(now.getTime() - job.postedDaysAgo * day),
    createdAt: now,
  };
}
