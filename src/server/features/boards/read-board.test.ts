import { describe, expect, test } from 'vitest';
import type { BoardPage, ListedJob, PageFetch } from '../../../job-boards/job-board.types.ts';
import type { BoardJob, ReadableBoard } from './board-reader.types.ts';
import { readJob, readList } from './read-board.ts';

const noFetch: PageFetch = async () => {
  throw new Error('Nothing is fetched here.');
};

const listed: ListedJob = {
  externalId: 'f-1',
  title: 'Ferry pilot',
  url: 'https://harbour.example/jobs/f-1',
  source: 'page',
};
const inFull: ListedJob = {
  ...listed,
  applyUrl: 'https://harbour.example/apply/f-1',
  location: 'Hull',
  department: 'Fleet',
  employmentType: 'Full-time',
  salary: '40,000 GBP per year',
  postedAt: '2026-03-01T08:00:00Z',
  version: 'v7',
  description: 'Steers the ferry.',
};

/** A board with these pages; `describe` is what it answers for a single job. */
function boardWith(pages: BoardPage[], describe?: ReadableBoard['describe']): ReadableBoard {
  return {
    async *list() {
      yield* pages;
    },
    ...(describe ? { describe } : {}),
  };
}

async function readAll(board: ReadableBoard) {
  const pages = [];
  for await (const page of readList(board, 'harbour', noFetch, { isFirst: true })) pages.push(page);
  return pages;
}

async function readOne(job: ListedJob, describe?: ReadableBoard['describe']): Promise<BoardJob> {
  const [page] = await readAll(boardWith([{ jobs: [job], unreadable: 0 }], describe));
  return page!.jobs[0]!;
}
const describesNothing: ReadableBoard['describe'] = async () => {
  throw new Error('Not asked.');
};

describe('a job on a list', () => {
  test('keeps everything that the board says of it', async () => {
    expect(await readOne(inFull)).toMatchObject({
      externalId: 'f-1',
      title: 'Ferry pilot',
      url: 'https://harbour.example/jobs/f-1',
      applyUrl: 'https://harbour.example/apply/f-1',
      location: 'Hull',
      department: 'Fleet',
      type: 'Full-time',
      salary: '40,000 GBP per year',
      postedAt: new Date('2026-03-01T08:00:00Z'),
      version: 'v7',
      description: '<p>Steers the ferry.</p>',
    });
  });

  test('has nothing where the board says nothing', async () => {
    expect(await readOne({ ...listed, url: '' })).toMatchObject({
      url: null,
      applyUrl: null,
      location: null,
      department: null,
      type: null,
      salary: null,
      postedAt: null,
      version: null,
    });
  });

  test('without a text has to be asked for one by one, if the board can be asked', async () => {
    expect(await readOne(listed, describesNothing)).toMatchObject({ description: null, textHash: '' });
  });

  test('without a text has an empty one, if the board cannot be asked', async () => {
    const { description, textHash } = await readOne(listed);
    expect(description).toBe('<p></p>');
    expect(textHash).toHaveLength(22);
  });

  test('shows its own markup, or its plain text with paragraphs, lines and signs as written', async () => {
    const description = 'Tom & Co\n1 < 2 > 0\n\nSecond\n\n\nThird';
    expect((await readOne({ ...listed, description })).description).toBe(
      '<p>Tom &amp; Co<br>1 &lt; 2 &gt; 0</p>\n<p>Second</p>\n<p>Third</p>',
    );
    expect((await readOne({ ...listed, description, descriptionHtml: '<b>x</b>' })).description).toBe(
      '<b>x</b>',
    );
  });

  test.each<[string, Partial<ListedJob>]>([
    ['title', { title: 'Captain' }],
    ['address', { url: 'https://harbour.example/jobs/2' }],
    ['place', { location: 'York' }],
    ['department', { department: 'Office' }],
    ['type', { employmentType: 'Part-time' }],
    ['salary', { salary: '1 GBP' }],
    ['date', { postedAt: '2026-03-02T08:00:00Z' }],
    ['address for applications', { applyUrl: 'https://harbour.example/apply/2' }],
  ])('counts as changed with another %s, but its text doesn’t', async (_what, change) => {
    const [before, after] = [await readOne(inFull), await readOne({ ...inFull, ...change })];
    expect(after.fieldsHash).not.toBe(before.fieldsHash);
    expect(after.textHash).toBe(before.textHash);
  });

  test('counts as unchanged if only its text is another one, which has a hash of its own', async () => {
    const [before, after] = [await readOne(inFull), await readOne({ ...inFull, description: 'Sails.' })];
    expect(after.fieldsHash).toBe(before.fieldsHash);
    expect(after.fieldsHash).toHaveLength(22);
    expect(after.textHash).not.toBe(before.textHash);
  });
});

describe('a list', () => {
  test('is read page by page, with the number of entries that could not be read', async () => {
    const pages = await readAll(
      boardWith([
        { jobs: [listed, { ...listed, externalId: 'f-2' }], unreadable: 1 },
        { jobs: [], unreadable: 0 },
      ]),
    );
    expect(
      pages.map(({ jobs, unreadable }) => [jobs.map(({ externalId }) => externalId), unreadable]),
    ).toEqual([
      [['f-1', 'f-2'], 1],
      [[], 0],
    ]);
  });

  test('tells the board whether it is the first time, and which company it is about', async () => {
    const asked: unknown[] = [];
    const board: ReadableBoard = {
      async *list(identifier, fetch, options) {
        asked.push([identifier, fetch, options]);
        yield { jobs: [], unreadable: 0 };
      },
    };
    for await (const _page of readList(board, 'harbour', noFetch, { isFirst: false }));
    expect(asked).toEqual([['harbour', noFetch, { isFirst: false }]]);
  });

  test('of 50,000 jobs is read, and one more is too many', async () => {
    const page = (jobs: number) => ({ jobs: Array<ListedJob>(jobs).fill(listed), unreadable: 0 });
    expect(await readAll(boardWith([page(49_999), page(1)]))).toHaveLength(2);
    await expect(readAll(boardWith([page(49_999), page(2)]))).rejects.toMatchObject({ code: 'board_shape' });
  });

  test('of 5,000 pages is read, and one more is too many', async () => {
    const pages = (count: number) => Array<BoardPage>(count).fill({ jobs: [], unreadable: 0 });
    expect(await readAll(boardWith(pages(5_000)))).toHaveLength(5_000);
    await expect(readAll(boardWith(pages(5_001)))).rejects.toMatchObject({ code: 'board_shape' });
  });
});

describe('a single job', () => {
  const known = { externalId: 'f-1', title: 'Ferry pilot', url: 'https://harbour.example/jobs/f-1' };

  test('is asked for as it was listed, and keeps the id that the list gave it', async () => {
    const asked: unknown[] = [];
    const board = boardWith([], async (identifier, job) => {
      asked.push([identifier, job]);
      return { ...listed, title: 'Ferry pilot (m/f)', description: 'Steers.', externalId: 'another' };
    });
    expect(await readJob(board, 'harbour', known, noFetch)).toMatchObject({
      externalId: 'f-1',
      title: 'Ferry pilot (m/f)',
      description: '<p>Steers.</p>',
      version: null,
    });
    expect(asked).toEqual([['harbour', { ...known, source: 'page' }]]);
  });

  test('is nothing if the board cannot be asked', async () => {
    expect(await readJob(boardWith([]), 'harbour', known, noFetch)).toBeNull();
  });
});
