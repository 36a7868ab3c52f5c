import { expect, test, vi } from 'vitest';
import { createLogger } from './logger.ts';

test('logs a failed query without its values', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mara@example.com) exists',
  });
  const failed = new Error('Failed query: insert into users\nparams: mara@example.com', { cause });
  logger.error(
    { err: Object.assign(failed, { query: 'insert into users', params: ['mara@example.com'] }) },
    'failed',
  );
  expect(lines.join()).toContain('insert into users');
  expect(lines.join()).toContain('23505');
  expect(lines.join()).not.toContain('mara@example.com');
});

test('logs the message and stack of any other error', () => {
  const lines: string[] = [];
  createLogger('info', { write: (line: string) => void lines.push(line) }).error(
    { err: new Error('the disk is full') },
    'failed',
  );
  expect(lines.join()).toContain('the disk is full');
  expect(lines.join()).toContain('logger.test.ts');
});

test.each(['ENOSPC', '53100'])('tells the operator of a full disk (%s) in a sentence, once', (code) => {
  vi.spyOn(performance, 'now').mockReturnValue(code === 'ENOSPC' ? 1e9 : 2e9);
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const logger = createLogger('info', { write: () => {} });
  const err = new Error('Failed query', { cause: Object.assign(new Error('no space left'), { code }) });
  logger.error({ err }, 'failed');
  logger.error({ err }, 'failed');
  logger.error({ err: new Error('another') }, 'failed');
  expect(told.mock.calls).toEqual([[expect.stringContaining('The disk is full.')]]);
});
