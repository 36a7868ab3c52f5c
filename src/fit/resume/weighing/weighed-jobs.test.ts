import { describe, expect, it } from 'vitest';
import { toJsonResume } from '../json-resume.ts';
import { readResume, readResumeWith } from '../read-resume.ts';

const today = '2026-11-21';
const textsOf = (mention: object) =>
  Object.entries(mention).map(([role, span]: [string, { text: string }]) => `${role}: ${span.text}`);

const DATED = 'Site Manager, Grant Builders Ltd, Leeds\n2015 - 2019\n- Ran sites\n';

describe('a job without dates', () => {
  const text = `Mira Holt\n\nEMPLOYMENT\n\n${DATED}\nADDITIONAL INFORMATION\nVolunteer: Ravenholm Library\nTutor at Elm Works Ltd\n`;

  it('is mentioned', () => {
    expect(readResume(text, today).mentions.map(textsOf)).toContainEqual([
      'title: Tutor',
      'employer: Elm Works Ltd',
    ]);
  });

  it('stands in the text where its spans say', () => {
    const spaced = text.replaceAll(' ', '\u00a0 ');
    const { mentions } = readResume(spaced, today);
    expect(mentions.length).toBeGreaterThan(0);
    for (const mention of mentions)
      for (const span of Object.values(mention)) expect(spaced.slice(span.start, span.end)).toBe(span.text);
  });

  it('is an item of the JSON Resume, without months of work', () => {
    const read = readResume(text, today);
    expect(toJsonResume(read).work.at(-1)).toEqual({
      position: 'Tutor',
      name: 'Elm Works Ltd',
      highlights: [],
    });
    expect(read.totalMonths).toBe(48);
  });

  it('is not mentioned if it only repeats a title that is known', () => {
    const read = readResume(`Mira Holt\n\nWORK\n\n${DATED}- As Site Manager\n`, today);
    expect(read.mentions).toEqual([]);
  });

  it.each([
    'Clerk, City of Elmsford, Department of Parks, Mail Services (full-time)\nJan 2024 - Present',
    'Clerk I, County of Larkmoor, Auditor-Controller\nSeptember 2023 - Present',
    'Driver — FedEx Ground contractor (Weir Parcel LLC), Crow Valley\n2020 - Dec 2023',
    'Sales Associate\nTarget, Crow Hill\nAug. 2021 to Feb. 2023',
  ])('is no further name beside the job of "%s"', (job) => {
    const { work, mentions } = readResume(`Mira Holt\n\nEXPERIENCE\n${job}\n- Drove a van\n`, today);
    expect(work).toHaveLength(1);
    expect(mentions).toEqual([]);
  });

  it('is not read from references', () => {
    const read = readResume(`Mira Holt\n\nWORK\n\n${DATED}\nREFERENCES\nTutor at Elm Works Ltd\n`, today);
    expect(read.mentions).toEqual([]);
  });
});

it('without weights, only the rules read', () => {
  const text = `Mira Holt\n\nWORK\n\n${DATED}\nOTHER\nTutor at Elm Works Ltd\n`;
  const { work, mentions } = readResumeWith(text, today, new Map());
  expect(mentions).toEqual([]);
  expect(work[0]).toMatchObject({
    title: { text: 'Site Manager' },
    employer: { text: 'Grant Builders Ltd' },
    place: { text: 'Leeds' },
  });
});
