import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';

const nameOf = (text: string) => readResume(text, '2026-11-21').basics.name?.text.replace(/\s+/g, ' ');
const rest = 'mira@example.org | +44 113 496 0000\n\nSummary\nKeeps kilns hot.\n';

describe('the name at the top', () => {
  it.each([
    ['stands on two lines', `MIRA\nHOLT\n${rest}`, 'MIRA HOLT'],
    ['stands before the name of the paper', `Mira Holt Resume\n${rest}`, 'Mira Holt'],
    [
      'stands before a stroke and the name of the paper',
      `Mira Holt | Curriculum Vitae\n${rest}`,
      'Mira Holt',
    ],
    ['stands behind the word "Contacts"', `CONTACTS MIRA HOLT\n${rest}`, 'MIRA HOLT'],
    [
      'stands below what a template left',
      `Your Location\n+44 113 496 0000\nmira@example.org\nMira Holt\n\nSummary\nKeeps kilns hot.`,
      'Mira Holt',
    ],
    ['may be a word of a trade', `Mason Baker\n${rest}`, 'Mason Baker'],
    ['may be that of a tool', `Ruby Swift\n${rest}`, 'Ruby Swift'],
    ['is not joined with a place', `Mira\nLeeds\n${rest}`, 'Mira'],
  ])('%s', (_, text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    ['a town before its country', 'Ravenmoor, Israel\n\nSummary\nKeeps kilns hot.\n'],
    [
      'a town on the line of a title',
      'Welder\nRavenmoor, Norway\n\nExperience\nWelder, Oat & Rye Ltd, 2012 - 2020\n',
    ],
    ['the label of a date', 'DOB: 1984. Residence: Leeds, Mill Lane 3\nmira@example.org\n'],
    ['a label behind a town', 'Welder\nRavenmoor Cell: 0113 496 0000\n'],
    ['a list of skills', 'Python SQL\nMicrosoft Excel\n\nSummary\nCounts.\n'],
    ['a title of words that stand in titles alone', 'ANALYTICS LEAD\n\nSummary\nCounts.\n'],
    ['a wish', 'Full-time, on site or remote.\nDOB: 1984\n\nSummary\nCounts.\n'],
  ])('is not %s', (_, text) => {
    expect(nameOf(text)).toBeUndefined();
  });
});
