import { expect, test } from 'vitest';
import { BoardShapeError } from '../../../../job-boards/board-json.ts';
import { badStatus, WebFetchError } from '../../../platform/web-fetch/web-fetch-error.ts';
import { HostBusyError } from '../../boards/board-fetch.ts';
import { boardProblem, ListRefusedError } from './board-problem.ts';

const named = (name: string, code: string) => Object.assign(new Error('What it said'), { name, code });

test.each([
  [404, 'gone', 'There’s no board at this address anymore (404). It may have moved.'],
  [410, 'gone', 'There’s no board at this address anymore (410). It may have moved.'],
  [401, 'not_ok', 'The board blocks automated requests (401).'],
  [403, 'not_ok', 'The board blocks automated requests (403).'],
  [429, 'rate_limited', 'The board asks for fewer requests (429).'],
  [500, 'not_ok', 'The board returned an error (500).'],
  [418, 'not_ok', 'The board returned an error (418).'],
])('a board that answers with status %i has the problem “%s”', (status, code, message) => {
  expect(boardProblem(badStatus(status))).toEqual({ code, message, status });
});

test('an answer without a status is an error too', () => {
  const message = 'The board returned an error.';
  expect(boardProblem(new WebFetchError('not_ok'))).toEqual({ code: 'not_ok', message, status: null });
});

test.each([
  [new WebFetchError('blocked'), 'blocked', /doesn’t lead to a public web page/],
  [new WebFetchError('unreachable'), 'unreachable', /couldn’t be reached/],
  [new WebFetchError('timeout'), 'timeout', /took too long to answer/],
  [new WebFetchError('too_large'), 'too_large', /answer is too large/],
  [new WebFetchError('too_many_redirects'), 'too_many_redirects', /redirects too many times/],
  [new WebFetchError('invalid_url'), 'invalid_url', /^The board couldn’t be read\.$/],
  [new BoardShapeError(), 'board_shape', /answer can’t be read/],
  [named('BoardUnreadableError', 'unreadable'), 'unreadable', /too much time or memory to read/],
  [named('PostingPageError', 'no_posting'), 'no_posting', /^The board couldn’t be read\.$/],
  [new ListRefusedError('empty_board'), 'empty_board', /used to have jobs and now lists none/],
  [new ListRefusedError('too_slow'), 'too_slow', /Reading the whole board took too long/],
])('%s is a problem of the board, with a sentence for administrators', (error, code, message) => {
  const problem = boardProblem(error);
  expect(problem).toMatchObject({ code, status: null });
  expect(problem?.message).toMatch(message);
  expect(problem?.message).toMatch(/\.$/);
});

test.each([
  new Error('a fault of ours'),
  named('TypeError', 'timeout'),
  new HostBusyError('later'),
  Object.assign(new Error('x'), { name: 'BoardShapeError' }),
])('%s is no problem of the board', (error) => {
  expect(boardProblem(error)).toBeNull();
});
