import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';

const read = (text: string) => readResume(text, '2026-11-21');
const jobs = (text: string) =>
  read(text).work.map(({ title, employer, months }) => [title?.text, employer?.text, months]);

const FULL = `EXPERIENCE
Head Baker
Rye & Co., Leeds, UK
March 2016 - June 2019
- Ran a night shift of six and trained two apprentices to their journeyman papers

Baker
Tin Loaf Ltd, Leeds, UK
January 2012 - February 2016
- Baked four hundred loaves a night
`;

describe('jobs listed in two sections', () => {
  it('are merged, with the data of both', () => {
    const list = 'WORK HISTORY\nHead Baker, 2016 - 2019\nBaker, Tin Loaf, 2012 - 2016\n\n';
    const expected = [
      ['Head Baker', 'Rye & Co.', 40],
      ['Baker', 'Tin Loaf Ltd', 50],
    ];
    expect(jobs(list + FULL)).toEqual(expected);
    expect(jobs(`${FULL}\n${list}`)).toEqual(expected);
  });

  it('are all kept if only the list has them', () => {
    const list =
      'WORK HISTORY\nHead Baker, Rye & Co., 2016 - 2019\nDelivery Driver, Oat Vans Ltd, 2009 - 2011\n\n';
    expect(jobs(list + FULL).map((job) => job[0])).toEqual(['Delivery Driver', 'Head Baker', 'Baker']);
  });

  it('stay separate if dates or titles differ', () => {
    const list = 'EARLIER EXPERIENCE\nBaker, Rye & Co., 2003 - 2006\nCashier, Rye & Co., 2016 - 2019\n\n';
    expect(jobs(list + FULL).map((job) => job[0])).toEqual(['Baker', 'Cashier', 'Head Baker', 'Baker']);
  });

  it('count once in the total', () => {
    const list = 'WORK HISTORY\nHead Baker, Rye & Co., 2016 - 2019\nBaker, Tin Loaf, 2012 - 2016\n\n';
    expect(read(list + FULL).totalMonths).toBe(read(FULL).totalMonths);
  });
});

it('a person who returned to an earlier employer has two jobs there', () => {
  const text = 'EXPERIENCE\nBaker, Rye & Co., 2015 - 2019\nBaker, Rye & Co., 2008 - 2010\n';
  expect(jobs(text)).toHaveLength(2);
});
