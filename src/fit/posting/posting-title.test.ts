import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';
import { ALL_ASKED } from './relevance/relevance.fixtures.ts';

const read = (text: string, title = '') => readPosting(text, title, ALL_ASKED);
const labels = (text: string, title = '') => read(text, title).requirements.map(({ label }) => label);

describe('the job title', () => {
  it.each([
    ['the first line', 'Nurse\nCome and care.', 'Nurse'],
    ['the first line with letters', '12345\n***\n  Nurse  \n', 'Nurse'],
    ['the first line that asks nothing', 'Love people?\nNurse\n', 'Nurse'],
    ['after a label', 'Welcome\nTitle: Nurse\n', 'Nurse'],
    ['after a label', 'Welcome\nPosition Title: Nurse\n', 'Nurse'],
    ['after a label in bold', 'Welcome\n  **Role: Nurse\n', 'Nurse'],
    ['after a label with a blank', 'Welcome\njob title :   Nurse  \n', 'Nurse'],
    ['not after a label within a line', 'Welcome\nYour new role: Nurse\n', 'Welcome'],
    ['not after a label far below', `Welcome\n${'to us\n'.repeat(700)}Title: Nurse\n`, 'Welcome'],
    ['a line of 110 letters', 'x'.repeat(110), 'x'.repeat(110)],
    ['not a longer line', 'x'.repeat(111), ''],
    ['fourteen words', 'rye '.repeat(14), 'rye '.repeat(14).trim()],
    ['of more words the first ten', 'rye '.repeat(15), 'rye '.repeat(10).trim()],
    ['of words far apart the first ten too', 'rye  '.repeat(15), 'rye '.repeat(10).trim()],
    ['nothing in an empty posting', '', ''],
  ])('is %s', (_, text, title) => {
    expect(read(text).title).toBe(title);
  });

  it('is the one the caller knows, whatever the text says', () => {
    expect(read('Welcome\nTitle: Nurse\n', '  Cook ').title).toBe('Cook');
    expect(read('Welcome\nTitle: Nurse\n', ' ').title).toBe('Nurse');
  });

  it('is written without line breaks in the list of requirements', () => {
    expect(labels('Welcome', 'Head\n  Nurse')[0]).toBe('Head Nurse');
  });
});

describe('the job that a title means', () => {
  const jobs = (text: string, title?: string) => read(text, title).titles.map(({ name }) => name);

  it.each([
    ['Sales Engineering', 'Sales Engineer'],
    ['Accounting', 'Accountant'],
    ['Nursing', 'Registered Nurse'],
    ['Web Development', 'Web Developer'],
    ['Software Development', 'Software Engineer'],
    ['Restaurant Management', 'Restaurant Manager'],
    ['Math Teaching', 'Subject Teacher'],
    ['Office Administration', 'Administrative Assistant'],
    ['Data Analysis', 'Data Analyst'],
    ['Business Analytics', 'Business Analyst'],
  ])('%s: %s', (title, job) => {
    expect(jobs('Welcome', title)).toEqual([job]);
  });

  it('is unknown if neither the title nor the text names one', () => {
    expect(jobs('Welcome', 'Poetry')).toEqual([]);
  });

  it('is taken from the label in the text if the given title means none', () => {
    expect(jobs('Welcome\nJob title: Nurse\n', 'Join us')).toEqual(['Registered Nurse']);
    expect(jobs('Welcome\nJob title: Nurse\n', 'Cook')).toEqual(['Chef']);
  });
});

describe('a line that repeats the title asks nothing', () => {
  it.each([
    ['the same words', 'Head Baker'],
    ['the same words in another case', 'HEAD BAKER!'],
    ['part of them', 'Baker'],
    ['and the place', 'Head Baker – rye and oats, Ohio'],
  ])('%s: %s', (_, line) => {
    expect(labels(`${line}\n\nRequirements\n- Rye bread`, 'Head Baker')).toEqual(['Head Baker', 'Rye bread']);
  });

  it('wherever it stands', () => {
    expect(labels('Requirements\n- Rye bread\n- Head Baker', 'Head Baker')).toEqual([
      'Head Baker',
      'Rye bread',
    ]);
  });

  it.each([
    ['more than the title', `Head Baker ${'of rye bread '.repeat(8)}`],
    ['other words before it', 'Rye loaves of the Head Baker'],
  ])('unless it says %s', (_, line) => {
    expect(labels(`Requirements\n- ${line}\n`, 'Head Baker')).toHaveLength(2);
  });

  it('unless it adds something far below', () => {
    const far = `${'Rye bread and oats\n'.repeat(12)}Head Baker for barley\n`;
    expect(labels(far, 'Head Baker')).toContain('Head Baker for barley');
  });

  it('but without a title every line counts', () => {
    expect(labels(`${'x'.repeat(120)}\n\nRequirements\n- Rye bread\n`)).toContain('Rye bread');
  });
});
