import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';
import { ALL_ASKED } from '../relevance/relevance.fixtures.ts';

const read = (text: string, title = '') => readPosting(text, title, ALL_ASKED);
const labels = (text: string, title = '') => read(text, title).requirements.map(({ label }) => label);

describe('the job title', () => {
  it.each([
    ['the first line', 'Nurse\nCome and care.', 'Nurse'],
    ['the first line with letters', '12345\n***\n  Nurse  \n', 'Nurse'],
    ['the first line that asks nothing', 'Love people?\nNurse\n', 'Nurse'],
    ['below the heading of a job board', 'About the job\n\nDescription\n\nCharge Nurse\n', 'Charge Nurse'],
    ['below a greeting', 'Hi all,\nNurse\n', 'Nurse'],
    ['below who is hiring', 'City of Elmwood\nDepartment of Health\nNurse\n', 'Nurse'],
    ['below the name of the page', 'Careers at Elm\nApply now\nNurse\n', 'Nurse'],
    ['at the end of its path', 'Careers > Wards > Charge Nurse\n', 'Charge Nurse'],
    ['not a duty', 'About the job\nTrain and supervise line cooks\nNurse II\n', 'Nurse II'],
    [
      'before the next field of a glued form',
      'Position Title: Nurse IIClassification: N-7, exempt',
      'Nurse II',
    ],
    ['below the kind of notice', 'Rye County\nNOTICE OF VACANCY No. 7\nNURSE II\n', 'NURSE II'],
    ['not below a place or a superior', 'Location: Elmwood\nReports to: Charge Nurse\n', ''],
    ['a job that nobody knows', 'Keeper of the Bees\nWe need you, a nurse of hives.', 'Keeper of the Bees'],
    ['not a heading', 'About the job\nResponsibilities\nBake rye bread', ''],
    ['not the employer', 'Elm & Sons Mills\nMilling\nHead Baker\nElm & Sons is a mill.', 'Head Baker'],
    [
      'in a line of labels',
      'Requisition No.: 7   Position Title: Head Baker   Department: Ovens',
      'Head Baker',
    ],
    ['not a benefit', 'About the job\nBenefits:\nDental insurance\n', ''],
    ['after a label', 'Welcome\nTitle: Nurse\n', 'Nurse'],
    ['after a label', 'Welcome\nPosition Title: Nurse\n', 'Nurse'],
    ['after a label in bold', 'Welcome\n  **Role: Nurse\n', 'Nurse'],
    ['after a label with a blank', 'Welcome\njob title :   Nurse  \n', 'Nurse'],
    ['below a label', 'Welcome\nJOB TITLE\n\nPoet in Residence\n', 'Poet in Residence'],
    ['in a form without line breaks', 'Working Title Nurse Role Title 9 month Role Code 01', 'Nurse'],
    ['not a kind of contract after a label', 'Welcome\nPosition: full time\n', 'Welcome'],
    ['not after a label within a line', 'Welcome\nYour new role: Nurse\n', 'Welcome'],
    ['not after a label far below', `Welcome\n${'to us\n'.repeat(700)}Title: Nurse\n`, 'Welcome'],
    ['a line of 110 letters', 'x'.repeat(110), 'x'.repeat(110)],
    ['not a longer line', 'x'.repeat(111), ''],
    ['fourteen words', 'rye '.repeat(14), 'rye '.repeat(14).trim()],
    ['of more words the first ten', 'rye '.repeat(15), 'rye '.repeat(10).trim()],
    ['of words far apart the first ten too', 'rye  '.repeat(15), 'rye '.repeat(10).trim()],
    ['of more words those before a bracket', `Nurse (${'rye '.repeat(15)})`, 'Nurse'],
    ['nothing in an empty posting', '', ''],
  ])('is %s', (_, text, title) => {
    expect(read(text).title).toBe(title);
  });

  it.each([
    ['pay', 'Line Cook - $19 to $23/hr', 'Line Cook'],
    ['hours', 'Line Cook, full time', 'Line Cook'],
    ['that it is open', 'Line Cook opening', 'Line Cook'],
    ['a number', 'Line Cook (Req 20418)', 'Line Cook'],
    ['a place', 'Line Cook - Elmwood, OH 43001', 'Line Cook'],
    ['the employer', 'Elm & Sons - Line Cook - Rye Tavern, Inc.', 'Line Cook'],
    ['the employer', 'Line Cook at Elm & Sons', 'Line Cook'],
    ['what the posting is', '*** NOW HIRING *** Line Cook', 'Line Cook'],
    ['an aside', "Line Cook (you'll be our second)", 'Line Cook'],
    ['the columns of a form', 'LINE COOK\t\tClass Code: 7', 'LINE COOK'],
  ])('is told without %s: %s', (_, line, title) => {
    expect(read(line).title).toBe(title);
  });

  it.each([['Line Cook (Night Shift)'], ['Line Cook – Pastry'], ['Assistant Line Cook II']])(
    'keeps what belongs to the job: %s',
    (line) => {
      expect(read(line).title).toBe(line);
    },
  );

  it.each([
    ['We are a small bakery. We are seeking a cheerful and experienced Head Baker to join us.', 'Head Baker'],
    ['Elm Tavern, loved since 1987, is looking for another cook who likes mornings.', 'Cook'],
    ['Join our team as a Registered Nurse! You will …', 'Registered Nurse'],
    ['Hi all,\n\nRon is retiring, so we need an accountant for the Dayton branch.', 'Accountant'],
    [
      'Hi all,\n\nwe mill rye, and our store manager is moving away. You hire and train new stylists.',
      'Store manager',
    ],
    ['We are looking for a greenhouse and field supervisor here.', 'Greenhouse and field supervisor'],
    ['We grew. You would come in as a Senior Business Analyst and learn.', 'Senior Business Analyst'],
    ['About the job\n\nThe Special Education Teacher is responsible for …', 'Special Education Teacher'],
  ])('is named by a sentence: %s', (text, title) => {
    expect(read(text).title).toBe(title);
  });

  it.each([
    ['We are hiring because the ovens are new.'],
    ['We are seeking the truth about rye, and our patience is as good as a bakery.'],
    ['We need help with our bookkeeping.'],
  ])('is not guessed from a sentence that names none: %s', (text) => {
    expect(read(text).title).toBe('');
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
