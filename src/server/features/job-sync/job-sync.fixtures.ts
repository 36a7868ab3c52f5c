import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { BoardKind } from '../../../job-boards/job-board.types.ts';
import type { App } from '../../context.ts';
import { companies, supportedCompanies, userCompanies } from '../companies/companies.tables.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { boardErrors, boardSyncs } from './job-sync.tables.ts';

/** Creates a company with this board, followed by these people. */
export async function createCompanyOnBoard(
  { db }: Pick<App, 'db'>,
  board: BoardKind,
  identifier: string,
  followers: string[] = [],
): Promise<string> {
  const [id, supportedCompanyId, createdAt] = [randomUUID(), randomUUID(), new Date()];
  const values = { name: identifier, createdAt, updatedAt: createdAt };
  await db
    .insert(supportedCompanies)
    .values({ ...values, id: supportedCompanyId, board, boardIdentifier: identifier, isListed: true });
  await db.insert(companies).values({ ...values, id, supportedCompanyId });
  for (const userId of followers) await db.insert(userCompanies).values({ userId, companyId: id, createdAt });
  return id;
}

/** Everything stored about a company, its board and its jobs. */
export async function storedCompany({ db }: Pick<App, 'db'>, companyId: string) {
  const stored = await db.select().from(jobs).where(eq(jobs.companyId, companyId)).orderBy(jobs.externalId);
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  const [board] = await db
    .select()
    .from(supportedCompanies)
    .where(eq(supportedCompanies.id, company?.supportedCompanyId ?? ''));
  const [sync] = await db.select().from(boardSyncs).where(eq(boardSyncs.companyId, companyId));
  const errors = await db
    .select()
    .from(boardErrors)
    .where(eq(boardErrors.companyId, companyId))
    .orderBy(boardErrors.id);
  return {
    jobs: stored,
    open: stored.filter(({ closedAt }) => closedAt === null).map(({ externalId }) => externalId),
    closed: stored.filter(({ closedAt }) => closedAt !== null).map(({ externalId }) => externalId),
    company,
    board,
    sync,
    errors: errors.map(({ code }) => code),
  };
}

export const nurseHtml = `<p>We look for a nurse.</p><h3>Requirements</h3><ul><li>Active registered nurse (RN) license</li>
<li>BLS certification</li><li>Two years of experience in an emergency department</li></ul>`;

export const makeJobs = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(from + index),
    title: `Nurse ${from + index}`,
    html: `${nurseHtml}<p>Ward ${from + index}</p>`,
    places: ['Leeds'],
    department: 'Care',
  }));
