import { describe, expect, test } from 'vitest';
import type { Gap, KeyMatch, Requirement, Span } from '../../../shared/results/fit-result.ts';
import { checkedNarration } from './checked-narration.ts';
import type { Findings, NarrationAnswer } from './narration-request.ts';

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
  analysis: 'Your résumé scores 72 of 100: good. It shows 3 of the 5 must-haves that the posting names.',
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
