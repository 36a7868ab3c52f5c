import { describe, expect, test } from 'vitest';
import type { BoardPage, JobBoard, ListedJob, PageFetch } from '../../../job-boards/job-board.types.ts';
import { previewBoard } from './preview-board.ts';

const noFetch: PageFetch = async () => {
  throw new Error('Nothing is fetched here.');
};
const job = (title: string, company?: ListedJob['company']): ListedJob => ({
  ...{ externalId: title, title, url: `https://jobs.example/${title}`, source: 'page', company },
});
const page = (jobs: ListedJob[], company?: BoardPage['company']): BoardPage => ({
  jobs,
  company,
  unreadable: 0,
});
const jobsNamed = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => job(`${prefix} ${n + 1}`));

let read = 0;
function preview(
  pages: BoardPage[],
  { kind = 'greenhouse', identifier = 'harbour-light', times = [0] } = {},
) {
  read = 0;
  const board = {
    kind,
    async *list() {
      for (const each of pages) {
        read += 1;
        yield each;
      }
    },
  } as unknown as JobBoard;
  const clock = [...times];
  const now = () => (clock.length > 1 ? (clock.shift() as number) : (clock[0] as number));
  return previewBoard(board, identifier, noFetch, now);
}

describe('the preview of a board', () => {
  test('counts all jobs and shows the first five', async () => {
    const found = await preview([page(jobsNamed('a', 3)), page(jobsNamed('b', 4)), page(jobsNamed('c', 1))]);
    expect(found).toMatchObject({ jobCount: 8, isMore: false });
    expect(found.titles).toEqual(['a 1', 'a 2', 'a 3', 'b 1', 'b 2']);
  });

  test('of an empty board has no jobs', async () => {
    const nothing = { jobCount: 0, titles: [], isMore: false, website: null };
    expect(await preview([page([])])).toMatchObject(nothing);
    expect(await preview([])).toMatchObject(nothing);
  });

  test('stops at a thousand jobs and says that there are more', async () => {
    expect(await preview([page(jobsNamed('a', 1_000)), page(jobsNamed('b', 1))])).toMatchObject({
      jobCount: 1_000,
      isMore: true,
    });
    expect(read).toBe(1);
    expect(await preview([page(jobsNamed('a', 999)), page([])])).toMatchObject({
      jobCount: 999,
      isMore: false,
    });
  });

  test('stops after eight seconds and says that there are more', async () => {
    const pages = [page(jobsNamed('a', 1)), page(jobsNamed('b', 1)), page(jobsNamed('c', 1))];
    expect(await preview(pages, { times: [5_000, 12_999, 13_000] })).toMatchObject({
      jobCount: 2,
      isMore: true,
    });
    expect(await preview(pages, { times: [5_000, 12_999] })).toMatchObject({ jobCount: 3, isMore: false });
  });
});

describe('the company’s name', () => {
  test('comes from the board, or from the first job that has one', async () => {
    expect(
      await preview([page([job('x', { name: 'From a Job' })], { name: ' Harbour & Light ' })]),
    ).toMatchObject({
      name: 'Harbour & Light',
    });
    expect((await preview([page([job('x'), job('y', { name: 'From a Job' })])])).name).toBe('From a Job');
  });

  test('is the one on the first page, also if later pages have another one', async () => {
    const pages = [page([job('x')], { name: 'First' }), page([job('y')], { name: 'Second' })];
    expect((await preview(pages)).name).toBe('First');
  });

  test('is at most 100 characters long', async () => {
    expect((await preview([page([], { name: 'n'.repeat(101) })])).name).toHaveLength(100);
    expect((await preview([], { identifier: 'n'.repeat(150) })).name).toHaveLength(100);
    const identifier = `https://${'n'.repeat(60)}.${'m'.repeat(60)}.example/jobs`;
    expect((await preview([], { kind: 'web-page', identifier })).name).toHaveLength(100);
  });

  test.each([undefined, {}, { name: '' }, { name: '  ' }])(
    'is made from the address if the board says %j',
    async (company) => {
      expect((await preview([page([], company)])).name).toBe('Harbour Light');
    },
  );

  test.each([
    ['https://www.harbour.example/work', 'harbour.example'],
    ['https://careers.harbour.example/', 'harbour.example'],
    ['https://jobs.harbour.example/', 'harbour.example'],
    ['https://harbour.www.example/', 'harbour.www.example'],
  ])('of the careers page %s is %s', async (identifier, name) => {
    expect((await preview([], { kind: 'web-page', identifier })).name).toBe(name);
  });

  test('comes with the website that the board says first', async () => {
    const pages = [
      page([], { name: 'H' }),
      page([], { website: 'https://one.example' }),
      page([], { website: 'https://two.example' }),
    ];
    expect((await preview(pages)).website).toBe('https://one.example');
  });
});
