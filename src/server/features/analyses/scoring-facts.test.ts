import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scoringExample } from '../../../../demo/scoring-example.ts';
import { fit as fitOf } from '../../../fit/fit.ts';
import { COMPONENT_LABELS } from '../../../fit/score/component-labels.ts';
import { htmlToText } from '../../../job-boards/html/html-to-text.ts';
import type { ScoringFacts } from '../../../shared/results/scoring-facts-types.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { scoringFacts } from './scoring-facts.ts';

let rolefit: TestApp;
let now = new Date('2026-11-21T09:00:00Z');

beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => now });
});
afterAll(() => rolefit.close());

const facts = (): Promise<ScoringFacts> => scoringFacts({ ...rolefit.app, viewer: null });

describe('the page about scoring', () => {
  test('its example is the engine’s result for the two texts', async () => {
    const { example } = await facts();
    const { resume, html } = scoringExample();
    const answer = fitOf({ resume, posting: htmlToText(html), today: '2026-11-21' });
    expect(example.result).toEqual(answer);
    expect(answer.fitScore).toBeGreaterThan(50);
    expect(answer.gaps.some(({ scoreWith }) => scoreWith > (answer.fitScore ?? 100))).toBe(true);
  });

  test('changes that must not count leave the example’s score as it is, and no trick raises it', async () => {
    const { example } = await facts();
    const { fitScore } = example.result;
    const scores = new Map(example.changed.map(({ what, score }) => [what, score]));
    for (const what of [
      'Another name',
      'A date of birth',
      'A career break',
      'A wish',
      'An instruction to the machine',
    ]) {
      expect(scores.get(what), what).toBe(fitScore);
    }
    for (const what of ['Stuffing', 'The posting, pasted in']) {
      expect(scores.get(what), what).toBeLessThanOrEqual(fitScore ?? 0);
    }
  });

  test('its parts are those of the engine, and the example’s points add up to its score', async () => {
    const { components, example } = await facts();
    expect(components.map(({ label }) => label)).toEqual(Object.values(COMPONENT_LABELS));
    const points = Object.values(example.result.components).reduce((sum, part) => sum + part.points, 0);
    expect(Math.abs(points - (example.result.raw ?? 0))).toBeLessThan(0.3);
  });

  test('it says from which credit on a match is met in full', async () => {
    const { example, inFullFrom } = await facts();
    const { text } = await rolefit.browser().open('/how-scoring-works');
    expect(text).toContain(`A match is met from ${inFullFrom} on and partly met below that.`);
    for (const { requirement, credit, partly = false } of example.result.keyMatches)
      if (requirement.kind !== 'certification') expect(partly).toBe(credit < inFullFrom);
  });

  test('it says how many years take the place of a bachelor’s degree', async () => {
    const { text } = await rolefit.browser().open('/how-scoring-works');
    expect(text).toContain('we ask for 4 years of such work for a bachelor’s');
    const posting = 'Buyer\n\nRequirements\n- Bachelor’s degree or equivalent experience\n';
    const shown = (from: number) =>
      fitOf({
        resume: `Kim Doe\n\nExperience\nBuyer, Elm, ${from} - 2024\n- Bought wood\n`,
        posting,
        today: '2026-11-21',
      });
    const creditFrom = (from: number) =>
      [...shown(from).keyMatches, ...shown(from).gaps].find(({ how }) => /in place of the degree/.test(how))
        ?.credit ?? 0;
    expect(creditFrom(2020)).toBeGreaterThan(creditFrom(2023));
    expect(creditFrom(2016)).toBeCloseTo(creditFrom(2019), 1);
  });

  test('the example is scored once a day', async () => {
    const { example } = await facts();
    now = new Date('2026-11-21T23:59:59Z');
    expect((await facts()).example).toBe(example);
    now = new Date('2026-11-22T00:00:01Z');
    expect((await facts()).example.result.receipt.today).toBe('2026-11-22');
  });

  test('without a configured language model it names none', async () => {
    expect((await facts()).languageModel).toBeNull();
  });
});
