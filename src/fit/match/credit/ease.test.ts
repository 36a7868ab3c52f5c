import { describe, expect, it } from 'vitest';
import { ALL_ASKED } from '../../posting/relevance/relevance.fixtures.ts';
import { compilePosting } from '../compile-posting.ts';
import { compileResume } from '../compile-resume.ts';
import { pairOf } from '../pair.ts';
import { computeCredits } from './credit.ts';

const clerk = 'Ida Holm\n\nExperience\n\nClerk, Elm Mill\nMay 2015 - Present\n';
const posting = 'Clerk\n\nRequirements\n- Sorting sacks of rye by grade';

/** What a résumé earns for the only requirement, if it is this easy to believe. */
function credit(resume: string, ease: number) {
  const learned = { relevance: ALL_ASKED, ease: { bias: 0, weights: { must: ease } } };
  const compiled = compilePosting(posting, 'Clerk', learned);
  const credits = computeCredits(pairOf(compileResume(resume, '2026-11-29'), compiled));
  return credits[compiled.requirements.findIndex(({ source }) => source.kind !== 'title')] as number;
}

describe('how readily a requirement is credited', () => {
  const some = `${clerk}- Sorted sacks of flour and wrote bills\n`;

  it('raises or lowers what the same line earns', () => {
    expect(credit(some, 1)).toBeGreaterThan(credit(some, 0) + 0.05);
    expect(credit(some, -1)).toBeLessThan(credit(some, 0) - 0.05);
  });

  it.each([-1, 0, 1])('never makes a better line earn less (ease %d)', (ease) => {
    const none = credit(`${clerk}- Wrote bills\n`, ease);
    const all = credit(`${clerk}- Sorting sacks of rye by grade\n`, ease);
    expect(credit(some, ease)).toBeGreaterThan(none);
    expect(all).toBeGreaterThanOrEqual(credit(some, ease));
  });

  it('earns nobody anything who shows nothing', () => {
    const violinist = 'Zo Lind\n\nViolinist, Oak Orchestra, 2015 - 2020\nPlayed chamber concerts.';
    expect(credit(violinist, 1)).toBeLessThan(0.05);
  });
});
