import { expect, it } from 'vitest';
import { leadsPeople } from './leading-titles.ts';

it.each([
  'Shift Supervisor',
  'Head Chef',
  'Kitchen Manager',
  'Director of Nursing',
  'School Principal',
  'Sales Team Lead',
  'Construction Foreman',
])('a %s leads people', (title) => {
  expect(leadsPeople(title)).toBe(true);
});

it.each([
  'Account Manager',
  'Project Manager',
  'Case Manager',
  'Principal Software Engineer',
  'Lead Generation Specialist',
  'Accountant',
])('a %s leads nobody', (title) => {
  expect(leadsPeople(title)).toBe(false);
});
