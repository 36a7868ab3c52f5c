import { describe, expect, test } from 'vitest';
import { findPostingEmployer } from './posting-employer.ts';

describe('the employer', () => {
  test.each([
    [
      "Registered Nurse – ED\nSt. Anne's Hospital, Dayton, OH\n\nWhat you need",
      { name: "St. Anne's Hospital", location: 'Dayton, OH' },
    ],
    [
      '\n\n Engineer \n\n Bramble Kern, Inc. | Raleigh, NC | Full time',
      { name: 'Bramble Kern, Inc.', location: 'Raleigh, NC' },
    ],
    ['Paralegal\nOstrow & Vane, P.C.', { name: 'Ostrow & Vane, P.C.' }],
    ['Lecturer\nUniversity of Ashmere', { name: 'University of Ashmere' }],
    ['Developer\nVellum · Chicago or remote\n\nAt Vellum, you will write Go.', { name: 'Vellum' }],
    ['Cashier\nKwik Corner\n$15 an hour\nWhy join Kwik Corner?', { name: 'Kwik Corner' }],
    [
      'Trainer\nNorthgate Athletic Club - Overland Park\nNorthgate Athletic Club is open daily.',
      { name: 'Northgate Athletic Club' },
    ],
    ['Buyer\nFull time\nCompany: Marlow and Finch\nSalary: $50,000', { name: 'Marlow and Finch' }],
    ['About the job\nNurse\nLarkspur Clinic\n', { name: 'Larkspur Clinic' }],
  ])('of %j is read', (text, employer) => {
    expect(findPostingEmployer(text)).toEqual(employer);
  });

  test.each([
    ['Sous Chef\nBristol · full time · £35,000\n\nAbout us\nThe Lantern Room is a restaurant.'],
    ['Nurse\nDayton, OH\nDayton is a lively city. You work in Dayton.'],
    ['Dev\nCollege Station, TX'],
    ['Dev\nBrooklyn, New York, NY'],
    ['Nurse\nEmergency Department'],
    ['Nurse\nSome College'],
    ['Nurse\nHigh School'],
    ['Driver\nFull Time\nFull Time is what we offer.'],
    ['Driver\nLocation: Kettle Bank'],
    ['Designer\nSenior Software Engineer\nAt Senior Software Engineer level'],
    ['Writer\nWe run a small bank.'],
    ['Writer\nVellum makes paper that people love, and it is sold in every county of the state.'],
    ['Clerk\nCompany: $40,000'],
    ['Clerk\nhttps://vellum.example/hospital'],
    ['Clerk\nUnheard Name'],
    ['Clerk'],
    [''],
  ])('of %j is not guessed', (text) => {
    expect(findPostingEmployer(text)).toBeUndefined();
  });

  test('is found in linear time in a hostile text', () => {
    expect(findPostingEmployer(`Nurse\n${'A '.repeat(100_000)}Inc.`)).toBeUndefined();
  });
});
