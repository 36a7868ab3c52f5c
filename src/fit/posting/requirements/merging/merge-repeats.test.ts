import { describe, expect, it } from 'vitest';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED, modelWith } from '../../relevance/relevance.fixtures.ts';

/** The requirements of a posting with these sections, each a heading and its bullets. */
function asked(sections: [heading: string, ...lines: string[]][], learned = ALL_ASKED) {
  const text = sections.map(
    ([heading, ...lines]) => `${heading}\n${lines.map((line) => `- ${line}\n`).join('')}`,
  );
  return readPosting(`Developer\n\n${text.join('\n')}`, 'Developer', learned).requirements.slice(1);
}

const labels = (...lines: string[]) => asked([['Requirements', ...lines]]).map(({ label }) => label);
const weightOf = (...lines: string[]) => asked([['Requirements', ...lines]])[0]?.weight ?? 0;

describe('a repeated requirement', () => {
  it('is listed once', () => {
    expect(labels('Docker', 'Experience with Docker')).toEqual(['Docker']);
    expect(labels('Docker or SAP', 'SAP or Docker')).toEqual(['Docker or SAP']);
    expect(labels('Rye bread', 'RYE BREAD')).toEqual(['Rye bread']);
  });

  it.each([
    ['other skills', ['Docker', 'Kubernetes']],
    ['other words', ['Rye bread', 'Oat bread']],
    ['a choice', ['Docker', 'Docker or SAP']],
    [
      'a whole sentence',
      ['Docker', 'Docker on ships that nobody can reach for months and without any network'],
    ],
  ])('is not the same as one of %s', (_, lines) => {
    expect(labels(...lines)).toHaveLength(2);
  });

  it('of years is another than that of the skill', () => {
    expect(labels('Docker', '2 years of Docker', '2 years of Docker')).toEqual([
      'Docker',
      '2 years of Docker',
    ]);
  });

  it('is another than the duty that names the same skill', () => {
    const all = asked([
      ['Requirements', 'QuickBooks'],
      ['Responsibilities', 'Maintain QuickBooks', 'Maintain QuickBooks', 'Update the QuickBooks'],
    ]);
    expect(all.map(({ label }) => label)).toEqual([
      'QuickBooks',
      'Maintain QuickBooks',
      'Update the QuickBooks',
    ]);
  });

  it.each([
    ['Compare rye loaves with oat loaves in the shops', 'Compare rye loaves with the oat loaves in shops'],
    [
      'Rules and tests for handling and keeping rye samples, including papers',
      'Rules for handling and keeping rye samples, including papers',
    ],
  ])('is listed once if hardly a word differs: %s', (first, second) => {
    expect(asked([['Duties', first, 'Sell oats', second]])).toHaveLength(2);
  });

  it.each([
    ['Mill rye for loaves in the big shops', 'Sell rye for loaves in the big shops'],
    ['Mill rye for loaves', 'Mill rye for loaves, and oats for cakes in winter and spring'],
    ['Mill rye', 'Mill the rye'],
    ['Mill rye for loaves in the big shops', 'Mill rye for loaves not in the big shops'],
    ['Mill rye for 20 loaves in the big shops', 'Mill rye for 30 loaves in the big shops'],
    ['Bake before rye loaves in the big shops', 'Bake after rye loaves in the big shops'],
  ])('is not the same with another verb, number or order, much more or few words: %s', (first, second) => {
    expect(asked([['Duties', first, second]])).toHaveLength(2);
  });

  it('weighs more, but never more than 6', () => {
    expect(weightOf('Docker', 'Docker')).toBeCloseTo(weightOf('Docker') * 1.25, 5);
    const [often] = asked([['Requirements', ...Array(12).fill('Docker')]], modelWith({ weight: 5 }));
    expect(often?.weight).toBe(6);
  });

  it('weighs what the heaviest of them weighs, whichever comes first', () => {
    expect(weightOf('Docker', 'Docker and SAP')).toBeCloseTo(weightOf('Docker', 'Docker'));
    expect(
      asked([['Requirements', 'SAP and Docker', 'Docker']]).find(({ label }) => label === 'Docker')?.weight,
    ).toBeCloseTo(weightOf('Docker', 'Docker'));
  });

  it('has its highest level, whichever comes first', () => {
    const levels = (first: string, second: string) =>
      asked([
        [first, 'Docker'],
        [second, 'Docker'],
      ]).map(({ level }) => level);
    expect(levels('Requirements', 'Nice to have')).toEqual(['must']);
    expect(levels('Nice to have', 'Requirements')).toEqual(['must']);
    expect(
      asked([['Requirements', 'Docker is a plus', 'Docker preferred']]).map(({ level }) => level),
    ).toEqual(['preferred']);
  });

  it('is no bare degree beside one with a field', () => {
    const degrees = (...lines: string[]) =>
      asked([['Requirements', ...lines]]).map(({ label, level }) => `${level}: ${label}`);
    const law = "Bachelor's degree in law";
    expect(degrees(law, "Bachelor's (Required)")).toEqual([`must: ${law}`]);
    expect(degrees("Bachelor's (Required)", law)).toEqual([`must: ${law}`]);
    expect(degrees(`${law} preferred`, "Bachelor's (Required)")).toHaveLength(2);
    expect(degrees(law, "Master's (Required)")).toHaveLength(2);
    expect(degrees('High school diploma or GED', 'High school or equivalent (Required)')).toHaveLength(1);
  });

  it('quotes the first of the highest level', () => {
    const [docker] = asked([['Requirements', 'Docker preferred', 'Docker and SAP', 'Docker']]);
    expect(docker?.start).toBe('Developer\n\nRequirements\n- Docker preferred\n- '.length);
  });

  it('stands where it stands first if the posting repeats a whole part', () => {
    const lines = ['Docker and SAP', 'Keep the ships afloat with Docker'] as const;
    const [docker] = asked([
      ['Requirements', ...lines],
      ['Required skills', ...lines],
    ]);
    expect(docker?.start).toBe('Developer\n\nRequirements\n- '.length);
  });
});
