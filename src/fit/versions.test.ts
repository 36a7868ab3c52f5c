import { expect, it } from 'vitest';
import { lexiconVersion } from './versions.ts';

it('identifies the lexicon by twelve hex digits', () => {
  expect(lexiconVersion()).toMatch(/^[0-9a-f]{12}$/);
});
