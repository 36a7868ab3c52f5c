import { describe, expect, test } from 'vitest';
import { jobAsking } from './career-path.fixtures.ts';
import { createProjection, effectOf } from './score-projection.ts';
import { collectNeeds } from './skill-needs.ts';

const years = (label: string, how: string) => ({ kind: 'experience' as const, label, how });
const needs = (...jobs: ReturnType<typeof jobAsking>[]) => [...collectNeeds(jobs).values()];
const timeOf = (...jobs: ReturnType<typeof jobAsking>[]) => needs(...jobs)[0]?.learning;

describe('what jobs ask for and the résumé lacks', () => {
  test('is the same skill in all of them, however they name it', () => {
    const [first, second] = [jobAsking('a', 5, ['tncc', 'ccrn']), jobAsking('b', 6, ['ccrn'])];
    expect(needs(first, second).map(({ name, at }) => [name, at.map(({ job }) => job.jobId)])).toEqual([
      ['TNCC', ['a']],
      ['CCRN', ['a', 'b']],
    ]);
  });

  test('asked for twice by a job is met once, with both of its requirements', () => {
    const [need] = needs(jobAsking('a', 5, ['tncc', 'tncc']));
    expect(need?.at).toHaveLength(1);
    expect(need?.at[0]).toMatchObject({ ids: ['r5', 'r6'], gap: { id: 'r5' } });
  });

  test('is either one of two alternatives, and none for a sentence that only mentions one', () => {
    const sentence = { label: 'You lead our Meditech migration', terms: [], kind: 'tool' as const };
    const found = needs(jobAsking('a', 5, [{ terms: ['meditech', 'cerner'] }, sentence]));
    expect(found.map(({ name, at }) => [name, at[0]?.ids])).toEqual([
      ['Meditech', ['r5']],
      ['Cerner', ['r5']],
    ]);
  });

  test('counts years and degrees by the posting’s wording', () => {
    const nursing = years('Five Years of nursing', 'not found');
    const found = needs(
      jobAsking('a', 5, [nursing, { kind: 'education', label: 'BSN' }]),
      jobAsking('b', 5, [{ ...nursing, label: 'five years of nursing' }]),
    );
    expect(found.map(({ key, name, at }) => [key, name, at.length])).toEqual([
      ['experience:five years of nursing', 'Five Years of nursing', 2],
      ['education:bsn', 'BSN', 1],
    ]);
  });
});

describe('the time that something takes', () => {
  test('is the longest number of missing years', () => {
    const [short, long] = ['3.5 years counted of 5 years', '1 year counted of 5 years'];
    expect(timeOf(jobAsking('a', 5, [years('X', short)]))?.effort).toEqual({ amount: 2, unit: 'years' });
    expect(
      timeOf(jobAsking('a', 5, [years('X', short)]), jobAsking('b', 5, [years('X', long)]))?.effort,
    ).toEqual({ amount: 4, unit: 'years' });
    expect(timeOf(jobAsking('a', 5, [years('X', '0 years counted of 1 year')]))?.effort.amount).toBe(1);
    expect(timeOf(jobAsking('a', 5, [years('X', 'not found')]))?.effort.amount).toBe(1);
    expect(
      timeOf(jobAsking('a', 5, [years('X', 'about 1 year counted of 9 years or so')]))?.effort.amount,
    ).toBe(1);
  });

  test('is shorter if the résumé shows something close to it, for whichever job says so', () => {
    const [plain, close, kind] = ['not found', 'close to: Docker', 'kind of: Docker'].map((how, index) =>
      jobAsking(`${index}`, 5, [{ terms: ['meditech'], how }]),
    ) as [ReturnType<typeof jobAsking>, ReturnType<typeof jobAsking>, ReturnType<typeof jobAsking>];
    expect(timeOf(plain)?.effort).toEqual({ amount: 2, unit: 'weeks' });
    for (const jobs of [[close], [kind], [plain, close]])
      expect(timeOf(...jobs)).toMatchObject({
        effort: { amount: 3, unit: 'days' },
        because: 'A tool close to one on your résumé: Docker. Switching takes a few days.',
      });
    const unlike = jobAsking('x', 5, [{ terms: ['meditech'], how: 'not close to: Docker' }]);
    expect(timeOf(unlike)?.effort.unit).toBe('weeks');
  });

  test('is next to none for what is usual in a job that the résumé tells of', () => {
    const [plain, usual] = ['not found', 'usual for: Medical Assistant'].map((how, index) =>
      jobAsking(`${index}`, 5, [{ terms: ['phlebotomy'], how }]),
    ) as [ReturnType<typeof jobAsking>, ReturnType<typeof jobAsking>];
    for (const jobs of [[usual], [plain, usual]])
      expect(timeOf(...jobs)).toMatchObject({
        effort: { amount: 1, unit: 'hours' },
        because:
          'Usual in a job you had: Medical Assistant. If you’ve done it, your résumé only needs to say so.',
      });
  });

  test('is longer for a whole field, whose parts are counted', () => {
    expect(timeOf(jobAsking('a', 5, ['agriculture']))?.because).toMatch(
      /^A field with many parts \(we know \d+/,
    );
    expect(timeOf(jobAsking('a', 5, ['phlebotomy']))?.effort).toEqual({ amount: 1, unit: 'months' });
    expect(timeOf(jobAsking('a', 5, ['erp-systems']))?.because).toMatch(/^A whole category of tools/);
  });

  test('is a year for a licence, and months for a certificate', () => {
    const asking = (term: string, licence: boolean) =>
      jobAsking(`${term} ${licence}`, 5, [{ terms: [term], licence }]);
    expect(timeOf(asking('plumbing-license', true))?.effort).toEqual({ amount: 1, unit: 'years' });
    expect(timeOf(asking('ccrn', true))?.effort).toEqual({ amount: 2, unit: 'months' });
  });

  test('is that of a skill for a field of studies that is no degree', () => {
    const degree = { terms: ['accounting-degree'], kind: 'skill' as const };
    expect(timeOf(jobAsking('a', 5, [degree]))?.effort).toEqual({ amount: 3, unit: 'years' });
    expect(timeOf(jobAsking('a', 5, ['spanish']))?.effort).toEqual({ amount: 1, unit: 'years' });
  });
});

describe('the scores of jobs', () => {
  const jobs = [
    jobAsking('a', 6, ['tncc', 'ccrn']),
    jobAsking('b', 8, ['tncc']),
    jobAsking('c', 7, ['pals']),
  ];
  const need = (key: string) => collectNeeds(jobs).get(key)!;

  test('rise with each skill that is counted as met', () => {
    const projection = createProjection(jobs);
    expect(projection.over()).toBe(1);
    const gains = () => projection.gainsOf(need('tncc')).map(({ job, from, to }) => [job.jobId, from, to]);
    expect(gains()).toEqual([
      ['a', 49, 62],
      ['b', 74, 87],
    ]);
    projection.meet(need('ccrn'));
    expect(gains()).toEqual([
      ['a', 62, 74],
      ['b', 74, 87],
    ]);
    projection.meet(need('tncc'));
    expect(gains()).toEqual([]);
    expect(projection.over()).toBe(2);
  });

  test('say what a skill opens, gains on average and brings towards the threshold', () => {
    const gain = (from: number, to: number) => ({ from, to }) as Parameters<typeof effectOf>[0][number];
    expect(effectOf([])).toEqual({ opens: 0, meanGain: 0, total: 0, towards: 0 });
    expect(effectOf([gain(69, 70), gain(70, 75), gain(60, 69), gain(50, 80)])).toEqual({
      opens: 2,
      meanGain: 11.3,
      total: 45,
      towards: 30,
    });
  });
});
