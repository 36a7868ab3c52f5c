import { expect, test } from 'vitest';
import { everyResult } from './result-filter.ts';

test('the default filter shows all results, best first', () => {
  expect(everyResult).toEqual({ search: '', company: '', minimum: null, sort: 'score', order: 'desc' });
});
