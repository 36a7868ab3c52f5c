import { describe, expect, it } from 'vitest';
import { trades } from '../fit.fixtures.ts';
import type { PostingRequirement } from './posting.types.ts';
import { readPosting } from './read-posting.ts';

function asksOf(posting: string, title?: string): PostingRequirement[] {
  return readPosting(posting, title).requirements.filter(({ kind, end }) => kind !== 'title' && end > 0);
}

function labels(posting: string): string[] {
  return asksOf(posting).map(({ label }) => label.toLowerCase());
}

const required = (line: string) => `Baker\n\nRequirements\n- ${line}\n`;

describe('levels', () => {
  it.each([
    ['Requirements', 'Experience with payroll software', 'must'],
    ['Preferred qualifications', 'Experience with payroll software', 'preferred'],
    ['Requirements', 'Experience with payroll software is a plus', 'nice'],
    ['Requirements', 'Payroll software preferred', 'preferred'],
    ['Nice to have', 'Payroll software', 'preferred'],
    ['Qualifications', 'Minimum of two audits, preferably in retail', 'must'],
  ])('under "%s", "%s" is %s', (heading, line, level) => {
    const [requirement] = asksOf(`Clerk\n\n${heading}\n- ${line}\n`);
    expect(requirement?.level).toBe(level);
  });

  it('reads headings inside a running text', () => {
    const requirements = asksOf(
      'Analyst role. Required: strong SQL skills. Preferred: Tableau. Responsibilities: prepare weekly dashboards for managers.',
    );
    const level = (word: string) => requirements.find(({ text }) => text.includes(word))?.level;
    expect(level('SQL')).toBe('must');
    expect(level('Tableau')).toBe('preferred');
    expect(requirements.find(({ kind }) => kind === 'duty')?.text).toContain('dashboards');
  });
});

describe('one question or several', () => {
  it('folds alternatives', () => {
    const requirements = asksOf('Developer\n\nRequirements\n- React, Vue or Angular\n');
    expect(requirements).toHaveLength(1);
    expect(requirements[0]?.text).toBe('React, Vue or Angular');
  });

  it('asks once for a licence that a line describes', () => {
    const requirements = asksOf(
      required('Active RN license in Ohio, or able to obtain one before the first shift'),
    );
    expect(requirements.map(({ kind }) => kind)).toEqual(['certification']);
  });

  it('asks once for a skill and the line around it', () => {
    const requirements = asksOf(required('Rota planning in a tool that the hotel kitchen and bakery share'));
    expect(requirements).toHaveLength(1);
    expect(requirements[0]?.text).toMatch(/^Rota planning in a tool/);
  });

  it('keeps a list of skills apart', () => {
    expect(asksOf('Developer\n\nRequirements\n- Python, SQL and Git\n')).toHaveLength(3);
  });

  it('folds routes that are joined by "or"', () => {
    const requirements = asksOf(
      'Inspector\n\nRequirements\n1. Three years of inspecting bridges; or\n2. Six years of building bridges; or\n3. A degree in civil engineering.\n',
    );
    expect(requirements).toHaveLength(1);
    expect(requirements[0]?.options).toHaveLength(3);
  });

  it('asks the same thing once, at its highest level', () => {
    const requirements = asksOf('Developer\n\nNice to have\n- Docker\n\nRequirements\n- Docker\n');
    expect(requirements.map(({ level }) => level)).toEqual(['must']);
  });
});

describe('years', () => {
  it.each([
    ['At least three years of bread baking', 3, undefined],
    ['3-5 years of bread baking', 3, 5],
    ['5+ years baking experience', 5, undefined],
    ['Two (2) or more years of baking experience', 2, undefined],
    ['6 months of baking experience', 0.5, undefined],
  ])('%s', (line, min, max) => {
    const requirement = asksOf(required(line)).find(({ kind }) => kind === 'experience');
    expect(requirement?.years).toEqual(max === undefined ? { min } : { min, max });
  });

  it.each(['Must be 18 years of age', 'A product that is 10 years old'])(
    '"%s" asks for no experience',
    (line) => {
      expect(asksOf(required(line)).some(({ kind }) => kind === 'experience')).toBe(false);
    },
  );
});

describe('degrees', () => {
  it.each([
    ["Bachelor's degree in Accounting or a related field", 4],
    ['Diploma or Bachelor of Science in Nursing', 2],
    ['Master’s in Social Work', 5],
    ['High school diploma or GED', 1],
  ])('%s', (line, level) => {
    const requirement = asksOf(required(line)).find(({ kind }) => kind === 'education');
    expect(requirement?.degree?.level).toBe(level);
  });

  it('takes MS Office for no degree', () => {
    expect(asksOf(required('Proficient in MS Office')).some(({ kind }) => kind === 'education')).toBe(false);
  });
});

describe('what asks nothing', () => {
  it.each([
    'We are an equal opportunity employer.',
    '401(k) with match, dental and vision insurance',
    'Please send your CV to jobs@example.com.',
    'Able to lift 50 pounds and stand for long periods',
    'Must be willing to travel and work weekends',
    'The pay range is $20 to $25 an hour.',
  ])('%s', (line) => {
    expect(labels(required(line))).toEqual([]);
  });

  it('leaves out what stands under benefits', () => {
    expect(labels('Baker\n\nWhat we offer\n- Yoga and a course in accounting\n')).toEqual([]);
  });
});

describe('what the employer tells of itself', () => {
  const around = (sentence: string) =>
    `Baker\n\n${sentence}\n\nWhat you will do\n- Shape and bake sourdough loaves\n`;

  it.each([
    'Elmwood Partners is a family of nine bakeries between the river and the hills.',
    'Elmwood Partners makes recruitment and payroll software for small shops.',
    'Two hundred of us bake, deliver and sell bread on a busy day.',
    'We have grown from nine to thirty-one people in six years.',
    'Somewhere in town a customer is eating our rye bread with Swiss cheese.',
    'If you meet most of this list, do write to us.',
    'Tell us about any adjustment that would help you in interviews.',
    'A sample posting of an invented shop.',
  ])('"%s" asks nothing', (sentence) => {
    expect(asksOf(around(sentence)).map(({ text }) => text)).toEqual(['Shape and bake sourdough loaves']);
  });

  it('but "we need" and "we are looking for" ask', () => {
    expect(labels(around('We need a baker who knows sourdough.'))).toContain(
      'we need a baker who knows sourdough',
    );
  });

  it.each(["German isn't needed at work", 'No diploma required', 'You do not need a forklift licence'])(
    '"%s" asks for nothing',
    (line) => {
      expect(labels(required(line))).toEqual([]);
    },
  );
});

describe('parts with a plain heading', () => {
  const parts = (heading: string, text: string) =>
    asksOf(
      `Baker\n\nWhat you need\n\n• Sourdough baking\n• Oven maintenance\n\nWould be lovely\n\n• Beekeeping in town\n\n${heading}\n\n${text}\n`,
    );

  it('a wish list ends where the next part begins', () => {
    const requirements = parts(
      'Our ovens',
      'You must hold a food hygiene certificate before you start with the ovens here.',
    );
    expect(requirements.find(({ text }) => text.includes('Beekeeping'))?.level).toBe('preferred');
    expect(requirements.find(({ text }) => text.includes('hygiene'))?.level).toBe('must');
    expect(requirements.some(({ text }) => text === 'Our ovens')).toBe(false);
  });

  it('what the package holds is no wish', () => {
    const requirements = parts(
      'The rest of the package',
      'Equity for everybody, French lessons and a bicycle for the way to work.',
    );
    expect(requirements.map(({ text }) => text)).toHaveLength(3);
  });
});

describe('spans', () => {
  it.each(trades)('the posting of $trade is quoted as it was given', ({ posting, title }) => {
    const requirements = asksOf(posting, title);
    expect(requirements.length).toBeGreaterThan(4);
    for (const { text, start, end } of requirements) expect(posting.slice(start, end)).toBe(text);
  });

  it('HTML that was escaped once more is read as HTML', () => {
    const html =
      '&lt;h3&gt;Requirements&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Python &amp;amp; SQL&lt;/li&gt;&lt;/ul&gt;';
    const requirements = asksOf(html, 'Developer');
    expect(requirements.map(({ text }) => text)).toEqual(['Python', 'SQL']);
  });

  it('never takes script or style for text', () => {
    expect(labels('<style>.python{}</style><script>java()</script><p>Cook</p>')).toEqual([]);
  });
});
