import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

const logger = createLogger('silent');

/** A client of node-postgres, for tests that break its connection. */
type Breakable = { connection: { stream: { destroy(): void } } };

describe('the built-in database with many connections at once', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({}, logger);
    await database.pool.query('create table counter (id int primary key, value int not null)');
    await database.pool.query('insert into counter values (1, 0)');
  });
  afterAll(() => database.close());

  test('returns the matching result to each query', async () => {
    const queries = Array.from({ length: 400 }, (_, i) => i);
    const matches = await Promise.all(
      queries.map(async (i) => {
        const columns = i % 3;
        const text = `select $1::int as a${columns > 0 ? ', $2::text as b' : ''}${columns > 1 ? ', $3::int as c' : ''}`;
        const { rows } = await database.pool.query(text, [i, `text ${i}`, -i].slice(0, columns + 1));
        return (
          rows[0].a === i && (columns < 1 || rows[0].b === `text ${i}`) && (columns < 2 || rows[0].c === -i)
        );
      }),
    );
    expect(matches.every(Boolean)).toBe(true);
  });

  test('isolates transactions', async () => {
    await Promise.all(
      Array.from({ length: 60 }, () =>
        database.db.transaction(async (tx) => {
          const { rows } = await tx.execute(sql`select value from counter where id = 1`);
          await tx.execute(sql`update counter set value = ${Number(rows[0]?.value) + 1} where id = 1`);
        }),
      ),
    );
    expect((await database.pool.query('select value from counter')).rows[0].value).toBe(60);
  });

  test('keeps working after a statement fails', async () => {
    await expect(database.pool.query('select $1::int', ['not a number'])).rejects.toThrow(
      /invalid input syntax/,
    );
    await expect(database.pool.query('no sql at all')).rejects.toThrow(/syntax error/);
    expect((await database.pool.query('select 1 as one')).rows[0].one).toBe(1);
  });

  test('rolls back the open transaction of a connection that closes', async () => {
    const client = new pg.Client(database.connection);
    client.on('error', () => {});
    await client.connect();
    await client.query('begin');
    await client.query('update counter set value = -1');
    (client as unknown as Breakable).connection.stream.destroy();
    expect((await database.pool.query('select value from counter')).rows[0].value).toBe(60);
  });

  test('replaces connections that break inside a transaction, and says that they did', async () => {
    const breakings = Array.from({ length: 20 }, () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`update counter set value = -1`);
        const { client } = (tx as unknown as { session: { client: Breakable } }).session;
        client.connection.stream.destroy();
        await tx.execute(sql`select 1`);
      }),
    );
    for (const breaking of await Promise.allSettled(breakings))
      expect(breaking).toMatchObject({ reason: { name: 'DatabaseUnavailableError' } });
    expect((await database.pool.query('select value from counter')).rows[0].value).toBe(60);
  });

  test('repeats a transaction that the database ended because of a conflict', async () => {
    const raise = (code: string) => sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);
    let attempts = 0;
    const result = await database.db.transaction(async (tx) => {
      attempts += 1;
      if (attempts === 1) await tx.execute(raise('40P01'));
      if (attempts === 2) await tx.execute(raise('40001'));
      return 'done';
    });
    expect([result, attempts]).toEqual(['done', 3]);
    const wrong = database.db.transaction((tx) => {
      attempts += 1;
      return tx.execute(raise('23505'));
    });
    await expect(wrong).rejects.toThrow();
    expect(attempts).toBe(4);
  });

  test('stores and returns a value of two megabytes', async () => {
    const text = 'ä'.repeat(1_000_000);
    expect((await database.pool.query('select $1::text as text', [text])).rows[0].text).toBe(text);
  });
});

describe('a data folder', () => {
  test('persists data and can be opened only once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rolefit-folder-'));
    const first = await openDatabase({ folder }, logger);
    await first.pool.query('create table kept as select 42 as value');
    await expect(openDatabase({ folder }, logger)).rejects.toThrow(/is in use by another Rolefit/);
    await first.close();
    const again = await openDatabase({ folder }, logger);
    expect((await again.pool.query('select value from kept')).rows[0].value).toBe(42);
    await again.close();
    rmSync(folder, { recursive: true });
  });
});
