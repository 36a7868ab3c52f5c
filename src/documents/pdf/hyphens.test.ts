import { expect, test } from 'vitest';
import { joinHyphenated } from './hyphens.ts';

const nothingKnown = { words: new Set<string>(), repeated: new Set<string>(), typeset: true };

test('a hyphen written as three, one of them soft, becomes one', () => {
  const lines = ['Co-\u00ad-designed an on-\u00ad-campus garden', 'and its (909) 555-\u00ad-0142'];
  expect(joinHyphenated(lines, nothingKnown)).toBe('Co-designed an on-campus garden and its (909) 555-0142');
});
