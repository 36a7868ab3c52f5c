import { describe, expect, test } from 'vitest';
import type { Gap, KeyMatch, Requirement, Span } from '../../../shared/results/fit-result.ts';
import { checkedNarration } from './checked-narration.ts';
import { knownFacts } from './known-facts.ts';
import { answerSchema, type Findings, type NarrationAnswer, narrationRequest } from './narration-request.ts';
import { numberOf } from './parse-number.ts';
import { redactorFor } from './personal-data.ts';
import { clausesOf } from './sentence-clauses.ts';
import { inventsNumber } from './sentence-numbers.ts';
import { contradictsScore, mentionsScore } from './sentence-score.ts';

const resume = `Warehouse Supervisor
Sutherby Cold Storage, 2018 – 2024
Ran inventory control in SAP for a 24-door dock; shrinkage fell by 12% and saved $40,000 a year
Trained 6 forklift operators
Basque pelota coach on weekends`;

const posting = `Warehouse Manager
Three years of warehouse experience, inventory control, SAP.
Lean Six Sigma and a CPIM certification. You will run 3 sites for Brackwater Foods.`;

const quote = (source: string, text: string): Span => {
  const start = source.indexOf(text);
  if (start < 0) throw new Error(`"${text}" was not found.`);
  return { text, start, end: start + text.length };
};
const requirement = (id: string, kind: Requirement['kind'], text: string): Requirement => ({
  ...{ id, kind, label: text, level: 'must' },
  ...quote(posting, text),
});
const match = (asked: Requirement, how: string, evidence: string): KeyMatch => ({
  ...{ requirement: asked, how, credit: 0.9, evidence: [quote(resume, evidence)] },
});
const gap = (asked: Requirement, scoreWith: number): Gap => ({
  ...{ requirement: asked, scoreWith, credit: 0, how: 'not found', evidence: [] },
});

const result: Findings = {
  fitScore: 72,
  analysis: 'Your résumé scores 72 of 100: good. It shows 3 of the 5 must-haves the posting lists.',
  keyMatches: [
    match(
      requirement('r0', 'experience', 'Three years of warehouse experience'),
      '6.4 years counted of 3 years',
      '2018 – 2024',
    ),
    match(requirement('r1', 'skill', 'inventory control'), 'exact', 'inventory control'),
    match(requirement('r2', 'tool', 'SAP'), 'exact', 'SAP'),
  ],
  gaps: [
    gap(requirement('r3', 'skill', 'Lean Six Sigma'), 81),
    gap(requirement('r4', 'certification', 'CPIM'), 78),
  ],
};

const supported = [
  { text: 'Your résumé shows inventory control in its own line.', findings: ['r1'] },
  { text: 'SAP is named in the same line, as the posting asks.', findings: ['r2'] },
  { text: 'The main gap is Lean Six Sigma, which no line mentions.', findings: ['r3'] },
];

/** Checks the sentence together with three supported ones and returns whether it is kept. */
function keeps(text: string, findings: string[]): boolean {
  const answer: NarrationAnswer = { sentences: [...supported, { text, findings }] };
  const checked = checkedNarration(answer, { result, resume, posting });
  expect(checked.text).toContain(supported.map((sentence) => sentence.text).join(' '));
  return checked.kept === 4;
}

describe('a sentence is kept that', () => {
  test.each([
    ['gives the score', 'You score 72 of 100, which is good.', []],
    ['gives it with a slash', 'Your score stands at 72/100.', []],
    [
      'says what a gap is worth',
      'If you know Lean Six Sigma, add it: the score would rise from 72 to 81.',
      ['r3'],
    ],
    ['says it in points', 'Adding CPIM would bring 6 more points.', ['r4']],
    [
      'rounds the counted years',
      'Your 6 years of warehouse experience are more than the three years asked.',
      ['r0'],
    ],
    ['names an employer correctly', 'At Sutherby Cold Storage you ran inventory control.', ['r1']],
    ['gives a percentage correctly', 'Shrinkage fell by 12% through your inventory control.', ['r1']],
    ['counts the must-haves', 'You meet 3 of the 5 must-haves.', []],
    ['has one shown and one missing skill', 'You show SAP, but CPIM is missing.', ['r2', 'r4']],
    ['gives a number from the posting', 'The posting asks for three years of warehouse experience.', ['r0']],
  ] as [string, string, string[]][])('%s', (_what, text, findings) => {
    expect(keeps(text, findings)).toBe(true);
  });
});

describe('a sentence is dropped that', () => {
  test.each([
    ['invents a skill in the lexicon', 'Your inventory control and Kubernetes skills stand out.', ['r1']],
    [
      'invents a skill missing from the lexicon',
      'Your inventory control and falconry skills stand out.',
      ['r1'],
    ],
    ['invents an employer', 'At Harrowgate Logistics you ran inventory control.', ['r1']],
    [
      'makes up an employer from words in the texts',
      'At Cold Warehouse Storage you ran inventory control.',
      ['r1'],
    ],
    ['combines two employers into one', 'Your inventory control at Brackwater Sutherby stands out.', ['r1']],
    ['invents a title', 'Your time as a Warehouse Accountant shows inventory control.', ['r1']],
    ['invents a number', 'You ran inventory control on 17 docks.', ['r1']],
    ['spells out an invented number', 'You ran inventory control on seventeen docks.', ['r1']],
    [
      'uses a number of the text for something else',
      'You trained 24 forklift operators in inventory control.',
      ['r1'],
    ],
    [
      'claims the years asked for as the years shown',
      'Your 3 years of warehouse experience stand out.',
      ['r0'],
    ],
    ['invents years', 'Your 9 years of warehouse experience stand out.', ['r0']],
    ['turns a number into a percentage', 'Inventory control rose by 24%.', ['r1']],
    ['turns a number into an amount of money', 'Inventory control saved $24 there.', ['r1']],
    ['gives another score', 'You score 81 of 100.', []],
    ['gives another score in words', 'Your score is eighty-one.', []],
    ['gives another score with a slash', 'Your score stands at 24/100.', []],
    ['promises more than the gap is worth', 'Adding CPIM would raise your score to 81.', ['r4']],
    ['promises a wrong number of points', 'Adding CPIM would bring 12 more points.', ['r4']],
    ['judges too positively', 'You are an excellent match with inventory control.', ['r1']],
    ['judges too negatively', 'This is a poor match with inventory control.', ['r1']],
    ['judges the score too positively', 'You score 72 of 100, which is excellent.', []],
    ['claims a missing skill', 'You bring Lean Six Sigma.', ['r3']],
    [
      'claims a missing skill next to a true statement',
      'You bring Lean Six Sigma, but CPIM is missing.',
      ['r3', 'r4'],
    ],
    ['calls a shown skill missing', 'SAP is missing, as is CPIM.', ['r2', 'r4']],
    ['denies a match', 'There is no inventory control.', ['r1']],
    ['says that nothing is missing', 'Nothing is missing beside SAP.', ['r2', 'r3']],
    ['miscounts the must-haves', 'You meet 4 of the 5 must-haves.', []],
    ['says that all must-haves are met', 'You meet all the must-haves.', []],
    ['mentions no finding', 'Your résumé is a very good one.', []],
    ['cites an unknown finding', 'Your inventory control stands out.', ['r1', 'r77']],
    ['mentions something else than it cites', 'Your forklift operators stand out.', ['r2']],
    ['recommends hiring', 'They should have hired you for inventory control.', ['r1']],
    [
      'quotes something that is in neither text',
      'Your line “inventory control of docks” stands out.',
      ['r1'],
    ],
    ['contains markup', 'Your <b>inventory control</b> stands out.', ['r1']],
    ['contains a URL', 'Your inventory control stands at https://inventory.control', ['r1']],
  ] as [string, string, string[]][])('%s', (_what, text, findings) => {
    expect(keeps(text, findings)).toBe(false);
  });

  test('repeats another one', () => {
    expect(keeps(supported[0]!.text, ['r1'])).toBe(false);
  });
});

describe('what a sentence may be', () => {
  const answer = (sentences: NarrationAnswer['sentences']) =>
    checkedNarration({ sentences }, { result, resume, posting });
  const more = [
    { text: 'CPIM is missing.', findings: ['r4'] },
    { text: 'You score 72 of 100.', findings: [] },
    { text: 'You meet 3 of the 5 must-haves.', findings: [] },
  ];

  test('is one of four to six', () => {
    expect(answer(supported)).toEqual({ text: null, kept: 0, dropped: 0 });
    expect(answer([...supported, ...more.slice(0, 1)])).toMatchObject({ kept: 4, dropped: 0 });
    expect(answer([...supported, ...more])).toMatchObject({ kept: 6, dropped: 0 });
    expect(answer([...supported, ...more, more[0]!])).toEqual({ text: null, kept: 0, dropped: 0 });
  });

  test('has 12 to 400 characters and at most 16 findings, without blanks around it', () => {
    const last = (text: string, findings = ['r2']) => answer([...supported, { text, findings }]);
    const long = 'You show SAP and inventory control, and '.repeat(10);
    expect(last(`  SAP is shown  `).text).toMatch(/ SAP is shown$/);
    expect(last('SAP shows it')).toMatchObject({ kept: 4 });
    expect(last('  SAP shows  ')).toEqual({ text: null, kept: 0, dropped: 0 });
    expect(last(`${long.slice(0, 399)}.`).kept).toBe(4);
    expect(last(`${long.slice(0, 400)}.`)).toEqual({ text: null, kept: 0, dropped: 0 });
    expect(last('SAP is shown here.', Array(17).fill('r2'))).toEqual({ text: null, kept: 0, dropped: 0 });
    expect(last('SAP is shown here.', Array(16).fill('r2'))).toMatchObject({ kept: 4 });
  });

  test('three supported ones are enough', () => {
    expect(answer([...supported, { text: 'You bring falconry.', findings: ['r1'] }])).toEqual({
      ...{ text: supported.map(({ text }) => text).join(' '), kept: 3, dropped: 1 },
    });
  });
});

describe('also kept is a sentence that', () => {
  test.each<[string, string[]]>([
    ['You meet 3 must-haves of the posting.', []],
    ['Your inventory control of Docks stands out.', ['r1']],
    ['Lean Six Sigma is lacking, while SAP is shown.', ['r2', 'r3']],
    ['Lean Six Sigma is a gap that you could add.', ['r3']],
    ['Only Lean Six Sigma would help.', ['r3']],
    ['There are 5 must-haves.', []],
    ['Your score is 72 overall.', []],
    ['With Lean Six Sigma your score would be 81 of 100.', ['r3']],
    ['Lean Six Sigma would bring nine more points.', ['r3']],
    ['No line mentions CPIM or Lean Six Sigma.', ['r3', 'r4']],
    ['The posting asks for CPIM, which isn’t shown.', ['r4']],
    ['CPIM is absent, while SAP is shown.', ['r2', 'r4']],
    ['Inventory control saved $40,000 a year.', ['r1']],
    ['Your 6.4 years of warehouse experience stand out.', ['r0']],
    ['One of the strongest is your inventory control.', ['r1']],
    ['You trained six forklift operators in inventory control.', ['r1']],
    ['The posting names 3 sites; you show inventory control.', ['r1']],
    ['You worked as a Warehouse Supervisor with inventory control.', ['r1']],
    ['Your line says “inventory control in SAP”.', ['r1']],
    ['The posting wants "Lean Six Sigma", which is missing.', ['r3']],
    ['At Sutherby Cold Storage, SAP is shown.', ['r2']],
    ['This is a good match overall, with SAP shown.', ['r2']],
  ])('says: %s', (text, findings) => {
    expect(keeps(text, findings)).toBe(true);
  });
});

describe('must-haves that are met in part, and duties', () => {
  const [years, control, sap] = result.keyMatches as [KeyMatch, KeyMatch, KeyMatch];
  const partly: Findings = {
    ...result,
    analysis: 'Your résumé meets 2 of the 5 must-haves in the posting, and 1 more in part.',
    keyMatches: [years, control, { ...sap, credit: 0.6, partly: true }],
    gaps: [...result.gaps, gap(requirement('r5', 'duty', 'run 3 sites'), 74)],
  };
  test.each([
    ['You meet 2 of the 5 must-haves.', true],
    ['You meet 1 of the 5 must-haves in part.', true],
    ['You meet 3 of the 5 must-haves.', true],
    ['You meet 2 of the 6 must-haves.', false],
    ['You meet 4 of the 5 must-haves.', false],
    ['You meet all the must-haves.', false],
  ])('are counted apart: %s', (text, isKept) => {
    const sentences = [...supported, { text, findings: [] }];
    expect(checkedNarration({ sentences }, { result: partly, resume, posting }).kept).toBe(isKept ? 4 : 3);
  });
});

describe('also dropped is a sentence that', () => {
  test.each<[string, string[]]>([
    ['Nothing is missing beside Lean Six Sigma.', ['r3']],
    ['There is no gap like Lean Six Sigma.', ['r3']],
    ['There is no  real gap like Lean Six Sigma.', ['r3']],
    ['There are no other important gaps like Lean Six Sigma.', ['r3']],
    ['You match all without  any  gap like Lean Six Sigma.', ['r3']],
    ['You match all without any gaps like Lean Six Sigma.', ['r3']],
    ['You meet 3 of the 4 must-haves.', []],
    ['You meet 1 must-have of the posting.', []],
    ['You meet 15 of 5 must-haves.', []],
    ['You meet 5 of the 5 must-haves.', []],
    ['You meet every one of the must-haves.', []],
    ['There are no important gaps beside SAP.', ['r2', 'r3']],
    ['There are no gaps beside SAP.', ['r2', 'r3']],
    ['You match SAP without any gaps.', ['r2', 'r3']],
    ['You match SAP without gap.', ['r2', 'r3']],
    ['Your inventory control guarantees an answer.', ['r1']],
    ['You are shortlisted for SAP.', ['r2']],
    ['They rejected SAP.', ['r2']],
    ['Disregarding SAP is best.', ['r2']],
    ['You are overqualified for SAP.', ['r2']],
    ['You never did inventory control.', ['r1']],
    ['You do not show SAP.', ['r2']],
    ['SAP isn’t in your résumé.', ['r2', 'r3']],
    ['Neither SAP nor CPIM is shown.', ['r2', 'r4']],
    ['Your résumé lacks inventory control.', ['r1', 'r3']],
    ['Your CPIM stands out, but SAP is missing.', ['r2', 'r4']],
    ['You bring six sigma and lean.', ['r3']],
    ['You hold CPIM; nothing more is asked of it.', ['r4']],
    ['Your forklift operators stand out.', ['r1']],
    ['Inventory control is good.', []],
    ['You ran inventory control for one month.', ['r1']],
    ['You ran inventory control for 24 years.', ['r1']],
    ['Inventory control fell by $12.', ['r1']],
    ['Inventory control saved 40,000 percent.', ['r1']],
    ['Inventory control saved €41,000 a year.', ['r1']],
    ['Your score rises from 62 to 81 with Lean Six Sigma.', ['r3']],
    ['You score 73 for SAP.', ['r2']],
    ['Lean Six Sigma would bring 7 points.', ['r3']],
    ['Your score is 81 of 100, with Lean Six Sigma missing.', ['r3']],
    ['This is an outstanding match with SAP.', ['r2']],
    ['The match is weak for SAP.', ['r2']],
    ['Your fit looks moderate with SAP.', ['r2']],
    ['You score 72: a poor result with SAP.', ['r2']],
    ['You score 72, which is very good.', []],
    ['You worked for Brackwater Cold Storage with SAP.', ['r2']],
    ['At Sutherby Foods you ran inventory control.', ['r1']],
    ['Sutherby Brackwater shows inventory control.', ['r1']],
    ['Your line says “SAP inventory control”.', ['r1']],
    ['You were a Chief Executive Officer with inventory control.', ['r1']],
    ['Your inventory control stands out at www.inventory.control', ['r1']],
    ['Inventory control\nstands out in your résumé.', ['r1']],
    ['Inventory control stands out | in your résumé.', ['r1']],
    ['*Inventory control* stands out in your résumé.', ['r1']],
    ['Inventory control stands out in your résumé 🙂', ['r1']],
  ])('says: %s', (text, findings) => {
    expect(keeps(text, findings)).toBe(false);
  });
});

describe('numbers in a sentence', () => {
  test.each([
    ['zero', '0'],
    ['one', '1'],
    ['four', '4'],
    ['seven', '7'],
    ['eight', '8'],
    ['ten', '10'],
    ['twelve', '12'],
    ['sixteen', '16'],
    ['nineteen', '19'],
    ['twenty', '20'],
    ['thirty', '30'],
    ['fifty', '50'],
    ['ninety', '90'],
    ['dozen', '12'],
    ['hundred', '100'],
    ['thousand', '1000'],
    ['million', '1000000'],
    ['1,200', '1200'],
    ['12,500,000', '12500000'],
    ['6.4', '6.4'],
    ['7.', '7'],
    ['a7', undefined],
    ['7a', undefined],
    ['', undefined],
    ['many', undefined],
  ])('%j is %j', (word, number) => {
    expect(numberOf(word)).toBe(number);
  });

  const facts = knownFacts(result, `${resume}\nServed 9 wards. Paid 5 % and £ 300.`, posting);
  test.each([
    ['You served 9 wards.', false],
    ['You served nine ward.', false],
    ['You served 9 sites.', true],
    ['You served 9.', false],
    ['You served 9 of the wards.', false],
    ['You served 8 of the wards.', true],
    ['You have 3 years.', true],
    ['The posting asks for 3 years.', false],
    ['At least 3 years are expected.', false],
    ['You have 3 years, and the posting wants 4 years.', true],
    ['You have 3 sites.', false],
    ['You were one of the wards.', false],
    ['You had one year.', true],
    ['You had one day.', true],
    ['It is 5% and £300.', false],
    ['It is 5 percent and £ 300.', false],
    ['It is 300%.', true],
    ['It is £5.', true],
    ['It is 5 percentiles.', true],
    ['You have 6 years, 6.4 years or 7 years.', true],
    ['You have 6 years or 6.4 years.', false],
  ])('%s', (sentence, invented) => {
    expect(inventsNumber(sentence, facts)).toBe(invented);
  });

  test('may be as far as five words from what they count, not further', () => {
    const near = (words: string) => knownFacts(result, `Served 9 ${words} wards`, posting);
    expect(inventsNumber('You served 9 wards.', near('big old red brick'))).toBe(false);
    expect(inventsNumber('You served 9 wards.', near('big old red brick city'))).toBe(true);
    const behind = (words: string) => knownFacts(result, `Wards served ${words} 9`, posting);
    expect(inventsNumber('You served 9 wards.', behind('in the city'))).toBe(false);
    expect(inventsNumber('You served 9 wards.', behind('in the old city'))).toBe(true);
  });
});

describe('scores in a sentence', () => {
  test.each([
    'Your score is good.',
    'You score well.',
    'It scored high.',
    'Scoring takes time.',
    'It is 72 out of 100.',
    'It is 72 of a hundred.',
    'It is 72/100.',
    'It is 72/ 100.',
    'It brings a point.',
    'It brings points.',
    'Your fit is good.',
    'A match of 72.',
    'The result is 72.',
    'It would raise it.',
    'That lifts you.',
    'It improves this.',
    'It increased that.',
  ])('are mentioned by: %s', (sentence) => {
    expect(mentionsScore(sentence)).toBe(true);
  });

  test.each([
    'You scoreboard it.',
    'It is 72/1000.',
    'You match SAP.',
    'You bring SAP.',
    'Fit for it.',
    'An underscore.',
  ])('are not mentioned by: %s', (sentence) => {
    expect(mentionsScore(sentence)).toBe(false);
  });

  const judged = (fitScore: number, sentence: string) =>
    !contradictsScore(sentence, [], knownFacts({ ...result, fitScore }, resume, posting));
  test.each([
    ...[
      'excellent',
      'perfect',
      'ideal',
      'outstanding',
      'exceptional',
      'superb',
      'flawless',
      'complete',
      'full',
    ].map((word): [string, number, number] => [word, 90, 100]),
    ['strong', 80, 100],
    ['great', 80, 100],
    ['high', 80, 100],
    ['good', 70, 100],
    ['solid', 70, 100],
    ['fair', 55, 80],
    ['decent', 55, 80],
    ['reasonable', 55, 80],
    ['moderate', 40, 70],
    ['partial', 40, 70],
    ['low', 0, 60],
    ['weak', 0, 60],
    ['poor', 0, 60],
    ['bad', 0, 60],
    ['limited', 0, 60],
  ] as [string, number, number][])('are only called %s from %i to %i', (word, min, max) => {
    for (const sentence of [
      `You are a ${word} match.`,
      `You are a ${word} overall fit.`,
      `Your fit is ${word}.`,
      `The match looks a ${word} one.`,
      `The result counts as ${word}.`,
      `You scored well, which is ${word}.`,
      `Your score: ${word} for this.`,
    ]) {
      for (const score of [min, max]) expect(judged(score, sentence), `${score}: ${sentence}`).toBe(true);
      if (min > 0) expect(judged(min - 1, sentence), sentence).toBe(false);
      if (max < 100) expect(judged(max + 1, sentence), sentence).toBe(false);
    }
  });

  test.each([
    'You have a weak spot.',
    'A poorly matched score.',
    'This is weak, which is sad.',
    'Your line is poor.',
  ])('are not judged by: %s', (sentence) => {
    expect(judged(95, sentence)).toBe(true);
  });

  test.each([
    ['A score of 91 and more.', false],
    ['You scored very well with 91 today.', false],
    ['You score well on 5 must-haves.', true],
    ['It goes from 72 to 91 overall, a better score.', false],
    ['Your score comes from 3 lines.', true],
    ['Your score: 72 out of 100.', true],
    ['Your score: 72.5 of 100.', false],
    ['It is 71/100 here.', false],
  ])('are checked in: %s', (sentence, isRight) => {
    expect(!contradictsScore(sentence, [], knownFacts(result, resume, posting))).toBe(isRight);
  });
});

test('a sentence is checked part by part', () => {
  expect(clausesOf('You show A; B is there, but C is missing while D, whereas E. Although F.')).toEqual([
    ...['You show A', ' B is there', 'C is missing', 'D', 'E', 'F.'],
  ]);
  expect(clausesOf('A is fine though B yet C however D and you E')).toEqual([
    'A is fine',
    'B',
    'C',
    'D',
    'E',
  ]);
  expect(clausesOf('6.4 years; ; ok')).toEqual(['6.4 years', ' ok']);
});

describe('what the model is asked', () => {
  const redactor = redactorFor(resume, '2026-11-21');
  const dataOf = (findings: Findings) => JSON.parse(narrationRequest(findings, redactor).prompt);

  test('has the score with its meaning, the computed text and every finding', () => {
    const data = dataOf(result);
    expect(data).toMatchObject({
      score: 72,
      of: 100,
      meaning: expect.any(String),
      computedAnalysis: result.analysis,
    });
    expect(data.meaning).not.toBe('');
    expect(data.findings[1]).toEqual({
      ...{
        id: 'r1',
        asked: 'inventory control',
        inTheWords: 'inventory control',
        kind: 'skill',
        level: 'must',
      },
      ...{ status: 'shown', how: 'exact', resumeLines: ['inventory control'] },
    });
    expect(data.findings[3]).toMatchObject({
      id: 'r3',
      status: 'not shown',
      resumeLines: [],
      scoreIfShown: 81,
    });
    expect(dataOf({ ...result, fitScore: null }).score).toBe(0);
  });

  test('has at most ten matches, six gaps, two lines each, and 240 characters of a line', () => {
    const [matched, missing] = [result.keyMatches[1]!, result.gaps[0]!];
    const long = { ...matched.evidence[0]!, start: 0, end: resume.length };
    const findings = {
      ...result,
      keyMatches: Array(11).fill({ ...matched, evidence: [long, long, long] }),
      gaps: Array(7).fill({
        ...missing,
        requirement: { ...missing.requirement, text: 'Lean Six Sigma '.repeat(40) },
      }),
    };
    const data = dataOf(findings);
    expect(data.findings).toHaveLength(16);
    expect(data.findings[0].resumeLines.map((line: string) => line.length)).toEqual([
      Math.min(240, redactor.quote(long).length),
      Math.min(240, redactor.quote(long).length),
    ]);
    expect(data.findings[15].inTheWords).toHaveLength(240);
  });

  test.each([
    [{ credit: 1 }, 'shown'],
    [{ credit: 0.6, partly: true }, 'shown in part'],
    [{ credit: 1, how: 'related' }, 'shown in part'],
    [{ credit: 1, how: 'similar job' }, 'shown in part'],
  ])('calls a match with %j %s', (changed, status) => {
    const findings = { ...result, keyMatches: [{ ...result.keyMatches[0]!, ...changed }], gaps: [] };
    expect(dataOf(findings).findings[0].status).toBe(status);
  });

  test.each([
    [0.6, 'shown in part'],
    [0.25, 'shown in part'],
    [0.24, 'not shown'],
  ])('calls a gap with credit %f and a line %s', (credit, status) => {
    const { evidence } = result.keyMatches[0]!;
    const findings = { ...result, keyMatches: [], gaps: [{ ...result.gaps[0]!, credit, evidence }] };
    expect(dataOf(findings).findings[0].status).toBe(status);
  });

  test('calls a gap without any line not shown, whatever its credit', () => {
    const findings = { ...result, keyMatches: [], gaps: [{ ...result.gaps[0]!, credit: 0.6, evidence: [] }] };
    expect(dataOf(findings).findings[0].status).toBe('not shown');
  });

  test('asks for sentences with the findings they speak about', () => {
    const sentences = [{ text: 'You show SAP.', findings: ['r2'] }];
    expect(answerSchema.safeParse({ sentences }).success).toBe(true);
    for (const wrong of [{}, { sentences: [{}] }, { sentences: [{ text: 'x', findings: [1] }] }])
      expect(answerSchema.safeParse(wrong).success).toBe(false);
  });
});

test('needs at least three supported sentences', () => {
  const sentences = [...supported.slice(0, 2), ...supported.slice(0, 2)];
  expect(checkedNarration({ sentences }, { result, resume, posting })).toEqual({
    text: null,
    kept: 2,
    dropped: 2,
  });
});

test('checks a hostile sentence against huge texts in linear time', () => {
  const text = `${'1 of 100 to '.repeat(30)}“`.slice(0, 399);
  const long = 'a '.repeat(200_000);
  const texts = {
    result,
    resume: `${resume}\n${long}`,
    posting: `${posting}\n${'9 of 100 years, '.repeat(20_000)}`,
  };
  // Anything worse than linear time exceeds the test's timeout.
  const checked = checkedNarration({ sentences: Array(6).fill({ text, findings: ['r1'] }) }, texts);
  expect(checked.text).toBeNull();
});
