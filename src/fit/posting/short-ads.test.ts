import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

/** What a posting asks, as it is weighed in use: "level kind: label". */
const asked = (posting: string): string[] =>
  readPosting(posting, posting.split('\n', 1)[0])
    .requirements.slice(1)
    .map(({ level, kind, label }) => `${level} ${kind}: ${label}`);

const conditionsIn = (posting: string): string[] =>
  readPosting(posting, posting.split('\n', 1)[0]).conditions.map(({ kind, label }) => `${kind}: ${label}`);

describe('a mail', () => {
  const mail = `Bookkeeper, part time
Hello, my bookkeeper of nine years is moving to the coast, so I need a new one. We're a family nursery with two shops. You would enter bills, cut checks on Fridays, run payroll through Gusto, and chase late payers. QuickBooks Desktop is what we use and I'd need you to know it. A degree isn't needed. Pay depends on experience.`;

  it('asks for what is done, one thing a row, and for the program in use', () => {
    expect(asked(mail)).toEqual(
      expect.arrayContaining([
        'must duty: Cut checks on Fridays',
        'must duty: Chase late payers',
        'must tool: QuickBooks Desktop',
      ]),
    );
  });

  it('asks neither for the years of who leaves nor for what it pays', () => {
    expect(asked(mail).join()).not.toMatch(/nine years|experience:|Pay depends/);
  });
});

describe('a public notice', () => {
  const notice = `Records Clerk
EXAMPLES OF DUTIES: Enters reports into the records system; answers telephones; processes requests for records; redacts names; and files subpoenas.
MINIMUM QUALIFICATIONS: Two years of clerical experience involving the public, and graduation from high school. Typing speed of 45 net words per minute.`;

  it('asks for each duty between semicolons', () => {
    expect(asked(notice)).toEqual(
      expect.arrayContaining(['must duty: Redacts names', 'must duty: Files subpoenas']),
    );
  });

  it('tells years without the degree behind them, and how fast one must type', () => {
    expect(asked(notice)).toEqual(
      expect.arrayContaining([
        'must experience: Two years of clerical experience involving the public',
        'must skill: Typing speed of 45 net words per minute',
      ]),
    );
  });
});

describe('a classified ad', () => {
  const ad =
    'Warehouse Associate\nPick, pack, ship. Steel toes. Mon-Thu 3p-1:30a. Bilingual (Spanish) helpful. 6 mo warehouse exp preferred but not required. Food handler card (we help you get it).';

  it('sets conditions in a few words', () => {
    expect(conditionsIn(ad)).toEqual(['equipment: Steel toes', 'hours: Mon-Thu 3p-1:30a']);
  });

  it('asks for a language, months and a card by what they are', () => {
    expect(asked(ad)).toEqual(
      expect.arrayContaining([
        'nice language: Spanish',
        'nice experience: 6 mo warehouse exp',
        expect.stringContaining('certification: Food handler card'),
      ]),
    );
  });
});

it('a contract of two years asks for no experience', () => {
  expect(asked('Researcher\nThe position is for two years with the possibility of renewal.')).toEqual([]);
});

it('lines in lower case below a heading are rows of their own', () => {
  const posting = `Installer\n\nWhat I'm looking for:\n3 yrs installing, at least 1 of them running your own jobs\ngood with customers\nheat pump experience\nbasic hand tools\n`;
  expect(asked(posting)).toContain('must skill: Basic hand tools');
  expect(asked(posting).join()).not.toContain('jobs good');
});

describe('prose that lists', () => {
  const ad = `Baker
Hello, we're a shop of nine people. What you would be doing: kneading rye in the old mixer (spiral, 80 quarts), shaping loaves by hand, scoring and loading the deck oven, keeping the log of temperatures straight. You must read plans with GD&T. Deck ovens are cleaned on Fridays.
What you need, and please don't apply without it: a current Oregon food handler license, two or more years at a deck oven in a shop of any size, and your own knives. High school diploma or GED.
Nice extras would be laminating, or having trained bakers before.
Pay is $22 to $26 an hour depending on what you can do, plus health insurance (we pay half), two weeks off and bread.`;

  it('asks for each thing that is done or needed, the license and the years with all their weight', () => {
    expect(asked(ad)).toEqual(
      expect.arrayContaining([
        'must duty: Shaping loaves by hand',
        'must duty: Scoring and loading the deck oven',
        'must experience: Two or more years at a deck oven in a shop of any size',
        'must education: High school diploma or GED',
      ]),
    );
    const { requirements } = readPosting(ad, 'Baker');
    const weightOf = (word: RegExp) => requirements.find(({ label }) => word.test(label))?.weight ?? 0;
    expect(weightOf(/license/)).toBeGreaterThan(weightOf(/Shaping/));
    expect(weightOf(/years/)).toBeGreaterThan(weightOf(/Shaping/));
  });

  it('asks for extras as such, and for nothing that is paid', () => {
    expect(
      asked(ad)
        .filter((one) => one.startsWith('nice'))
        .join(),
    ).toMatch(/laminating/i);
    expect(asked(ad).join()).not.toMatch(/insurance/i);
  });
});
