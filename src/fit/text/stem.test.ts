import { expect, it } from 'vitest';
import { sameWord, stem } from './stem.ts';

it.each([
  ['databases', 'database'],
  ['policies', 'policy'],
  ['taxes', 'tax'],
  ['menus', 'menu'],
  ['apis', 'api'],
  ['clinics', 'clinic'],
  ['campuses', 'campus'],
  ['cookies', 'cookie'],
  ['quizzes', 'quiz'],
  ['organisation', 'organization'],
  ['paediatric', 'pediatric'],
  ['behaviour', 'behavior'],
  ['labour', 'labor'],
  ['programme', 'program'],
  ["bachelor's", 'bachelor'],
  ['modelling', 'modeling'],
])('%s is another way to write %s', (variant, word) => {
  expect(sameWord(variant)).toBe(sameWord(word));
});

it.each([
  'business',
  'analysis',
  'kubernetes',
  'advertising',
  'supervise',
  'process',
  'four',
  'hour',
  'css',
  'campus',
  'physics',
])('%s stays as it is', (word) => {
  expect(sameWord(word)).toBe(word);
});

it('joins the forms of one word', () => {
  expect(new Set(['manage', 'manages', 'managed', 'managing', 'management'].map(stem)).size).toBe(1);
  expect(new Set(['plan', 'plans', 'planned', 'planning'].map(stem)).size).toBe(1);
  expect(stem('supervision')).toBe(stem('supervising'));
});

it('keeps different words apart', () => {
  expect(stem('nurse')).not.toBe(stem('nursery'));
  expect(stem('account')).not.toBe(stem('accountant'));
  expect(stem('general')).not.toBe(stem('generate'));
});
