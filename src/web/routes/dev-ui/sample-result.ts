import type {
  Condition,
  ConditionKind,
  FitResult,
  Gap,
  KeyMatch,
  Requirement,
  Span,
} from '../../../shared/results/fit-result.ts';
import { longWords } from './specimen.tsx';

/** Written by hand to show every state of the score view, not computed by the engine. */

export const resumeText = `Dana Reyes
Leeds · dana.reyes@example.org

SUMMARY
Baker with nine years in craft bakeries, at home with sourdough and night shifts.

EXPERIENCE
Head Baker, Corner Loaf, Leeds — March 2019 to present
• Run a night shift of six and bake 1,200 loaves before opening.
• Cut flour waste from 6 % to 2 % by weighing every batch.
• Trained four apprentices; three stayed.

Baker, Mill Street Bread, York — June 2015 to February 2019
• Mixed, shaped and baked sourdough, rye and brioche by hand.

EDUCATION
Diploma in Bakery and Patisserie, Northfield College, 2015

SKILLS
Sourdough, laminated dough, deck ovens, Excel`;

export const samplePostingText = `${longWords}

Harrow & Rye is looking for a head baker who takes over our night bakery.

What you bring
• At least five years in a craft bakery, two of them leading a shift.
• Sourdough is second nature to you.
• A Level 2 food safety certificate.
• You keep records of waste and know how to bring it down.

Good to have
• Laminated dough at scale.
• A vocational degree in baking.
• Ordering in Cybake or a similar system, described well enough that a colleague could take over in the morning without asking, with the stock counts, the suppliers' delivery days and the agreed prices written down where the day team looks for them first.

Practical
• Five nights a week, 22:00 to 06:00, every other weekend.
• You lift flour sacks of up to 25 kg.
• Full driving licence for the morning round.

We offer 28 days of holiday and a loaf a day.`;

export const sampleResult: FitResult = {
  fitScore: 82,
  raw: 81.6,
  components: {
    mustHaves: { label: 'Required skills', points: 34, outOf: 40 },
    experience: { label: 'Experience', points: 18.5, outOf: 20 },
    preferred: { label: 'Preferred', points: 11, outOf: 18 },
    role: { label: 'Role and seniority', points: 13, outOf: 15 },
    education: { label: 'Education and licence', points: 6, outOf: 7 },
  },
  keyMatches: [
    match(
      '5+ years in a craft bakery',
      'must',
      'At least five years in a craft bakery',
      '11 years counted of 5 years',
      1,
      ['March 2019 to present', 'June 2015 to February 2019', 'nine years in craft bakeries'],
    ),
    match('Leads a shift', 'must', 'two of them leading a shift', 'exact', 1, ['Run a night shift of six']),
    match('Sourdough', 'must', 'Sourdough', 'exact', 1, [
      'sourdough, rye and brioche',
      'Sourdough, laminated',
    ]),
    match('Keeps waste down', 'must', 'bring it down', 'exact', 1, ['Cut flour waste from 6 % to 2 %']),
    {
      ...match('Laminated dough', 'preferred', 'Laminated dough', 'exact', 0.8, ['laminated dough']),
      listed: true,
    },
    {
      ...match('Records of waste', 'must', 'You keep records of waste', 'names waste', 0.6, [
        'Cut flour waste from 6 % to 2 %',
      ]),
      partly: true,
    },
    match('Takes over the night bakery', 'nice', 'takes over our night bakery', 'related', 0.6, [
      'at home with sourdough and night shifts',
    ]),
    match(longWords, 'nice', 'A vocational degree in baking', 'degree', 0.8, [
      'Diploma in Bakery and Patisserie',
    ]),
  ],
  gaps: [
    gap(
      'Level 2 food safety certificate',
      'must',
      'A Level 2 food safety certificate',
      'not found',
      0,
      89,
      [],
    ),
    gap(
      'Laminated dough, shown in use',
      'preferred',
      'Laminated dough at scale',
      'close to: laminated dough',
      0.4,
      85,
      ['laminated dough'],
    ),
    gap('Ordering in Cybake', 'preferred', 'Cybake or a similar system', 'not found', 0, 84, []),
    gap('Holiday cover', 'nice', '28 days of holiday', 'not found', 0, 82, []),
  ],
  conditions: [
    condition('hours', 'Five nights a week, 22:00 to 06:00, every other weekend'),
    condition('physical', 'You lift flour sacks of up to 25 kg'),
    condition('driving', 'Full driving licence for the morning round'),
  ],
  analysis: [
    'Your résumé scores 82 of 100 for “Head Baker”: strong match.',
    'Must-haves\nYour résumé meets 4 of the 6 must-haves in the posting, and 1 more in part.',
    'Strongest\nSourdough; leads a shift; 11 years in craft bakeries.',
    'Missing or only partly shown\nLevel 2 food safety certificate; Laminated dough.',
    'Experience\n11 years found, 5 years asked for.',
  ].join('\n\n'),
  notes: ['Two dates overlap by a month; the month was counted once.'],
  receipt: {
    engineVersion: '1.4.0',
    lexiconVersion: '2026-11',
    resumeHash: '3f0a6a7dd0c9b3f1c2e47a1c5ee9b2ad1f6c8c0ce8b4e1d36a5b0f8c9e7d2a41',
    postingHash: '9b1de0c2a4f57e6893bb01d4c7f2a85e6d3c90b1f84e27a65c3d0e9f8b7a6152',
    today: '2026-11-21',
  },
};

export const emptyResult: FitResult = {
  ...sampleResult,
  fitScore: null,
  raw: null,
  reason: 'The résumé has no text: it may be a scan. Upload a PDF with text, or paste it.',
  components: {},
  keyMatches: [],
  gaps: [],
  conditions: [],
  analysis: '',
  notes: [],
};

function spanIn(source: string, text: string): Span {
  const start = source.indexOf(text);
  if (start === -1) throw new Error(`The sample text does not hold "${text}".`);
  return { text, start, end: start + text.length };
}

function requirement(label: string, level: Requirement['level'], text: string): Requirement {
  return { ...spanIn(samplePostingText, text), id: label, label, level, kind: 'skill' };
}

function condition(kind: ConditionKind, text: string): Condition {
  return { ...spanIn(samplePostingText, text), kind, label: text };
}

function match(
  label: string,
  level: Requirement['level'],
  text: string,
  how: string,
  credit: number,
  evidence: string[],
): KeyMatch {
  return {
    requirement: requirement(label, level, text),
    how,
    credit,
    evidence: evidence.map((quote) => spanIn(resumeText, quote)),
  };
}

function gap(
  label: string,
  level: Requirement['level'],
  text: string,
  how: string,
  credit: number,
  scoreWith: number,
  evidence: string[],
): Gap {
  return { ...match(label, level, text, how, credit, evidence), scoreWith };
}
