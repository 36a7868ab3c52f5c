import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';

const nameOf = (text: string) => readResume(text, '2026-11-21').basics.name?.text.replace(/\s+/g, ' ');
const rest = 'mira@example.org | +44 113 496 0000\n\nSummary\nKeeps kilns hot.\n';

describe('the name at the top', () => {
  it.each([
    ['may take two lines', `MIRA\nHOLT\n${rest}`, 'MIRA HOLT'],
    ['may precede the kind of document', `Mira Holt Resume\n${rest}`, 'Mira Holt'],
    ['may precede a bar and the kind of document', `Mira Holt | Curriculum Vitae\n${rest}`, 'Mira Holt'],
    ['may follow the word "Contacts"', `CONTACTS MIRA HOLT\n${rest}`, 'MIRA HOLT'],
    [
      'may follow remains of a template',
      `Your Location\n+44 113 496 0000\nmira@example.org\nMira Holt\n\nSummary\nKeeps kilns hot.`,
      'Mira Holt',
    ],
    ['may be a trade', `Mason Baker\n${rest}`, 'Mason Baker'],
    ['may be a tool', `Ruby Swift\n${rest}`, 'Ruby Swift'],
    ['may follow the number of a room', `Weir Hall Room 220\nMira Holt\n${rest}`, 'Mira Holt'],
    ['may precede the number of a house', `Mira Holt 12 Weir Street\n${rest}`, 'Mira Holt'],
    ['may have a surname that was made unreadable', `Mira XXXXX\n${rest}`, 'Mira'],
    ['may follow a town before its postal code', `Ravenmoor VIC 3168\nMira Holt\n${rest}`, 'Mira Holt'],
    ['may precede a title on the same line', `Mira Holt Software Engineer\n${rest}`, 'Mira Holt'],
    ['may have three words before a title', `Mira Ann Holt Project Manager\n${rest}`, 'Mira Ann Holt'],
    ['may precede the label of an address', `Mira Holt Address: 1 Mill Lane\n${rest}`, 'Mira Holt'],
    ['may precede an e-mail address', `Mira Holt mira@example.org\n`, 'Mira Holt'],
    ['may have particles and accents', `Ángela M. de los Ríos\n${rest}`, 'Ángela M. de los Ríos'],
    ['may be Welsh', `Rhodri ap Llewelyn\n${rest}`, 'Rhodri ap Llewelyn'],
    ['may begin with the surname', `HOLT, Mira Ann-Bridget\n${rest}`, 'HOLT, Mira Ann-Bridget'],
    ['may take two lines, the second in small letters', `Giulia\ndell'Acqua\n${rest}`, "Giulia dell'Acqua"],
    ['may follow a degree', `Dipl.-Ing. Mira Holt\n${rest}`, 'Mira Holt'],
    ['may have a nickname in quotes and brackets', `MIRA ("MIMI") HOLT\n${rest}`, 'MIRA ("MIMI") HOLT'],
    ['may have a nickname in it', `Mira "Mimi" Holt\n${rest}`, 'Mira "Mimi" Holt'],
    ['may precede credentials', `Mira Holt CPA\n${rest}`, 'Mira Holt'],
    ['may precede letters that are a state as well', `Mira Holt, PE\n${rest}`, 'Mira Holt'],
    ['keeps its number', `Mira Holt III\n${rest}`, 'Mira Holt III'],
    ['may follow "Candidate"', `Candidate: Mira Holt\n${rest}`, 'Mira Holt'],
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
    ['a title of words that only titles have', 'ANALYTICS LEAD\n\nSummary\nCounts.\n'],
    ['the first words of a title', 'Human Resources Manager\n\nSummary\nCounts.\n'],
    ['a wish', 'Full-time, on site or remote.\nDOB: 1984\n\nSummary\nCounts.\n'],
  ])('is not %s', (_, text) => {
    expect(nameOf(text)).toBeUndefined();
  });
});

describe('a name below a side column', () => {
  const side = 'CONTACT\n(555) 010-0199\nRavenholm, OH\n\nSKILLS\nExcel\nPayroll\n\n';

  it('stands above what somebody calls themselves', () => {
    expect(nameOf(`${side}MIRA HOLT\nBookkeeper\n\nEXPERIENCE\nBookkeeper, Oak Grill, 2012 – 2015\n`)).toBe(
      'MIRA HOLT',
    );
  });

  it('is not the name of an employer', () => {
    expect(nameOf(`${side}EXPERIENCE\n\nOAK GRILL\nBookkeeper\n2012 – 2015\n`)).toBeUndefined();
  });
});
