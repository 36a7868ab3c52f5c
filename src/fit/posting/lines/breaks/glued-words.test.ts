import { describe, expect, it } from 'vitest';
import { readPosting } from '../../read-posting.ts';
import { ALL_ASKED } from '../../relevance/relevance.fixtures.ts';
import { gluedAt, postingTokens } from './glued-words.ts';

const apart = (text: string) => {
  const cuts = [0, ...gluedAt(text), text.length];
  return cuts.slice(1).map((end, index) => text.slice(cuts[index], end));
};

describe('a text that lost its line breaks', () => {
  it('keeps names of programs', () => {
    const glued = 'Works in teamsExcellent writing. Loves goals.You bake. (rye)Proficient in oats. ';
    expect(apart(`${glued}Uses ArcMap, SewerGEMS or rye`).at(-1)).toContain('SewerGEMS');
    expect(apart(`${glued}Keeps records in PastPerfect`).at(-1)).toContain('PastPerfect');
    expect(apart(`${glued}Keeps records in PostgreSQL databases`).at(-1)).toContain('PostgreSQL');
  });

  it('keeps a name that it uses in two places', () => {
    const glued = 'Works in teamsExcellent writing. Loves goals.You bake. (rye)Proficient in oats. ';
    expect(apart(`${glued}GreenSky is a mill. At GreenSky we grind rye`).at(-1)).toContain('GreenSky is');
    expect(apart(`${glued}GreenSky is a mill`).at(-1)).toBe('Sky is a mill');
  });

  it('goes on with a verb after words of the trade, if it is glued again and again', () => {
    const glued = 'Works in teamsExcellent writing. Loves goals.You bake. (rye)Proficient in oats. ';
    expect(apart(`${glued}Shape the zorbloomsBake all loaves`).at(-1)).toBe('Bake all loaves');
    expect(apart(`${glued}Keeps FreshBooks and other records`).at(-1)).toContain('FreshBooks');
    expect(apart('Shape the zorbloomsBake all loaves')).toHaveLength(1);
  });

  it.each([
    [
      'after a line',
      'Works well with teamsExcellent writing',
      ['Works well with teams', 'Excellent writing'],
    ],
    ['after a sentence', 'Set goals.You report daily', ['Set goals.', 'You report daily']],
    ['before an article', 'Bake and plan.A love of bread', ['Bake and plan.', 'A love of bread']],
    [
      'after a bracket',
      'Know rye, oats (really)A love of bread',
      ['Know rye, oats (really)', 'A love of bread'],
    ],
    ['before a degree', 'Solve real problemsMS in baking', ['Solve real problems', 'MS in baking']],
    ['before years', 'Know your data.2+ years of baking', ['Know your data.', '2+ years of baking']],
    ['before years', 'Bake with OLAP3+ years of baking', ['Bake with OLAP', '3+ years of baking']],
    ['after an acronym', 'Reports in SQL.Great patience', ['Reports in SQL.', 'Great patience']],
    [
      'after a line that makes a word with the next',
      'Pass a drug testAble to bake',
      ['Pass a drug test', 'Able to bake'],
    ],
    ['after an unknown word', 'Uses ZorblaxStrong hands', ['Uses Zorblax', 'Strong hands']],
    ['after a name', 'Writing in EnglishAble to bake', ['Writing in English', 'Able to bake']],
    ['after a summary', 'Position SummaryUnder the miller', ['Position Summary', 'Under the miller']],
    ['after a heading', 'QualificationsFull driving license', ['Qualifications', 'Full driving license']],
    ['after a colon', 'You have:Great patience', ['You have:', 'Great patience']],
    ['before an acronym', 'Has taught bakers.ESL card', ['Has taught bakers.', 'ESL card']],
    ['not in a file name', 'Uses Angular.JS daily', ['Uses Angular.JS daily']],
    ['after a bracket', 'Bread (rye, oats)Proficient in oats', ['Bread (rye, oats)', 'Proficient in oats']],
    [
      'with years',
      'Sells to shops5+ years of sales (rye)3 years',
      ['Sells to shops', '5+ years of sales (rye)', '3 years'],
    ],
  ])('goes on %s: %s', (_, text, expected) => {
    expect(apart(text)).toEqual(expected);
  });

  it.each([
    'PowerPoint',
    'Vectors like BERT, fastText, ELMo',
    'JavaScript and TypeScript',
    'MarketInvoice',
    'the core of SilverLake',
    'Node.js',
    'macOS',
    'ASP.Net',
    'eBay Motors',
    'f(x)Dx',
    'a degree plus5 years',
    'at least5 years',
  ])('is not what "%s" is', (text) => {
    expect(gluedAt(text)).toEqual([]);
  });

  it.each([
    ['capitals', 'LanguagesCSSHTMLJAVASCRIPT', ['Languages', 'CSS', 'HTML', 'JAVASCRIPT']],
    ['an acronym', 'Web designs in JSQuality matters', ['Web designs in JS', 'Quality matters']],
    ['numbers', 'SKILLS IN BAKING2. PATIENCE', ['SKILLS IN BAKING', '2. PATIENCE']],
  ])('also goes on after %s if it goes on so again and again', (_, text, expected) => {
    const glued = 'Sell bread.You smile.You bake.You clean.You rest. ';
    expect(apart(`${glued}${text}`).slice(4)).toEqual([`You rest. ${expected[0]}`, ...expected.slice(1)]);
    expect(apart(text)).toEqual([text]);
  });

  const tasks = [
    'answer phones for every staff member',
    'take messages as required',
    'greet visitors of the service',
    'sort and forward incoming mail',
    'maintain the filing systems',
    'type letters and other documents',
    'order new office supplies',
    'organize travel arrangements',
    'update lists of the clients',
    'coordinate all the meetings',
  ];

  it('goes on in small letters if it has many words that are two', () => {
    const line = `${tasks.join('')}${' and all that comes with it'.repeat(8)}`;
    expect(apart(line).slice(0, -1)).toEqual(tasks.slice(0, -1));
    expect(apart(`${tasks[0]}${tasks[1]}${' and all that comes with it'.repeat(20)}`)).toHaveLength(1);
    const text = `Office Assistant\n\nResponsibilities\n${line}`;
    const asked = readPosting(text, 'Office Assistant', ALL_ASKED).requirements;
    expect(asked.map(({ text: words }) => words)).toContain(tasks[3]);
  });

  it('is read line by line, and every quote stands where it says', () => {
    const text =
      'Bakery Manager\n\nRequirementsFive years of bakery managementFood safety certificationExcellent knowledge of sourdough';
    const asked = readPosting(text).requirements.filter(({ end }) => end > 0);
    expect(asked.map(({ kind }) => kind)).toEqual(['experience', 'certification', 'skill']);
    for (const { text: words, start, end } of asked) expect(text.slice(start, end)).toBe(words);
  });

  it.each([
    ['Y / NExperience:Baking: 2 years', 'Experience'],
    ['Job SummaryZorblax is a mill', 'Zorblax'],
    ['(within 18 months)LICENSE: food handler', 'LICENSE'],
    ['$20 an hourBenefits:Free rolls', 'Benefits'],
  ])('goes on with the label of a form: %s', (text, label) => {
    expect(gluedAt(text)).toContain(text.indexOf(label));
  });

  it('has the words of both lines', () => {
    const words = postingTokens('the teamsExcellent writing').map(({ norm, start, end }) => [
      norm,
      start,
      end,
    ]);
    expect(words).toEqual([
      ['the', 0, 3],
      ['teams', 4, 9],
      ['excellent', 9, 18],
      ['writing', 19, 26],
    ]);
  });
});
