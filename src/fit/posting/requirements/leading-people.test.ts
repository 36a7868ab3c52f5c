import { expect, it } from 'vitest';
import { asksToLead, asksToLeadPeople } from './leading-people.ts';

it.each([
  'supervising an accounting team',
  'in a supervisory or lead role',
  'of them as a lead, keyholder or supervisor',
  'in a lead or supervisory capacity',
  'managing a team of drivers',
  'leading other technicians',
  'of staff supervision',
  'of management experience',
  'three years of prior management experience',
  'of warehouse leadership experience',
  'leading warehouse teams',
  'managing accountants',
  'of warehouse leadership experience',
  'leading warehouse teams',
  'managing accountants',
])('leads people: two years %s', (words) => {
  expect(asksToLead(words)).toBe(true);
});

it.each([
  'of project management experience',
  'working under general supervision',
  'with minimal supervision',
  'generating leads',
  'in lead abatement',
  'of accounting experience',
  'as a lead line cook',
  'of thought leadership experience',
  'of child supervision experience',
  'of cross-functional leadership experience',
  'as a lead line cook',
  'of thought leadership experience',
])('leads nobody: two years %s', (words) => {
  expect(asksToLead(words)).toBe(false);
});

it.each([
  ['Evaluates the performance of registered nurses', true],
  ['Conducts performance reviews', true],
  ['Ability to supervise nurses', true],
  ['Evaluates the performance of machine learning models', false],
  ['Conducts performance evaluations of software', false],
  ['Keeps the budgets of four mills, orders flour and supervises clerks', false],
])('"%s" asks to lead people: %s', (words, asks) => {
  expect(asksToLeadPeople(words)).toBe(asks);
});
