import { describe, expect, test } from 'vitest';
import { changeUploads, type Upload, type UploadsChange } from './uploads.ts';

const pdf = (name: string, size = 10) => new File(['x'.repeat(size)], name, { lastModified: 1 });
const reduce = (...changes: UploadsChange[]) => changes.reduce(changeUploads, [] as Upload[]);
const states = (uploads: Upload[]) => uploads.map(({ file, state }) => `${file.name} ${state}`);

const choose: UploadsChange = {
  type: 'choose',
  files: [pdf('a.pdf'), pdf('b.pdf'), pdf('c.docx')],
  firstKey: 0,
};
const broken = (holdsForOthers: boolean) => ({ title: 'Upload failed', message: 'No.', holdsForOthers });

describe('chosen files', () => {
  test('wait for their turn once they are sent', () => {
    expect(states(reduce(choose, { type: 'send-all' }))).toEqual([
      'a.pdf waiting',
      'b.pdf waiting',
      'c.docx waiting',
    ]);
  });

  test('of a wrong type, empty or too large are refused, and the others are sent', () => {
    const files = [pdf('cat.png'), pdf('empty.pdf', 0), pdf('big.pdf', 5 * 1024 * 1024 + 1), pdf('fine.pdf')];
    const uploads = reduce({ type: 'choose', files, firstKey: 0 }, { type: 'send-all' });
    expect(states(uploads)).toEqual([
      'cat.png refused',
      'empty.pdf refused',
      'big.pdf refused',
      'fine.pdf waiting',
    ]);
    expect(uploads[2]?.problem?.message).toBe('File size must be less than 5.0MB');
  });

  test('are added only once until they are uploaded', () => {
    const twice = reduce(choose, { ...choose, firstKey: 3 });
    expect(twice).toHaveLength(3);
    expect(reduce(choose, { type: 'uploaded', key: 0 }, { ...choose, firstKey: 3 })).toHaveLength(4);
  });
});

describe('a file that fails', () => {
  test('does not stop the others', () => {
    const uploads = reduce(choose, { type: 'send-all' }, { type: 'fail', key: 0, problem: broken(false) });
    expect(states(uploads)).toEqual(['a.pdf failed', 'b.pdf waiting', 'c.docx waiting']);
  });

  test('for a reason that applies to all fails the waiting ones, not the uploaded ones', () => {
    const uploads = reduce(
      choose,
      { type: 'send-all' },
      { type: 'uploaded', key: 0 },
      { type: 'fail', key: 1, problem: broken(true) },
    );
    expect(states(uploads)).toEqual(['a.pdf uploaded', 'b.pdf failed', 'c.docx failed']);
    expect(uploads[2]?.problem?.message).toBe('No.');
  });

  test('can be sent again, which clears its error', () => {
    const uploads = reduce(
      choose,
      { type: 'fail', key: 1, problem: broken(false) },
      { type: 'send-again', key: 1 },
    );
    expect(uploads[1]).toMatchObject({ state: 'waiting', sent: 0 });
    expect(changeUploads(uploads, { type: 'start', key: 1 })[1]?.problem).toBeNull();
  });
});
