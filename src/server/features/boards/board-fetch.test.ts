import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BoardServer, startBoardServer } from '../../../../e2e/support/servers/board-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { boardFetch, type ListValidators } from './board-fetch.ts';
import { boardHosts } from './boards.tables.ts';

let boards: BoardServer;
let rolefit: TestApp;
beforeAll(async () => {
  boards = await startBoardServer();
  rolefit = await startTestApp({ work: false, env: { BOARD_GATEWAY: boards.url } });
});
afterAll(async () => {
  await rolefit.close();
  await boards.close();
});

const host = 'boards-api.greenhouse.io';
let list: string;
let board: ReturnType<BoardServer['board']>;
beforeEach(async () => {
  await rolefit.app.db.delete(boardHosts);
  boards.forget();
  const name = `b${randomUUID().slice(0, 8)}`;
  board = boards.board('greenhouse', name);
  board.add({ id: '1', title: 'Lamp trimmer' });
  list = `https://${host}/v1/boards/${name}/jobs`;
});

/** Seconds until the host may be asked again. */
async function pauseOf(): Promise<number> {
  const [row] = await rolefit.app.db.select().from(boardHosts).where(eq(boardHosts.host, host));
  return row ? (row.nextAt.getTime() - Date.now()) / 1_000 : 0;
}

async function validatorsOf(url: string): Promise<ListValidators> {
  const seen: ListValidators[] = [];
  await boardFetch(rolefit.app, { onList: (each) => seen.push(each) })(url, { wholeList: true });
  expect(seen).toHaveLength(1);
  return seen[0]!;
}

describe('a list that was read before', () => {
  test('is remembered with what the board said of its state', async () => {
    const [etag, lastModified] = [expect.stringContaining('W/"'), expect.stringContaining('GMT')];
    expect(await validatorsOf(list)).toEqual({ url: list, etag, lastModified });
    expect(boards.requests.map(({ conditional }) => conditional)).toEqual([false]);
  });

  test.each([
    ['its tag', ({ lastModified: _, ...known }: ListValidators) => ({ ...known, lastModified: null })],
    ['its date', ({ etag: _, ...known }: ListValidators) => ({ ...known, etag: null })],
  ])('is not sent again while %s is the same', async (_what, reduced) => {
    const known = reduced(await validatorsOf(list));
    const fetchAgain = () => boardFetch(rolefit.app, { known })(list, { wholeList: true });
    await expect(fetchAgain()).rejects.toMatchObject({ name: 'NotModifiedError', code: 'not_modified' });
    board.add({ id: '2', title: 'Keeper' });
    expect((await fetchAgain()).text()).toContain('Keeper');
  });

  test('is sent again if the board gave it neither a tag nor a date', async () => {
    const known = { url: list, etag: null, lastModified: null };
    expect((await boardFetch(rolefit.app, { known })(list, { wholeList: true })).status).toBe(200);
    expect(boards.requests.map(({ conditional }) => conditional)).toEqual([false]);
  });

  test('does not stand for another address, or for a single job', async () => {
    const known = await validatorsOf(list);
    const fetch = boardFetch(rolefit.app, { known });
    expect((await fetch(`${list}?content=true`, { wholeList: true })).status).toBe(200);
    expect((await fetch(list)).status).toBe(200);
    expect(boards.requests.some(({ conditional }) => conditional)).toBe(false);
  });

  test('is not remembered by a request for something else', async () => {
    const seen: ListValidators[] = [];
    await boardFetch(rolefit.app, { onList: (each) => seen.push(each) })(list);
    expect(seen).toEqual([]);
  });
});

describe('a host that asks for a pause', () => {
  test.each([429, 503])('with status %i gets none of its requests until then', async (status) => {
    board.fail({ how: 'status', status, headers: { 'retry-after': '120' } });
    const fetch = boardFetch(rolefit.app);
    await expect(fetch(list)).rejects.toMatchObject({ name: 'WebFetchError', status });
    expect(await pauseOf()).toBeGreaterThan(60);
    expect(await pauseOf()).toBeLessThan(121);
    board.recover();
    await expect(fetch(list)).rejects.toMatchObject({
      name: 'HostBusyError',
      code: 'host_busy',
      message: 'This job board’s host has asked us to wait.',
    });
    expect(boards.requests).toHaveLength(1);
  });

  test('of a day gets one of ten minutes', async () => {
    board.limit(86_400);
    await expect(boardFetch(rolefit.app)(list)).rejects.toMatchObject({ status: 429 });
    expect(await pauseOf()).toBeGreaterThan(500);
    expect(await pauseOf()).toBeLessThan(601);
  });

  test('without saying how long is asked again', async () => {
    board.fail({ how: 'status', status: 503, times: 1 });
    const fetch = boardFetch(rolefit.app);
    await expect(fetch(list)).rejects.toMatchObject({ status: 503 });
    expect((await fetch(list)).status).toBe(200);
  });

  test('because of another error is asked again', async () => {
    board.fail({ how: 'status', status: 500, headers: { 'retry-after': '120' }, times: 1 });
    const fetch = boardFetch(rolefit.app);
    await expect(fetch(list)).rejects.toMatchObject({ status: 500 });
    expect((await fetch(list)).status).toBe(200);
  });
});

test('a request waits for its turn, and stops waiting when it is called off', async () => {
  const stop = new AbortController();
  const slow = { ...rolefit.app, boardWeb: { ...rolefit.app.boardWeb, gapMs: 20_000 } };
  const fetch = boardFetch(slow, { signal: stop.signal });
  expect((await fetch(list)).status).toBe(200);
  const second = fetch(list);
  setTimeout(() => stop.abort(), 300);
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  expect(boards.requests).toHaveLength(1);
});

test('a request can be called off on its own', async () => {
  board.fail({ how: 'hang' });
  const signal = AbortSignal.timeout(300);
  await expect(boardFetch(rolefit.app)(list, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('what is not an address is no address of a board', async () => {
  await expect(boardFetch(rolefit.app)('not an address')).rejects.toMatchObject({ name: 'WebFetchError' });
});
