import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scoreWith } from '../../../../fit/score/score-with.ts';
import { scoreWord } from '../../../../shared/results/score-words.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { jobAnalyses } from '../analyses.tables.ts';
import { type SignedUp, signUpWithResume } from './results.fixtures.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
});
afterAll(() => rolefit.close());

const postingText = `Charge Nurse, Medical-Surgical

What you bring
• Active registered nurse (RN) license
• At least twelve years of medical-surgical nursing
• ACLS certification
• Kubernetes administration
• A master's degree in nursing
Nice to have
• Spanish
• PostgreSQL`;

async function analyzed() {
  const person = await signUpWithResume(rolefit);
  const { url } = await person.browser.submit('/analyze', {
    resumeId: person.resumeId,
    source: 'text',
    postingText,
  });
  const id = url.split('/').pop() as string;
  const [row] = await rolefit.app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, id));
  if (!row?.basis) throw new Error('Nothing was scored.');
  return { ...row, person, basis: row.basis, ids: row.gaps.map(({ requirement }) => requirement.id) };
}

const queryOf = (gaps: string[]) => gaps.map((gap) => `gap=${gap}`).join('&');

async function scoreFor({ browser }: SignedUp, id: string, gaps: string[]) {
  const { html, status } = await browser.open(`/results/${id}/with?${queryOf(gaps)}`);
  return { status, score: status === 200 ? (JSON.parse(html) as { score: number | null }).score : undefined };
}

describe('the score with some gaps closed', () => {
  test('is summed from the stored basis: for one gap as the gap says, and highest with all of them', async () => {
    const { person, id, gaps, ids, basis } = await analyzed();
    expect(ids.length).toBeGreaterThan(3);
    for (const { requirement, scoreWith: alone } of gaps)
      expect(await scoreFor(person, id, [requirement.id])).toEqual({ status: 200, score: alone });
    const all = (await scoreFor(person, id, ids)).score ?? 0;
    await fc.assert(
      fc.asyncProperty(fc.subarray(ids), async (some) => {
        const { score } = await scoreFor(person, id, some);
        expect(score).toBe(scoreWith(basis, some));
        expect(score).toBeLessThanOrEqual(all);
      }),
      { numRuns: 15, seed: 7 },
    );
  });

  test('is the same for a result without a stored basis, and unavailable for one of an earlier engine', async () => {
    const { person, id, ids, receipt } = await analyzed();
    const some = ids.slice(0, 2);
    const before = await scoreFor(person, id, some);
    const change = (values: Partial<typeof jobAnalyses.$inferInsert>) =>
      rolefit.app.db.update(jobAnalyses).set(values).where(eq(jobAnalyses.id, id));
    await change({ basis: null });
    expect(await scoreFor(person, id, some)).toEqual(before);
    await change({ receipt: { ...receipt, lexiconVersion: 'another' } });
    expect((await scoreFor(person, id, some)).score).toBeNull();
    await change({ receipt: { ...receipt, engineVersion: 'another' } });
    expect((await scoreFor(person, id, some)).score).toBeNull();
    const page = await person.browser.open(`/results/${id}`);
    expect(page.text).toContain('This was scored by an earlier engine.');
    expect(page.html).not.toContain('name="gap"');
  });

  test('is shown without JavaScript for the gaps in the address', async () => {
    const { person, id, ids } = await analyzed();
    const some = ids.slice(1, 3);
    const { score } = await scoreFor(person, id, some);
    const { html, text } = await person.browser.open(
      `/results/${id}?${queryOf([...some, 'nothing', ids[1] ?? ''])}`,
    );
    expect(text).toContain(`With these two: ${score}, ${scoreWord(score ?? 0)}`);
    const ticked = [...html.matchAll(/<input[^>]*name="gap"[^>]*>/g)].filter(([box]) =>
      box.includes('checked'),
    );
    expect(ticked.map(([box]) => /value="(.*?)"/.exec(box)?.[1]).sort()).toEqual(some.sort());
    expect((await person.browser.open(`/results/${id}`)).text).toContain('Select some to see');
  });

  test('of somebody else’s result is not found', async () => {
    const { id, ids } = await analyzed();
    const other = await signUpWithResume(rolefit);
    expect((await scoreFor(other, id, ids)).status).toBe(404);
    expect((await scoreFor(other, 'no-id', ids)).status).toBe(404);
  });
});
