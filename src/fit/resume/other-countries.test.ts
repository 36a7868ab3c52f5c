import { describe, expect, it } from 'vitest';
import { readResume } from './read-resume.ts';

const read = (text: string) => readResume(text, '2026-11-27');
const below = (body: string) => read(`Ann Hill\nann@mail.example\n\n${body}\n`);

describe('a school certificate', () => {
  it.each([
    ['WASSCE, Elm Academy, 2012', 'WASSCE | Elm Academy'],
    ['Matric, Bihar School Examination Board, 2002', 'Matric | Bihar School Examination Board'],
    ['NCEA Level 2\nElm College\n2017', 'NCEA Level 2 | Elm College'],
    ['VCE, Elm College, 2013', 'VCE | Elm College'],
    ['HKDSE, Elm Wa College, 2014', 'HKDSE | Elm Wa College'],
    [
      'Malawi School Certificate of Education, Elm Secondary School, 2014',
      'Malawi School Certificate of Education | Elm Secondary School',
    ],
    [
      'Kenya Certificate of Primary Education, Elm Primary School, 2009',
      'Kenya Certificate of Primary Education | Elm Primary School',
    ],
    ['Bachiller, Colegio Nacional de Elm (2004 – 2009)', 'Bachiller | Colegio Nacional de Elm'],
    ['1995: XII, Elm College, Ajmer, 78%', 'XII | Elm College'],
    ['BTEC Extended Diploma in Animal Management, Elm College, 2019', 'BTEC Extended Diploma | Elm College'],
    ['B. Ing., Civil Engineering, Elm University — 2015', 'B. Ing. | Elm University'],
    ['Specialist degree, Accounting, Elm University, 2001 – 2006', 'Specialist degree | Elm University'],
  ])('%s', (line, expected) => {
    const told = below(`EDUCATION\n${line}`).education.map(
      ({ degree, institution }) => `${degree?.text} | ${institution?.text}`,
    );
    expect(told).toEqual([expected]);
  });
});

it.each(['FURTHER EDUCATION', 'Vocational Training', 'Tertiary education', 'Learning'])(
  'degrees stand below "%s"',
  (heading) => {
    expect(below(`${heading}\nBSc Biology, Elm University, 2015`).education).toHaveLength(1);
  },
);

it.each([
  'LICENCES & TICKETS',
  'Cards and Tickets',
  'COURSES COMPLETED',
  'Trainings Attended',
  'REGISTRATIONS',
])('certificates stand below "%s"', (heading) => {
  expect(below(`${heading}\nWhite Card`).certifications.map(({ text }) => text)).toEqual(['White Card']);
});

it.each(['LANGUAGES SPOKEN', 'Linguistic Skills', 'Mother Tongue'])(
  'languages stand below "%s"',
  (heading) => {
    const { certifications, languages } = below(
      `CERTIFICATES\nFirst Aid, 2021\n\n${heading}\nEnglish, Sepedi`,
    );
    expect(languages.map(({ text }) => text)).toEqual(['English', 'Sepedi']);
    expect(certifications.map(({ text }) => text)).toEqual(['First Aid']);
  },
);

it('the number of a certificate may end like a year', () => {
  expect(below('CERTIFICATES\nWelding, no. 124/E/2019').certifications.map(({ text }) => text)).toEqual([
    'Welding, no. 124/E/2019',
  ]);
});

describe('a name', () => {
  it.each([
    ['SGT. (RET.) ANN D. HILL JR.\nDayton, OH', 'ANN D. HILL JR.'],
    ['Ann "Annie" van Rooyen\nID NO: withheld', 'Ann "Annie" van Rooyen'],
    ['Curriculum Vitae of\nAnn Wanjiku Hill\nP.O. Box 1284 – 20100, Nakuru', 'Ann Wanjiku Hill'],
    ['HILL, Jean-Ann, ing.\n1455, rue Elm', 'HILL, Jean-Ann'],
    ['ANN HILL\nSecond Fix Joiner', 'ANN HILL'],
  ])('%s', (top, name) => {
    expect(read(`${top}\nann@mail.example\n\nWORK\nClerk, Elm Ltd, 2019 – 2022\n`).basics.name?.text).toBe(
      name,
    );
  });
});

it.each(['(+84) 903 555 019', '0341 / 555 01 98'])('%s is a phone number', (phone) => {
  expect(read(`Ann Hill\nTel. ${phone}\nann@mail.example\n`).basics.phone?.text).toBe(phone);
});
