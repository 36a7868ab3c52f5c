import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';
import { ALL_ASKED } from './relevance/relevance.fixtures.ts';

/** What a posting asks, as it is weighed in use: "level kind: label". */
const asked = (posting: string): string[] =>
  readPosting(posting, posting.split('\n', 1)[0])
    .requirements.slice(1)
    .map(({ level, kind, label }) => `${level} ${kind}: ${label}`);

/** The same of one bullet, if every bullet is asked. */
const askedIn = (line: string, heading = 'Requirements'): string[] =>
  readPosting(`Baker\n\n${heading}\n- ${line}\n`, 'Baker', ALL_ASKED)
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
        'must certification: Food handler card',
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

describe('a wish in brackets is asked by itself', () => {
  it.each([
    ['Java (Kotlin a plus)', ['must tool: Java', 'nice tool: Kotlin']],
    ['Salesforce (HubSpot preferred)', ['must tool: Salesforce', 'preferred tool: HubSpot']],
    [
      'CDL Class A (hazmat a plus)',
      ['must certification: CDL Class A', 'nice certification: Hazmat endorsement'],
    ],
    [
      '3 years of outside sales (SaaS a plus)',
      ['must experience: 3 years of outside sales', 'nice skill: SaaS'],
    ],
    ['Docker (strongly preferred)', ['preferred tool: Docker']],
  ])('%s', (line, expected) => {
    expect(askedIn(line)).toEqual(expected);
  });
});

describe('several things in one sentence are rows of their own', () => {
  it.each([
    [
      '3+ years Java and 2+ years Docker',
      ['must experience: 3+ years Java', 'must experience: 2+ years Docker'],
    ],
    [
      'You should be quick in Outlook, PowerPoint and Excel.',
      ['must tool: Microsoft Outlook', 'must tool: Microsoft PowerPoint', 'must tool: Microsoft Excel'],
    ],
    [
      'The stack is Go and Postgres on Kubernetes',
      ['must tool: Go', 'must tool: Postgres', 'must tool: Kubernetes'],
    ],
  ])('%s', (line, expected) => {
    expect(askedIn(line, 'Responsibilities')).toEqual(expect.arrayContaining(expected));
  });

  it('but years among others stay with them', () => {
    expect(askedIn('Five years of payroll, at least two of them as a lead')).toHaveLength(2);
  });
});

describe('a language is what somebody speaks', () => {
  it.each([
    [
      'We welcome applicants who speak Cantonese, Punjabi or Tagalog.',
      'language: Cantonese, Punjabi or Tagalog',
    ],
    ['Conversational French would be lovely, as our second office is in Geneva.', 'language: French'],
    ['Structured English Immersion endorsement', 'skill: Structured English Immersion endorsement'],
    [
      'Go over discharge instructions in plain English',
      'skill: Go over discharge instructions in plain English',
    ],
  ])('%s', (line, expected) => {
    expect(askedIn(line).join()).toContain(expected);
  });
});

describe('a condition leaves nothing to ask', () => {
  it.each([
    'Ability to lift 30 lb. boxes',
    'Able to stand 10 hrs., lift 50#, take the heat',
    'Four to six trips a year to customer sites',
    'Police records check',
    'Own hand tools; we supply the power tools',
    'Clean MVR',
    "Driver's license (car not required)",
    'Must live in Ohio, Indiana, or Kentucky',
  ])('%s', (line) => {
    expect(askedIn(line)).toEqual([]);
    expect(conditionsIn(`Baker\n\nRequirements\n- ${line}\n`)).not.toEqual([]);
  });
});
