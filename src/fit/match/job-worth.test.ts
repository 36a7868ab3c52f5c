import { expect, it } from 'vitest';
import { fitCompiled } from '../fit.ts';
import { compilePosting } from './compile-posting.ts';

const posting = compilePosting(
  'Baker\n\nRequirements\n- Baking of rye bread\n- Sourdough\n\nDuties\n- Knead and shape loaves by hand\n- Order flour from mills\n',
  'Baker',
);
const baking =
  '- Baked rye bread with sourdough\n- Kneaded and shaped loaves by hand\n- Ordered flour from mills\n';
const driving = '- Drove a tram through the town\n';

function score(jobs: [title: string, years: string, did: string][]): number {
  const work = jobs.map(([title, years, did]) => `${title}, Elm Company, ${years}\n${did}`).join('\n');
  const resume = `Ann Lee\n\nExperience\n\n${work}`;
  return fitCompiled({ resume, today: '2026-11-26' }, posting).raw ?? 0;
}

it('what somebody did long before the latest job counts less than what they did lately', () => {
  const lately = score([
    ['Baker', '2018 - present', baking],
    ['Tram Driver', '2004 - 2010', driving],
  ]);
  const longAgo = score([
    ['Tram Driver', '2018 - present', driving],
    ['Baker', '2004 - 2010', baking],
  ]);
  expect(longAgo).toBeLessThan(lately - 5);
});

it('a job that ended shortly before the latest one began counts in full', () => {
  const before = score([
    ['Tram Driver', '2018 - present', driving],
    ['Baker', '2011 - 2017', baking],
  ]);
  const undated = score([
    ['Tram Driver', '2018 - present', driving],
    ['Baker', '2011 - present', baking],
  ]);
  expect(undated - before).toBeLessThan(3);
});

it('a language stays, and only the words beside it are of long ago', () => {
  const spanish = compilePosting('Baker\n\nRequirements\n- Fluent in Spanish\n', 'Baker');
  const spoken = '- Served guests in Spanish\n';
  const raw = (now: string, then: string) =>
    fitCompiled(
      {
        resume: `Ann Lee\n\nExperience\n\nTram Driver, Elm Company, 2018 - present\n${now}\nGuard, Oak Company, 2004 - 2010\n${then}`,
        today: '2026-11-26',
      },
      spanish,
    ).raw ?? 0;
  expect(raw(spoken, driving) - raw(driving, spoken)).toBeLessThan(4);
  expect(raw(driving, spoken)).toBeGreaterThan(raw(driving, driving) + 5);
});
