import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { maintainDatabase } from './maintain-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({}, createLogger('silent'));
});
afterAll(() => database.close());

const rowEstimate = async () =>
  (await database.pool.query("select reltuples from pg_class where relname = 'Many things'")).rows[0];

test('updates the planner statistics of the built-in database', async () => {
  await database.pool.query('create table "Many things" as select n from generate_series(1, 900) n');
  await database.pool.query('delete from "Many things" where n > 600');
  expect(await rowEstimate()).toEqual({ reltuples: -1 });
  await maintainDatabase(database);
  expect(await rowEstimate()).toEqual({ reltuples: 600 });
});
