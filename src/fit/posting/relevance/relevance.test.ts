import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { modelWith } from './relevance.fixtures.ts';
import type { RelevanceModel } from './relevance.ts';

/** What a posting asks for, read with the given model. */
function asked(text: string, learned: RelevanceModel) {
  return readPosting(text, 'Baker', learned).requirements.filter(({ kind }) => kind !== 'title');
}

const below = (heading: string, line: string) => `Baker\n\n${heading}\n- ${line}\n`;
const texts = (text: string, learned: RelevanceModel) => asked(text, learned).map((one) => one.text);

describe('where a sentence stands decides how likely it must be asked', () => {
  const knows = 'You must have, bake sourdough bread in ovens';
  const unlikely = modelWith({ chance: 0.18, knows });
  const likelier = modelWith({ chance: 0.33, knows });
  const likely = modelWith({ chance: 0.5, knows });

  it.each([
    ['below "Requirements"', below('Requirements', 'Sourdough bread')],
    ['below "Nice to have"', below('Nice to have', 'Sourdough bread')],
    ['with a demand', below('Responsibilities', 'You must have sourdough')],
  ])('a small chance is enough %s', (_, text) => {
    expect(texts(text, modelWith({ chance: 0.1, knows }))).toEqual([]);
    expect(asked(text, unlikely)).toHaveLength(1);
  });

  it('duties need a larger one', () => {
    const text = below('Responsibilities', 'Bake sourdough in ovens');
    expect(texts(text, unlikely)).toEqual([]);
    expect(texts(text, likelier)).toEqual(['Bake sourdough in ovens']);
  });

  it('benefits need the largest', () => {
    const text = below('Benefits', 'Sourdough bread');
    expect(texts(text, likelier)).toEqual([]);
    expect(texts(text, likely)).toHaveLength(1);
  });
});

describe('what is asked even if the model sees no chance', () => {
  const neverKnowing = (knows: string) => modelWith({ chance: 0.001, knows });
  it.each([
    ['years', 'Three years of sourdough bread'],
    ['a degree', "Bachelor's degree in baking"],
    ['a licence', 'RN license'],
    ['a tool', 'QuickBooks'],
    ['a language', 'Spanish'],
  ])('%s below "Requirements": %j', (_, line) => {
    expect(asked(below('Requirements', line), neverKnowing(line)).length).toBeGreaterThan(0);
  });

  it.each([
    ['plain words below "Requirements"', below('Requirements', 'Sourdough bread')],
    ['a tool below "Benefits"', below('Benefits', 'QuickBooks')],
    ['a language in the introduction', 'Spanish\n\nRequirements\n'],
  ])('but not %s', (_, text) => {
    expect(texts(text, neverKnowing(text))).toEqual([]);
  });

  it.each([
    ['a requirement', below('Requirements', 'Zorblax in frumions')],
    ['a duty', below('Responsibilities', 'Prepare zorblax in frumions')],
  ])('%s in words that were never learned', (_, text) => {
    expect(asked(text, neverKnowing('bread'))).toHaveLength(1);
    expect(asked(text, neverKnowing('zorblax'))).toHaveLength(0);
  });

  it('but no sentence of the introduction in such words', () => {
    const text = 'Zorblax frumions\n\nRequirements\n- Fresh bread\n';
    expect(texts(text, neverKnowing('fresh bread'))).toEqual([]);
  });
});

describe('the level', () => {
  const must = modelWith({ must: 0.9 });
  const wish = modelWith({ must: 0.1 });
  const levelOf = (text: string, learned: RelevanceModel) => asked(text, learned)[0]?.level;

  it('is what was learned if neither wording nor heading say it', () => {
    expect(levelOf(below('Responsibilities', 'Bake sourdough in ovens'), must)).toBe('must');
    expect(levelOf(below('Responsibilities', 'Bake sourdough in ovens'), wish)).toBe('preferred');
  });

  it('is what the heading says, whatever was learned', () => {
    expect(levelOf(below('Nice to have', 'Sourdough'), must)).toBe('nice');
    expect(levelOf(below('Requirements', 'Sourdough'), wish)).toBe('must');
    expect(levelOf(below('Preferred qualifications', 'Sourdough'), must)).toBe('preferred');
  });

  it.each([
    ['Sourdough is required', 'Nice to have', 'must'],
    ['Sourdough preferred', 'Requirements', 'preferred'],
    ['Sourdough is a plus', 'Requirements', 'nice'],
  ])('is what the wording says, whatever the heading: %j below %j is %s', (line, heading, level) => {
    expect(levelOf(below(heading, line), must)).toBe(level);
    expect(levelOf(below(heading, line), wish)).toBe(level);
  });
});

describe('the weight', () => {
  const weightOf = (learned: RelevanceModel) =>
    asked(below('Requirements', 'QuickBooks'), learned)[0]?.weight ?? 0;

  it('grows with what was learned, and with the chance to be asked', () => {
    expect(weightOf(modelWith({ weight: 3 }))).toBeGreaterThan(weightOf(modelWith({ weight: 2 })));
    expect(weightOf(modelWith({ chance: 0.9 }))).toBeGreaterThan(weightOf(modelWith({ chance: 0.5 })));
  });

  it('has a least and a most', () => {
    expect(weightOf(modelWith({ weight: 99 }))).toBe(weightOf(modelWith({ weight: 5 })));
    expect(weightOf(modelWith({ weight: -99 }))).toBe(weightOf(modelWith({ weight: 1 })));
  });
});
