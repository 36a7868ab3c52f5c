import { randomUUID } from 'node:crypto';
import type { App } from '../../context.ts';
import { jobs } from '../jobs/jobs.tables.ts';
import { companies, supportedCompanies } from './companies.tables.ts';

const at = new Date('2026-03-01T12:00:00.000Z');

/** A board of the catalogue, or of nobody's list, that no one follows. Answers its id. */
export async function createBoard(
  { db }: App,
  given: Partial<typeof supportedCompanies.$inferInsert> = {},
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
    ...given,
  });
  return id;
}

/** A board's company as it is once its jobs were read. Its id is the board's. */
export async function createCompany(app: App, given: Partial<typeof supportedCompanies.$inferInsert> = {}) {
  const id = await createBoard(app, { confirmedAt: at, ...given });
  await app.db.insert(companies).values({
    name: 'A company',
    ...given,
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
  given: Partial<typeof jobs.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db.insert(jobs).values({
    id,
    companyId,
    externalId: id,
    title: 'Charge Nurse',
    description: '<p>BLS certification</p>',
    createdAt: at,
    ...given,
  });
  return id;
}
