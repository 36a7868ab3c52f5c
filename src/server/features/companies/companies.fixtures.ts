import { randomUUID } from 'node:crypto';
import type { App } from '../../context.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { companies, supportedCompanies } from './companies.tables.ts';

const at = new Date('2026-03-01T12:00:00.000Z');

/** Creates a board that nobody follows. Returns its id. */
export async function createBoard(
  { db }: App,
  values: Partial<typeof supportedCompanies.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db.insert(supportedCompanies).values({
    id,
    name: `Company ${id.slice(0, 8)}`,
    website: null,
    board: 'greenhouse',
    boardIdentifier: id,
    isListed: true,
    createdAt: at,
    updatedAt: at,
    ...values,
  });
  return id;
}

/** Creates a board and its company, as after the first sync. The company's id is the board's. */
export async function createCompany(app: App, values: Partial<typeof supportedCompanies.$inferInsert> = {}) {
  const id = await createBoard(app, { confirmedAt: at, ...values });
  await app.db.insert(companies).values({
    name: 'A company',
    ...values,
    id,
    supportedCompanyId: id,
    lastSyncAt: at,
    createdAt: at,
    updatedAt: at,
  });
  return id;
}

export async function createJob(
  { db }: App,
  companyId: string,
  values: Partial<typeof jobs.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db.insert(jobs).values({
    id,
    companyId,
    externalId: id,
    title: 'Charge Nurse',
    description: '<p>BLS certification</p>',
    createdAt: at,
    ...values,
  });
  return id;
}
