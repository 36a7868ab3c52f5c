import { expect, test } from 'vitest';
import { everyResult } from './result-filter.ts';

test('a list that nobody has narrowed shows everything, the best score first', () => {
  expect(everyResult).toEqual({ search: '', company: '', minimum: null, sort: 'score', order: 'desc' });
});
