import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { ALL_ASKED } from '../relevance/relevance.fixtures.ts';
import { labelOf } from './make-requirement.ts';

describe('the label of a requirement', () => {
  it.each([
    ['no marks before it', ' – "Rye bread', 'Rye bread'],
    ['no dash after it', 'Rye bread –', 'Rye bread'],
    ['nothing twice', 'Bread (rye, etc.) or similar', 'Bread (rye, etc.)'],
    ['no full stop after it', 'Rye bread.', 'Rye bread'],
    ['no colon or comma after it', 'Rye bread ,;:', 'Rye bread'],
    ['no blanks before commas', 'Rye , oats ; wheat', 'Rye, oats; wheat'],
    ['but blanks before a name', 'Rye and .NET', 'Rye and .NET'],
    ['and before a smile', 'Rye :D', 'Rye :D'],
    ['one blank between words', 'Rye\n  bread', 'Rye bread'],
    ['the dot of .NET', '.NET and C#', '.NET and C#'],
    ['the dot of .NET after a dash', '- .NET', '.NET'],
    ['a number before it', '12 kg', '12 kg'],
    ['a number after marks', '#1 rye', '#1 rye'],
    ['letters of any language', '– Über', 'Über'],
    ['no mark of an entity', 'R\u200d\u200d&D', 'R&D'],
    ['no mark of a heading', '\u0002Rye', 'Rye'],
    ['no bracket without its other half', '(rye )', 'rye'],
    ['no "and" after it', 'Rye bread; and', 'Rye bread'],
  ])('has %s: %j', (_, words, label) => {
    expect(labelOf(words)).toBe(label);
  });

  it.each([
    ['Rye baking is strongly preferred', 'Rye baking'],
    ['Rye baking a plus!', 'Rye baking'],
    ['Baker card required at time of hire', 'Baker card'],
    ['Rye baking is useful but we can teach you', 'Rye baking'],
    ['Baker school (preferred)', 'Baker school'],
    ['Bakes rye as required', 'Bakes rye as required'],
  ])('has no level, which stands beside it: %s', (line, label) => {
    const { requirements } = readPosting(`Baker\n\nRequirements\n- ${line}\n- Oats\n`, 'Baker', ALL_ASKED);
    expect(requirements.map((one) => one.label)).toContain(label);
  });

  it.each([
    ['Rye baking: you can bake 50 loaves at once', 'Rye baking'],
    ['Strong rye baking skills: you can bake 50 loaves', 'Strong rye baking skills'],
    ['Organized: you keep a list of every oven', 'Organized'],
  ])('says what is asked, not what it means: %s', (line, label) => {
    const { requirements } = readPosting(`Baker\n\nRequirements\n- ${line}\n- Oats\n`, 'Baker', ALL_ASKED);
    expect(requirements.map((one) => one.label)).toContain(label);
  });

  it('has at most 90 characters and ends with a whole word', () => {
    const long = 'sourdough '.repeat(9).trim();
    expect(labelOf(long)).toBe(long);
    expect(labelOf(`${long}s`)).toBe(`${long}s`);
    expect(labelOf(`${long}ss`)).toBe(`${'sourdough '.repeat(8)}…`);
    expect(labelOf('x '.repeat(60)).length).toBeLessThanOrEqual(90);
  });
});

describe('the words that a résumé is compared with', () => {
  it.each([
    ['the whole line of other words', 'Rye bread and oats', ['Rye bread and oats']],
    ['the names of skills', 'Good with Docker or SAP', ['Docker', 'SAP']],
    ['the whole line of years', 'Two years of rye bread', ['Two years of rye bread']],
    ['the name of a degree', "Any bachelor's degree in Biology", ["bachelor's degree in Biology"]],
  ])('are %s: %s', (_, line, expected) => {
    const text = `Baker\n\nRequirements\n- ${line}\n`;
    const [, asked] = readPosting(text, 'Baker', ALL_ASKED).requirements;
    expect(asked?.words.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  it('are the whole line of a duty', () => {
    const text = 'Baker\n\nResponsibilities\n- Prepare rye in Docker\n';
    const [, asked] = readPosting(text, 'Baker', ALL_ASKED).requirements;
    expect(asked?.words.map(({ start, end }) => text.slice(start, end))).toEqual(['Prepare rye in Docker']);
  });
});

describe('a numbered level', () => {
  const asked = (line: string, heading = 'Requirements') => {
    const text = `Baker\n\n${heading}\n- ${line}\n`;
    return readPosting(text, 'Baker', ALL_ASKED)
      .requirements.slice(1)
      .map(({ grade }) => grade && [grade.level, text.slice(grade.words.start, grade.words.end)]);
  };

  it('is asked with the words it stands in', () => {
    expect(asked('Level 3 Spanish')).toEqual([[3, 'Level 3 Spanish']]);
    expect(asked('Spanish')).toEqual([undefined]);
  });

  it('is not asked of years or duties', () => {
    expect(asked('Two years of level 3 rye bread')).toEqual([undefined]);
    expect(asked('Prepare level 3 rye bread', 'Responsibilities')).toEqual([undefined]);
  });
});
