import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';
import { ALL_ASKED } from './relevance/relevance.fixtures.ts';

const termsOf = (about: string, line: string) =>
  readPosting(`${about}\n\nRequirements\n- ${line}\n`, '', ALL_ASKED)
    .requirements.slice(1)
    .flatMap(({ terms }) => terms);

describe('an acronym', () => {
  it('means what the posting says, not what it means elsewhere', () => {
    expect(termsOf('Scrum Team', 'CSM certification')).toContain('certified-scrummaster');
    expect(termsOf('Client Success Manager (CSM)', 'Work with other CSMs')).toEqual([]);
  });

  it('means what it always means if the posting says the same', () => {
    expect(termsOf('Certified Scrum Master (CSM)', 'CSM certification')).toContain('certified-scrummaster');
  });

  it.each(['Client Success Director (CSM)', 'the client success manager (CSM)'])(
    'is not defined by other words: %s',
    (about) => {
      expect(termsOf(about, 'CSM certification')).toContain('certified-scrummaster');
    },
  );
});
