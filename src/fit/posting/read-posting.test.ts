import { describe, expect, it } from 'vitest';
import { trades } from '../fit.fixtures.ts';
import type { PostingRequirement } from './posting.types.ts';
import { readPosting } from './read-posting.ts';

function requirementsIn(posting: string, title?: string): PostingRequirement[] {
  return readPosting(posting, title).requirements.filter(({ kind, end }) => kind !== 'title' && end > 0);
}

function labels(posting: string): string[] {
  return requirementsIn(posting).map(({ label }) => label.toLowerCase());
}

const required = (line: string) => `Baker\n\nRequirements\n- ${line}\n`;

describe('levels', () => {
  it.each([
    ['Requirements', 'Experience with payroll software', 'must'],
    ['Preferred qualifications', 'Experience with payroll software', 'preferred'],
    ['Requirements', 'Experience with payroll software is a plus', 'nice'],
    ['Requirements', 'Payroll software preferred', 'preferred'],
    ['Nice to have', 'Payroll software', 'nice'],
    ['Qualifications', 'Minimum of two audits, preferably in retail', 'must'],
  ])('under "%s", "%s" is %s', (heading, line, level) => {
    const [requirement] = requirementsIn(`Clerk\n\n${heading}\n- ${line}\n`);
    expect(requirement?.level).toBe(level);
  });

  it('recognises headings within a paragraph', () => {
    const requirements = requirementsIn(
      'Analyst role. Required: strong SQL skills. Preferred: Tableau. Responsibilities: prepare weekly dashboards for managers.',
    );
    const level = (word: string) => requirements.find(({ text }) => text.includes(word))?.level;
    expect(level('SQL')).toBe('must');
    expect(level('Tableau')).toBe('preferred');
    expect(requirements.find(({ kind }) => kind === 'duty')?.text).toContain('dashboards');
  });
});

describe('one requirement or several', () => {
  it('alternatives are one requirement', () => {
    const requirements = requirementsIn('Developer\n\nRequirements\n- React, Vue or Angular\n');
    expect(requirements).toHaveLength(1);
    expect(requirements[0]?.text).toBe('React, Vue or Angular');
  });

  it('a licence described in a whole line is one requirement', () => {
    const requirements = requirementsIn(
      required('Active RN license in Ohio, or able to obtain one before the first shift'),
    );
    expect(requirements.map(({ kind }) => kind)).toEqual(['certification']);
  });

  it('a skill and the line around it are one requirement', () => {
    const requirements = requirementsIn(
      required('Rota planning in a tool that the hotel kitchen and bakery share'),
    );
    expect(requirements).toHaveLength(1);
    expect(requirements[0]?.text).toMatch(/^Rota planning in a tool/);
  });

  it('a list of skills is several requirements', () => {
    expect(requirementsIn('Developer\n\nRequirements\n- Python, SQL and Git\n')).toHaveLength(3);
  });

  it('list items joined by "or" are one requirement with options', () => {
    const requirements = requirementsIn(
      'Inspector\n\nRequirements\n1. Three years of inspecting bridges; or\n2. Six years of building bridges; or\n3. A degree in civil engineering.\n',
    );
    expect(requirements).toHaveLength(1);
    expect(requirements[0]?.options).toHaveLength(3);
  });

  it('a repeated skill is one requirement, at its highest level', () => {
    const requirements = requirementsIn('Developer\n\nNice to have\n- Docker\n\nRequirements\n- Docker\n');
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
    const requirement = requirementsIn(required(line)).find(({ kind }) => kind === 'experience');
    expect(requirement?.years).toEqual(max === undefined ? { min } : { min, max });
  });

  it.each(['Must be 18 years of age', 'A product that is 10 years old'])(
    '"%s" requires no experience',
    (line) => {
      expect(requirementsIn(required(line)).some(({ kind }) => kind === 'experience')).toBe(false);
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
    const requirement = requirementsIn(required(line)).find(({ kind }) => kind === 'education');
    expect(requirement?.degree?.level).toBe(level);
  });

  it('MS Office is not a degree', () => {
    expect(requirementsIn(required('Proficient in MS Office')).some(({ kind }) => kind === 'education')).toBe(
      false,
    );
  });
});

describe('text that requires nothing', () => {
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

  it('benefits are ignored', () => {
    expect(labels('Baker\n\nWhat we offer\n- Yoga and a course in accounting\n')).toEqual([]);
  });
});

describe('statements about the employer', () => {
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
  ])('"%s" requires nothing', (sentence) => {
    expect(requirementsIn(around(sentence)).map(({ text }) => text)).toEqual([
      'Shape and bake sourdough loaves',
    ]);
  });

  it('but "we need" states a requirement', () => {
    expect(labels(around('We need experience with sourdough.'))).toContain('sourdough');
  });

  it.each(["German isn't needed at work", 'No diploma required', 'You do not need a forklift licence'])(
    '"%s" requires nothing either',
    (line) => {
      expect(labels(required(line))).toEqual([]);
    },
  );
});

describe('sections with an unknown heading', () => {
  const parts = (heading: string, text: string) =>
    requirementsIn(
      `Baker\n\nWhat you need\n\n• Sourdough baking\n• Oven maintenance\n\nWould be lovely\n\n• Beekeeping in town\n\n${heading}\n\n${text}\n`,
    );

  it('a "nice to have" list ends where the next section begins', () => {
    const requirements = parts(
      'Our ovens',
      'You must hold a food hygiene certificate before you start with the ovens here.',
    );
    expect(requirements.find(({ text }) => text.includes('Beekeeping'))?.level).toBe('nice');
    expect(requirements.find(({ text }) => text.includes('hygiene'))?.level).toBe('must');
    expect(requirements.some(({ text }) => text === 'Our ovens')).toBe(false);
  });

  it('the contents of a benefits package are not requirements', () => {
    const requirements = parts(
      'The rest of the package',
      'Equity for everybody, French lessons and a bicycle for the way to work.',
    );
    expect(requirements.map(({ text }) => text)).toHaveLength(3);
  });
});

describe('spans', () => {
  it.each(trades)('the $trade posting is quoted word for word', ({ posting, title }) => {
    const requirements = requirementsIn(posting, title);
    expect(requirements.length).toBeGreaterThan(4);
    for (const { text, start, end } of requirements) expect(posting.slice(start, end)).toBe(text);
  });

  it('HTML that was escaped an extra time is read as HTML', () => {
    const html =
      '&lt;h3&gt;Requirements&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;Python &amp;amp; SQL&lt;/li&gt;&lt;/ul&gt;';
    const requirements = requirementsIn(html, 'Developer');
    expect(requirements.map(({ text }) => text)).toEqual(['Python', 'SQL']);
  });

  it('scripts and styles are not text', () => {
    expect(labels('<style>.python{}</style><script>java()</script><p>Cook</p>')).toEqual([]);
  });
});
