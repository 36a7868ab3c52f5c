import { afterEach, describe, expect, test } from 'vitest';
import type { PageFetch, PageResponse } from '../../../job-boards/job-board.types.ts';
import { readingStamp, unpackReading } from '../postings/packed-reading.ts';
import { HostBusyError } from './board-fetch.ts';
import { type ReaderProcess, startReaderProcess } from './board-reader-process.ts';
import { createBoardReaders } from './board-readers.ts';
import { inProcessReader } from './in-process-reader.ts';

const running: { end(): void }[] = [];
afterEach(() => {
  for (const process of running.splice(0)) process.end();
});
function start(): ReaderProcess {
  const process = startReaderProcess();
  running.push(process);
  return process;
}

const greenhouse = { kind: 'greenhouse', identifier: 'lamplight' };
const pear = 'Birnenpflücker für die Obstgärten';
const list = { jobs: [{ id: 7, title: pear, absolute_url: 'https://lamplight.example/7' }] };
const json = (url: string, value: unknown): PageResponse => ({
  url,
  status: 200,
  contentType: 'application/json',
  text: () => JSON.stringify(value),
});

const titlesOf = async (process: ReaderProcess, fetch: PageFetch) => {
  const titles = [];
  for await (const { jobs } of process.readerOf(greenhouse).list(fetch, { isFirst: false }))
    titles.push(...jobs.map(({ title }) => title));
  return titles;
};

describe('a board that is read in another process', () => {
  test('is fetched by the server, with what the board reader asks for', async () => {
    const asked: unknown[] = [];
    const titles = await titlesOf(start(), async (url, { accept, wholeList, signal } = {}) => {
      asked.push([url, accept, wholeList, signal?.aborted]);
      return json(url, list);
    });
    expect(titles).toEqual([pear]);
    expect(asked).toEqual([
      ['https://boards-api.greenhouse.io/v1/boards/lamplight/jobs', 'application/json', true, false],
    ]);
  });

  test('may be sent as bytes', async () => {
    const titles = await titlesOf(start(), async (url) => {
      const bytes = Buffer.from(JSON.stringify(list));
      return Object.assign(json(url, null), { bytes });
    });
    expect(titles).toEqual([pear]);
  });

  test('is asked for a single job', async () => {
    const known = { externalId: '7', title: pear, url: 'https://lamplight.example/7' };
    const reader = start().readerOf(greenhouse);
    const found = await reader.describe(known, async (url) =>
      json(url, { ...list.jobs[0], content: '&lt;p&gt;Picks pears.&lt;/p&gt;' }),
    );
    expect(found).toMatchObject({ externalId: '7', title: pear, description: '<p>Picks pears.</p>' });
  });

  test('that cannot be asked for a single job answers with nothing', async () => {
    const known = { externalId: '7', title: pear, url: 'https://lamplight.example/7' };
    const reader = start().readerOf({ kind: 'lever', identifier: 'lamplight' });
    expect(await reader.describe(known, async (url) => json(url, []))).toBeNull();
  });

  test('is found behind an address, or is not', async () => {
    const process = start();
    const found = await process.find('https://boards.greenhouse.io/lamplight', async (url) =>
      json(url, list),
    );
    expect(found).toMatchObject({
      kind: 'greenhouse',
      identifier: 'lamplight',
      boardName: 'Greenhouse',
      boardUrl: 'https://job-boards.greenhouse.io/lamplight',
      name: 'Lamplight',
      jobCount: 1,
      isMore: false,
      titles: [pear],
    });
    expect(await process.find('nonsense', async (url) => json(url, {}))).toBeNull();
  });

  test('has its postings compiled as here', async () => {
    const postings = [
      { title: 'Nurse', html: '<ul><li>BLS certification</li></ul>' },
      { title: 'Welder', html: '<p>Two years of welding</p>' },
    ];
    const here = inProcessReader({ list: async function* () {} }, 'x');
    const [one, other] = [await start().readerOf(greenhouse).compile(postings), await here.compile(postings)];
    expect(one.map(({ stamp }) => stamp)).toEqual([
      readingStamp('Nurse', '• BLS certification'),
      readingStamp('Welder', 'Two years of welding'),
    ]);
    expect(other.map(({ stamp }) => stamp)).toEqual(one.map(({ stamp }) => stamp));
    expect(unpackReading(one[0]!.reading)).toEqual(unpackReading(other[0]!.reading));
  });
});

describe('what goes wrong with a board', () => {
  test('in a fetch is told as it happened, and the process can go on', async () => {
    const process = start();
    const busy = titlesOf(process, async () => {
      throw new HostBusyError('Later, please.');
    });
    await expect(busy).rejects.toMatchObject({
      name: 'HostBusyError',
      code: 'host_busy',
      message: 'Later, please.',
    });
    const failing = titlesOf(process, async () => {
      throw Object.assign(new Error('No.'), { code: 'http_error', status: 503, retryAfterSeconds: 30 });
    });
    await expect(failing).rejects.toMatchObject({ code: 'http_error', status: 503, retryAfterSeconds: 30 });
    expect(process.isIdle()).toBe(true);
    expect(await titlesOf(process, async (url) => json(url, list))).toEqual([pear]);
  });

  test('in what it sent is told as such', async () => {
    const nonsense = titlesOf(start(), async (url) => json(url, { no: 'jobs' }));
    await expect(nonsense).rejects.toMatchObject({ name: 'BoardShapeError', code: 'board_shape' });
  });

  test('unexpectedly counts as a board that cannot be read', async () => {
    const unknownKind = start().readerOf({ kind: 'no such board', identifier: 'x' });
    const reading = unknownKind.describe({ externalId: '1', title: 'x', url: 'x' }, async (url) =>
      json(url, {}),
    );
    await expect(reading).rejects.toMatchObject({ name: 'BoardUnreadableError', code: 'unreadable' });
  });

  test('because the process ended says that reading failed, and stops what is being fetched', async () => {
    const process = start();
    let wasStopped = false;
    const reading = titlesOf(process, (url, { signal } = {}) => {
      const { promise, resolve } = Promise.withResolvers<PageResponse>();
      signal?.addEventListener('abort', () => {
        wasStopped = true;
        resolve(json(url, list));
      });
      expect(process.isIdle()).toBe(false);
      process.end();
      return promise;
    });
    await expect(reading).rejects.toMatchObject({
      name: 'BoardUnreadableError',
      message: 'The job board’s answer needs too much memory.',
    });
    expect(wasStopped).toBe(true);
    expect(process.isIdle()).toBe(false);
  });
});

test('five boards are read at once, and a sixth one waits', async () => {
  const readers = createBoardReaders();
  running.push({ end: readers.close });
  const [allStarted, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let started = 0;
  const work = async () => {
    started += 1;
    if (started === 5) allStarted.resolve();
    await mayEnd.promise;
    return started;
  };
  const all = Array.from({ length: 6 }, () => readers.use(greenhouse, work));
  await allStarted.promise;
  await new Promise(setImmediate);
  expect(started).toBe(5);
  mayEnd.resolve();
  expect((await Promise.all(all)).at(-1)).toBe(6);
  expect(await readers.find('nonsense', async (url) => json(url, {}))).toBeNull();
});
