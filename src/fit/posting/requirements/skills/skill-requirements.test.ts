import { describe, expect, it } from 'vitest';
import { fit as fitTexts } from '../../../fit.ts';
import type { Term } from '../../../lexicon/lexicon.types.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED } from '../../relevance/relevance.fixtures.ts';
import { specificityOf } from './names/specificity.ts';

/** What one bullet asks for, if every bullet is asked and equally important. */
function askedIn(line: string, heading = 'Requirements'): PostingRequirement[] {
  return readPosting(`Baker\n\n${heading}\n- ${line}\n`, 'Baker', ALL_ASKED).requirements.slice(1);
}

const parts = (line: string, heading?: string) =>
  askedIn(line, heading)
    .map(({ kind, label }) => `${kind}: ${label}`)
    .join(' · ');
const termsIn = (line: string, heading?: string) => askedIn(line, heading).map(({ terms }) => terms);

describe('one of several things of which the lexicon knows only one', () => {
  it.each([
    'Work with a county agency, a rye mill or a nonprofit bakery',
    'Knowledge of loaves, rolls or pastry',
    'Record of meeting or beating quota',
  ])('is told with the others: %s', (line) => {
    expect(askedIn(line)).toHaveLength(1);
    expect(askedIn(line)[0]?.text).toContain(' or ');
  });

  it('but not with whatever is like it', () => {
    expect(parts('Knowledge of pastry or similar')).toBe('skill: Pastry or similar');
  });
});

it.each([
  ['Any of: React, Vue, Svelte', 'tool: React, Vue or Svelte'],
  ['Two or more of the following: React, Vue, Svelte', 'tool: Two of React, Vue or Svelte'],
  ['Experience with at least two of Python, Julia and SAS', 'tool: Two of Python, Julia or SAS'],
  ['Python (preferred) or R', 'tool: Python (preferred) or R'],
  ['Any of: Excel, Tableau, plus strong SQL', 'tool: Microsoft Excel or Tableau · tool: SQL'],
  ['Two or more of: Python, Julia, SAS, plus Docker', 'tool: Two of Python, Julia or SAS · tool: Docker'],
  ['Either Java or Kotlin, and Docker', 'tool: Java or Kotlin · tool: Docker'],
  ['Docker and Java or Kotlin', 'tool: Docker · tool: Java or Kotlin'],
  ["You don't have to know Kubernetes, but you should know Docker", 'tool: Docker'],
  ["A degree isn't necessary, but a portfolio is", 'skill: A portfolio'],
  ['A second language', 'language: Second language'],
  ['Excel (advanced), Word (basic)', 'tool: Microsoft Excel · tool: Microsoft Word'],
])('what is asked of several programs is told: %s', (line, expected) => {
  expect(parts(line)).toBe(expected);
});

it.each([
  [['COBOL', 'Docker'], true],
  [['COBOL'], false],
])('two of three are met by whoever knows %j: %j', (known, isMet) => {
  const posting = 'Baker\n\nRequirements\n- Two or more of: COBOL, Docker, Figma\n- Owns a bicycle\n';
  const resume = `Ida Holm\n\nExperience\nBaker, Elm Inn\nMay 2015 - May 2021\n- Built shops with ${known.join(' and ')}\n`;
  const { keyMatches, gaps } = fitTexts({ resume, posting, title: 'Baker', today: '2026-11-26' });
  const isTwo = ({ requirement }: { requirement: { text: string } }) => /COBOL/.test(requirement.text);
  expect([keyMatches.some(isTwo), gaps.some(isTwo)]).toEqual([isMet, !isMet]);
  expect([...keyMatches, ...gaps].find(isTwo)?.how).toBe(isMet ? 'exact' : 'close to: COBOL');
});

it.each([
  ['Fluency in Spanish, oral and written', 'language: Spanish'],
  ['Mastercam programming experience', 'tool: Mastercam'],
  [
    'First aid and CPR certification',
    'certification: First aid certification · certification: CPR certification',
  ],
  [
    'Work under the direct supervision of a licensed pharmacist',
    'skill: Work under the direct supervision of a licensed pharmacist',
  ],
  [
    "You've collaborated with sales and marketing on pricing",
    "skill: You've collaborated with sales and marketing on pricing",
  ],
  ['Define OKRs for the billing squad', 'skill: Define OKRs for the billing squad'],
  [
    'Leading without authority across sales, marketing and legal',
    'skill: Leading without authority across sales, marketing and legal',
  ],
])('what is named in passing isn’t asked: %s', (line, expected) => {
  expect(parts(line)).toBe(expected);
});

it.each(['Complaint handling', 'Payroll', 'Event planning', 'Tie out vendor statements each month'])(
  'a duty may be no more than the skill it takes: %s',
  (line) => {
    const [duty] = readPosting(`Clerk\n\nDuties\n- ${line}\n`, 'Clerk', ALL_ASKED).requirements.slice(1);
    expect(duty?.label).toBe(line);
    expect(duty?.terms).not.toEqual([]);
  },
);

it.each([
  'Write notes for Sales and Engineering',
  'Answer questions from HR partners, managers and payroll staff',
  'Keep the oven list with the sales team and others',
  'Bake each night with Production, Purchasing and Quality',
])('a duty isn’t about the departments that it is done with: %s', (line) => {
  const [duty] = readPosting(`Baker\n\nDuties\n- ${line}\n`, 'Baker', ALL_ASKED).requirements.slice(1);
  expect(duty?.kind).toBe('duty');
  expect(duty?.terms).toEqual([]);
});

it('but about what somebody helps with or is responsible for', () => {
  const asked = readPosting(
    'Baker\n\nDuties\n- Is responsible for Procurement\n- Assists with Procurement\n',
    'Baker',
    ALL_ASKED,
  );
  expect(asked.requirements.slice(1).map(({ terms }) => terms.length)).toEqual([1, 1]);
});

it.each([
  ['Learn all about sales and payroll', ['sales', 'payroll']],
  ['Run payroll for the night shift', ['payroll']],
])('but about those that it is: %s', (line, terms) => {
  const asked = readPosting(`Baker\n\nDuties\n- ${line}\n`, 'Baker', ALL_ASKED).requirements.slice(1);
  expect(asked.flatMap((one) => one.terms)).toEqual(expect.arrayContaining(terms));
});

it('writing and speaking beside a language are asked, and so are skills across which somebody works', () => {
  expect(parts('Strong English verbal and written communication skills')).toContain('communication');
  expect(askedIn('Experience working across machine learning, statistics and data engineering')).toHaveLength(
    3,
  );
});

describe('the kind of a line', () => {
  it.each([
    ['certification', 'Certified crane operator'],
    ['certification', 'A certificate in nursing care and in first steps of it, issued by the county'],
    ['certification', 'Must hold a valid certificate of the county as a builder with nursing care skills'],
    ['certification', 'Teaching license with an endorsement in baking'],
    ['certification', 'Teaching license with an endorsement in marketing'],
    ['skill', 'Builds ovens with nursing care and prints licenses for everybody in the county'],
    ['certification', 'Registered crane operator'],
    ['certification', 'IFPS certification (Fluid power)'],
    ['certification', 'Notary Public commission'],
    ['certification', 'Licensed crane operator'],
    ['certification', 'Licence for cranes'],
    ['certification', 'Licenses for cranes'],
    ['certification', 'Crane licensure'],
    ['certification', 'Crane certification'],
    ['certification', 'Crane certifications'],
    ['certification', 'Crane certificate'],
    ['certification', 'Crane certificates'],
    ['certification', 'Registration as a crane operator'],
    ['certification', 'Credential of a crane operator'],
    ['certification', 'Credentials of a crane operator'],
    ['trait', 'Able to work well under pressure'],
    ['trait', 'Experienced team player'],
    ['trait', 'Friendly towards bakers'],
    ['trait', 'Motivated rye team'],
    ['trait', 'Safety focus'],
    ['trait', 'Detail oriented'],
    ['skill', 'Motivated rye bread spelt team'],
    ['skill', 'Clustering'],
    ['skill', 'Adjust the strange clustering programs'],
    ['skill', 'Experienced friendly baker of baguettes'],
    ['skill', 'Economics'],
    ['skill', 'Personnel rules of the bakery'],
    ['skill', 'Organizational functions'],
    ['trait', 'Follow the rules and procedures'],
    ['trait', 'Excellent time management'],
  ])('%s: %s', (kind, line) => {
    expect(parts(line)).toBe(`${kind}: ${line}`);
  });

  it.each([
    ['Leadership skills', 'trait: Leadership skills'],
    ['Managerial experience', 'skill: Managerial experience'],
  ])('%s is the %s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('a name that the lexicon knows in part', () => {
  it.each([
    ['Experience leading and developing direct reports', 'Leading and developing direct reports'],
    ['Manufacturing or multi-state environment', 'Manufacturing or multi-state environment'],
    [
      'Knowledge of the purpose and use of personal protective equipment',
      'Purpose and use of personal protective equipment',
    ],
  ])('is told as the posting says it: %s', (line, label) => {
    const [asked] = askedIn(line);
    expect(asked?.label).toBe(label);
    expect(asked?.text.toLowerCase()).toBe(label.toLowerCase());
  });

  it.each([
    ['Strong knowledge of accounting', 'Accounting'],
    ['We need experience with sourdough', 'Sourdough'],
    ['0-2 years of bookkeeping', 'Bookkeeping'],
  ])('but without what says how much: %s', (line, label) => {
    expect(askedIn(line).some((one) => one.label.toLowerCase() === label.toLowerCase())).toBe(true);
  });
});

describe('a long list', () => {
  it('asks for each item, also where some are of the same kind', () => {
    expect(
      parts('Civil engineering, MicroDrainage, Civil 3D, Road design, Estimating, Budgeting, AutoCAD'),
    ).toBe(
      'skill: Civil engineering · tool: MicroDrainage · tool: Civil 3D · skill: Road design · skill: Estimating · skill: Budgeting · tool: AutoCAD',
    );
  });

  it('asks once for alternatives', () => {
    expect(parts('Budgeting, Jira or Asana, Estimating, Java/Kotlin, Forecasting, Excel')).toBe(
      'skill: Budgeting · tool: Jira or Asana · skill: Estimating · tool: Java/Kotlin · skill: Forecasting · tool: Microsoft Excel',
    );
  });
});

describe('examples in brackets', () => {
  it('are not asked for by themselves', () => {
    expect(parts('Deputizing for other departments (e.g., sales, accounting)')).toBe(
      'skill: Deputizing for other departments (e.g., sales, accounting)',
    );
  });

  it('are not asked for beside common words either', () => {
    expect(parts('Comfortable presenting to other departments (e.g., sales, purchasing)')).toBe(
      'trait: Comfortable presenting to other departments (e.g., sales, purchasing)',
    );
  });

  it('are what is asked for if they are programs', () => {
    expect(parts('Drawing software (e.g., AutoCAD)')).toBe('tool: Drawing software (e.g., AutoCAD)');
  });
});

describe('a friendly bakery', () => {
  it('says what people are like', () => {
    expect(parts('A friendly bakery')).toBe('trait: A friendly bakery');
  });

  it.each([
    'Experience in',
    'Experienced in',
    'Knowledge of',
    'Background in',
    'Familiar with',
    'Familiarity with',
    'Proficient in',
    'Proficiency in',
    'Understanding of',
    'Worked in',
    'Trained in',
  ])('but is experience after "%s"', (words) => {
    expect(parts(`${words} a friendly bakery`)).toBe(`skill: ${words} a friendly bakery`);
  });
});

describe('a known skill and the words around it', () => {
  it.each([
    ['few words are told with it', 'QuickBooks for barley', 'tool: QuickBooks for barley'],
    [
      'a word counts once',
      'QuickBooks for barley and fresh barley',
      'tool: QuickBooks for barley and fresh barley',
    ],
    ['its own words, if they say something else', 'Plant maintenance', 'skill: Plant maintenance'],
    ['its name, if they say the same', 'Blueprints', 'skill: Blueprints'],
    [
      'specific words make it another requirement',
      'QuickBooks for barley oats',
      'skill: QuickBooks for barley oats',
    ],
    [
      'of two skills more words are needed',
      'QuickBooks and SAP for barley oats wheat',
      'tool: QuickBooks · tool: SAP',
    ],
    [
      'of two skills four words are enough',
      'QuickBooks and SAP for barley oats wheat millet',
      'skill: QuickBooks and SAP for barley oats wheat millet',
    ],
    [
      'of three skills four words are enough too',
      'QuickBooks and SAP and Kubernetes for barley oats wheat millet',
      'skill: QuickBooks and SAP and Kubernetes for barley oats wheat millet',
    ],
    [
      'skills alone need fewer words',
      'Blueprint reading with barley oats',
      'skill: Blueprint reading with barley oats',
    ],
    [
      'of two skills alone three words are enough',
      'Welding and payroll for barley oats wheat',
      'skill: Welding and payroll for barley oats wheat',
    ],
    [
      'of two skills alone two are not',
      'Welding and payroll for barley oats',
      'skill: Welding · skill: Payroll',
    ],
    [
      'a sentence of up to 160 letters that names one is told whole',
      'Knows all about how the blueprint reading is done here and over there by each of us, and by barley people too',
      'skill: Knows all about how the blueprint reading is done here and over there by each of us, …',
    ],
    [
      'a trait in it decides nothing',
      'Leadership in barley oats wheat with QuickBooks',
      'skill: Leadership in barley oats wheat with QuickBooks',
    ],
  ])('%s: %s', (_, line, expected) => {
    expect(parts(line)).toBe(expected);
  });

  it('an item of a list of sentences is told whole', () => {
    const notice = (before: string, items = 'blueprint reading with barley, welding and payroll') =>
      readPosting(`Baker\n\n${before}${items}.\n`, 'Baker', ALL_ASKED)
        .requirements.slice(1)
        .map(({ label }) => label);
    const whole = 'Blueprint reading with barley, welding and payroll';
    expect(notice('In the interview, emphasis is placed on the knowledge of: ')).toEqual([whole]);
    expect(notice('Bakers do ')).not.toEqual([whole]);
    const laws = 'barley laws, oat rules, rye courts, and philosophy';
    expect(notice('In the interview, emphasis is placed on the knowledge of: ', laws)).toEqual([
      'Barley laws, oat rules, rye courts, and philosophy',
    ]);
    const programs = 'QuickBooks, SAP, and Kubernetes';
    expect(notice('In the interview, emphasis is placed on the knowledge of: ', programs)).toEqual([
      'QuickBooks',
      'SAP',
      'Kubernetes',
    ]);
  });

  it('a degree is met by no skill', () => {
    expect(termsIn("Bachelor's degree in Biology")).toEqual([[]]);
  });

  it('whichever of the skills a résumé names meets it, but no trait does', () => {
    expect(termsIn('QuickBooks and SAP for barley oats wheat millet')).toEqual([['quickbooks', 'sap']]);
    expect(termsIn('Leadership in barley oats wheat with QuickBooks')).toEqual([['quickbooks']]);
  });

  it.each([
    ['certificate', 'CPA and QuickBooks', 'certification: CPA'],
    ['language', 'Spanish and QuickBooks', 'language: Spanish'],
  ])('a %s stays a requirement of its own: %s', (_, names, own) => {
    const line = `${names} for barley oats wheat millet spelt buckwheat chickpeas lentils`;
    expect(parts(line)).toBe(`${own} · skill: ${line}`);
    expect(parts(`${names} for barley oats wheat`)).toBe(`${own} · tool: QuickBooks`);
  });
});

describe('a list', () => {
  it.each([
    ['Rye bread, clustering, croissants', 'skill: Rye bread · skill: Clustering · skill: Croissants'],
    ['Friendly, punctual, QuickBooks', 'trait: Friendly · trait: Punctual · tool: QuickBooks'],
    ['Friendly, punctual, reliable', 'trait: Friendly, punctual, reliable'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('beside years or a degree', () => {
  it.each([
    [
      'Two years of QuickBooks in Spanish',
      'experience: Two years of QuickBooks in Spanish · tool: QuickBooks · language: Spanish',
    ],
    ["Bachelor's degree in Economics", "education: Bachelor's degree in Economics"],
    ['Two years of economics', 'experience: Two years of economics'],
    [
      "Bachelor's degree in Finance with Spanish",
      "education: Bachelor's degree in Finance · language: Spanish",
    ],
    ['Two years of rye, spelt, oats', 'experience: Two years of rye, spelt, oats'],
  ])('%s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('how the parts of one line share its weight', () => {
  const weights = (line: string) => new Map(askedIn(line).map(({ label, weight }) => [label, weight]));
  const share = (line: string, label: string) => weights(line).get(label) ?? Number.NaN;

  it.each([
    ['a trait', 'Sourdough and leadership', 'Leadership', 'Sourdough'],
    ['a trait of a list', 'Friendly, punctual, QuickBooks', 'Punctual', 'QuickBooks'],
    ["a driver's licence", 'Rye bread, driving license, spelt bread', "Driver's license", 'Rye bread'],
    ['a tool of many trades', 'Microsoft Office and QuickBooks', 'Microsoft Office', 'QuickBooks'],
    ['a word or two', 'Rye, oven repairs of all brands, SAP', 'Rye', 'Oven repairs of all brands'],
    ['words without a licence', 'Rye bread, crane licensure, spelt bread', 'Rye bread', 'Crane licensure'],
    ['what repeats the years', '2 years of SAP', 'SAP', '2 years of SAP'],
  ])('%s weighs less: %s', (_, line, less, more) => {
    expect(share(line, less)).toBeLessThan(share(line, more));
  });

  it('a choice weighs as much as its most specific option', () => {
    const [choice, licence] = askedIn('Microsoft Office or QuickBooks; CPA');
    expect(choice?.label).toBe('Microsoft Office or QuickBooks');
    expect(choice?.weight).toBe(licence?.weight);
  });
});

it('a term says less the more trades require it, but always something', () => {
  const requiredBy = (trades: number) =>
    specificityOf({ professions: Array(trades).fill('a trade') } as unknown as Term);
  const says = [1, 2, 3, 4, 5, 8, 9, 15, 16, 40].map(requiredBy);
  expect(says).toEqual(says.toSorted((one, other) => other - one));
  expect(new Set(says).size).toBe(5);
  expect(requiredBy(2)).toBe(1);
  expect(requiredBy(4)).toBe(requiredBy(3));
  expect(requiredBy(8)).toBe(requiredBy(5));
  expect(requiredBy(15)).toBe(requiredBy(9));
  expect(requiredBy(40)).toBeGreaterThan(0);
});

describe('a licence that may be obtained later', () => {
  const isLater = (line: string) =>
    askedIn(line).find(({ kind }) => kind === 'certification')?.later === true;
  it.each([
    'eligible to obtain it',
    'willing to earn one',
    'willingness to get it',
    'ability to acquire it',
    'agree to complete it',
    'agreeing to achieve it',
    'able to work toward it',
    'or get it with us',
    'within 12 months',
    'within a year of hire',
    'within one (1) year of hire',
    'within the first two weeks',
    'within the first 90 days',
  ])('"CPA license, %s"', (addition) => {
    expect(isLater(`CPA license, ${addition}`)).toBe(true);
  });

  it.each(['within our reach', 'obtained anywhere', 'for months'])(
    'but not "CPA license, %s"',
    (addition) => {
      expect(isLater(`CPA license, ${addition}`)).toBe(false);
    },
  );

  it('nor a skill to be learned within months', () => {
    expect(askedIn('Sourdough within six months')[0]?.later).toBeUndefined();
  });
});

describe('a duty', () => {
  it.each([
    'Bake bread',
    'Maintain QuickBooks',
    'Answer phones',
    'Put away deliveries',
    'Wash cars',
    'Peel potatoes',
    'Serve customers',
    'Making coffee',
    'Prepare the rye bread of the town',
    'Encourage family involvement and participation in school activities',
  ])('%s', (line) => {
    expect(parts(line, 'Responsibilities')).toBe(`duty: ${line}`);
  });

  it.each(['Bake', 'Help the team', 'Manage leadership', 'Prepare communication', 'Work with Excel'])(
    'says too little: %s',
    (line) => {
      expect(parts(line, 'Responsibilities')).toBe('');
    },
  );

  it('is met by the skills that it names, but by no trait', () => {
    expect(termsIn('Prepare QuickBooks and SAP reports for leadership', 'Responsibilities')).toEqual([
      ['quickbooks', 'sap'],
    ]);
  });
});

describe('a duty to lead people', () => {
  it('is met by leading people, and not by what they do', () => {
    expect(termsIn('Hire, coach and evaluate QuickBooks staff', 'Responsibilities')).toEqual([
      ['team-leadership'],
    ]);
    for (const duty of [
      'Supervise, train and evaluate four QuickBooks specialists',
      'Lead 1-3 QuickBooks apprentices',
    ])
      expect(termsIn(duty, 'Responsibilities')).toEqual([['team-leadership']]);
    expect(
      termsIn('Train staff in QuickBooks and SAP for the oven rooms of the mill', 'Responsibilities'),
    ).toEqual([['training-and-development', 'quickbooks', 'sap']]);
  });
});

describe('small print', () => {
  it.each(['Other duties as assigned', 'Other duties as assigned in baking'])('asks nothing: %s', (line) => {
    expect(parts(line)).toBe('');
  });

  it.each([
    ['a tool', 'Other duties as assigned in QuickBooks', 'tool: QuickBooks'],
    ['a certificate', 'Other duties as assigned with a CPA', 'certification: CPA'],
    ['a degree', 'Other duties as assigned with a degree', 'education: Degree'],
    ['years', 'Other duties as assigned for 3 years', 'experience: Other duties as assigned for 3 years'],
  ])('unless it names %s: %s', (_, line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('years', () => {
  it.each([
    ['Seven years of rye and five years of spelt', 7],
    ['Seven years of rye or five years of spelt', 5],
    ['Five years of rye or seven years of spelt', 5],
    ['0 years of rye or 5 years of spelt', 5],
  ])('%s: %i', (line, min) => {
    expect(askedIn(line)[0]?.years).toEqual({ min });
  });

  it('are years in the skills and jobs that the line names, but not in a language', () => {
    const [experience] = askedIn('Two years as a bookkeeper with QuickBooks and Spanish');
    expect(experience?.terms).toEqual(['quickbooks']);
    expect(experience?.titles?.map(({ name }) => name)).toEqual(['Bookkeeper']);
  });
});

it('a licensed place is no license to hold', () => {
  expect(parts('Work as a stylist in a licensed salon')).not.toContain('certification');
  expect(parts('A licensed taxidermist')).toContain('certification');
});

describe('what is named beside years', () => {
  it('is told once, with its years', () => {
    expect(parts('Four years of recruiting experience, at least two of them in technical recruiting')).toBe(
      'experience: Four years of recruiting experience · experience: At least two years in technical recruiting',
    );
  });
});

describe('what is done without', () => {
  it('is not asked', () => {
    expect(termsIn('Build your own dashboards and don’t wait for RevOps')).toEqual([['data-visualization']]);
  });
});

describe('a certificate that the sentence says more of', () => {
  it.each([
    [
      'is asked with it',
      'A valid LPN license with rye and spelt endorsements for ovens, issued by the county',
      ['certification: A valid LPN license with rye and spelt endorsements for ovens, issued by the county'],
    ],
    [
      'is asked by its name',
      'A valid LPN license issued by the rye board of Elm County',
      ['certification: Valid LPN license'],
    ],
  ])('%s: %s', (_, line, expected) => {
    expect(askedIn(line).map(({ kind, label }) => `${kind}: ${label}`)).toEqual(expected);
  });

  it('is not asked as a whole beside another one', () => {
    const line = 'A valid LPN license with rye endorsements for ovens and loaves, and BLS certification';
    expect(askedIn(line).filter(({ kind }) => kind === 'certification').length).toBeGreaterThan(1);
  });
});

describe('what a program is used for', () => {
  it.each([
    ['is not asked by itself', 'Use Excel to manage inventory', ['Microsoft Excel']],
    ['is not asked by itself', 'Epic for electronic health records', ['Epic']],
    ['is asked beside it', 'Photoshop, and retouching', ['Adobe Photoshop', 'Retouching']],
  ])('%s: %s', (_, line, labels) => {
    expect(askedIn(line).map(({ label }) => label)).toEqual(labels);
  });
});

it.each([
  'Certified Public Bread Officer (CPBO)',
  'Certified Accounts Payable Baker designation',
  'Chartered Baker of Rye (CBR)',
])('%s is a certificate, whatever words its name has', (line) => {
  expect(askedIn(line)).toMatchObject([{ kind: 'certification', terms: [] }]);
});

it('of programs in use, nothing else is asked', () => {
  const line =
    'We run SAP and use Docker for the ovens, so if you have worked in Docker that would help a lot';
  expect(askedIn(line).map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
    'tool: SAP or similar',
    'tool: Docker',
  ]);
});

it('a field of a form asks for the years only', () => {
  const requirements = askedIn('Accounts payable: 2 years (Preferred)');
  expect(requirements).toMatchObject([
    { kind: 'experience', level: 'preferred', label: 'Accounts payable: 2 years', years: { min: 2 } },
  ]);
});

it('a skill is quoted with the noun that it describes', () => {
  expect(askedIn('Construction equipment, Git').map(({ text }) => text)).toEqual([
    'Construction equipment',
    'Git',
  ]);
});

it.each([
  [
    'Rules and procedures related to sourdough baking, customer service and sales',
    ['skill: Rules and procedures related to sourdough baking, customer service and sales'],
  ],
  ['Community college teaching experience', ['skill: Community college teaching experience']],
])('what is said about each other is one requirement: %s', (line, expected) => {
  expect(parts(line).split(' · ')).toEqual(expected);
});

it.each(['At scale', 'Good', 'June', 'Sept.', 'Street address', 'A few more important points'])(
  '"%s" asks for nothing',
  (line) => {
    expect(parts(line)).toBe('');
  },
);

it('a skill in the title of another job is no requirement', () => {
  expect(parts('Two years of baking at the level of Principal Sales Inspector with the county')).not.toMatch(
    / · /,
  );
});

it.each([
  ['Strong relationships with Sales, Marketing and Finance', 'Sales'],
  ['Partner closely with marketing and finance', 'Finance'],
  ['Experience working with executive leadership', 'Leadership'],
])('whom one gets along with is no skill: %s', (line, other) => {
  expect(parts(line).split(' · ')).not.toContain(other);
});

it('training those one leads is a duty of its own', () => {
  const text = 'Lead Baker\n\nResponsibilities\n- Coach and train associates\n- Knead rye\n';
  const { requirements } = readPosting(text, 'Lead Baker', ALL_ASKED);
  expect(requirements.map(({ label }) => label)).toContain('Coach and train associates');
});

describe('a word for work of any kind', () => {
  it('is told with what it is about', () => {
    expect(parts('HVAC, battery storage or EV charging maintenance')).toBe(
      'skill: HVAC · skill: Battery storage · skill: EV charging maintenance',
    );
  });

  it.each([
    ['Plan and supervise the maintenance of records', 'skill: Plan and supervise the maintenance of records'],
    ['Experience in design', 'skill: Design'],
  ])('but by itself in: %s', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('the reason why something is asked', () => {
  it.each([
    ['Write clearly, since recipes go out with our name on them', 'Write clearly'],
    ['Ovens as a daily habit, because everything here gets baked twice', 'Ovens as a daily habit'],
    ['Rye baking since the early nineties', 'Rye baking since the early nineties'],
  ])('is no part of it: %s', (line, label) => {
    expect(askedIn(line).map((one) => one.label)).toEqual([label]);
  });

  it('may leave only a program', () => {
    const posting = readPosting(
      'Recruiter\n\nYou screen nurses. Good Excel, since I will ask you for pivot tables. And you call people back.\n',
      'Recruiter',
      ALL_ASKED,
    );
    expect(posting.requirements.flatMap(({ terms }) => terms)).toContain('microsoft-excel');
  });
});

it('a time by which something is done is neither years nor a label', () => {
  const [asked, ...more] = askedIn('By six months: You own the numbers of the bakery');
  expect(more).toEqual([]);
  expect(asked?.kind).not.toBe('experience');
  expect(asked?.label).toContain('own the numbers');
});

it.each([
  ['Bilingual skills are appreciated but not required', 'skill: Bilingual skills'],
  [
    'Gifted endorsement or Special Education dual certification',
    'certification: Gifted endorsement or Special Education dual certification',
  ],
])('%s: %s', (line, expected) => {
  expect(parts(line)).toBe(expected);
});

describe('among duties', () => {
  const among = (text: string) =>
    readPosting(`Clerk\n\nWhat you will do\n- Keep the books\n- ${text}\n`, 'Clerk', ALL_ASKED)
      .requirements.slice(2)
      .map(({ kind, label }) => `${kind}: ${label}`);

  it('hands-on time in a program is a program to know', () => {
    expect(among('Hands-on time in an HRIS')).toEqual(['tool: HRIS']);
  });

  it('what would be nice is no duty', () => {
    expect(among('A CFRE or CMP would be nice, so would QuickBooks').join()).not.toContain('duty');
  });
});

it.each([
  ['Excel at the level of pivot tables', 'tool: Excel (Pivot tables)'],
  ['Excel at the level of sorting', 'tool: Microsoft Excel'],
  ['Ability to use computer network system and software applications', 'tool: Computer network system'],
])('"%s" asks for a program: %s', (line, expected) => {
  expect(parts(line)).toBe(expected);
});
