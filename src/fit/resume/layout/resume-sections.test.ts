import { describe, expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';
import { headingKind } from './resume-sections.ts';

describe('a heading', () => {
  it.each([
    ['WORK EXPERIENCE', 'work'],
    ['Career and Job History', 'work'],
    ['Employment History:', 'work'],
    ['Berufserfahrung', 'work'],
    ['Expériences professionnelles', 'work'],
    ['II. EDUCATION', 'education'],
    ['E D U C A T I O N', 'education'],
    ['Educational Qualifications', 'education'],
    ['Formación académica', 'education'],
    ['Key Skills', 'skills'],
    ['Technical Proficiencies', 'skills'],
    ['Licenses & Certifications', 'certifications'],
    ['Summary of Qualifications', 'summary'],
    ['Volunteer Experience', 'volunteer'],
    ['Related Experience in Education', 'work'],
    ['Academic Positions', 'work'],
    ['Leadership Positions', 'volunteer'],
    ['Honors and Awards', 'awards'],
    ['Languages', 'languages'],
    ['REGISTRATION', 'certifications'],
    ['Present Position', 'work'],
    ['Current role', 'work'],
  ])('"%s" starts the section %s', (line, kind) => {
    expect(headingKind(line)).toBe(kind);
  });

  it.each(['Registered Nurse', 'Led the experience team to skills', 'Boston, MA', '', '2014'])(
    'is not "%s"',
    (line) => {
      expect(headingKind(line)).toBeUndefined();
    },
  );
});

describe('sections', () => {
  const kinds = (text: string) => readResume(text, '2026-11-21').sections.map((section) => section.kind);

  it('are found in a résumé that is one long line', () => {
    expect(
      kinds('Ann Lee  Objective  To teach.  Work Experience  2015 - 2019 Tutor  Education  B.A.'),
    ).toEqual(['header', 'summary', 'work', 'education']);
  });

  it('are found if the heading is on one line with the content', () => {
    expect(kinds('Ann Lee\n\nSKILLS: knitting, dyeing\n\nEDUCATION: B.A., Elm College')).toEqual([
      'header',
      'skills',
      'education',
    ]);
  });

  it('called "Qualifications" are education or skills, depending on the content', () => {
    expect(kinds('Ann Lee\n\nQualifications\n\nB.Sc. Botany, Elm College')).toEqual(['header', 'education']);
    expect(kinds('Ann Lee\n\nQualifications\n\nQuick learner\nForklift driving')).toEqual([
      'header',
      'skills',
    ]);
  });

  it('are found by headings in lower case', () => {
    expect(
      kinds('Ann Lee\n\nwork experience\n\nTutor, Elm College, 2015 - 2019\n\neducation\n\nB.A.'),
    ).toEqual(['header', 'work', 'education']);
  });

  it('are not started by the heading of a part of a job', () => {
    expect(
      kinds(
        'Ann Lee\n\nWORK EXPERIENCE\n\nTutor, Elm College, 2015 - 2019\n\nAchievements:\n\nNew reading room',
      ),
    ).toEqual(['header', 'work']);
  });

  it('are not started by a heading that every job repeats', () => {
    const job = (name: string) => `Tutor, ${name}, 2015 - 2019\n\nACHIEVEMENTS\n\nNew reading room\n\n`;
    expect(
      kinds(`Ann Lee\n\nWORK EXPERIENCE\n\n${job('Elm College')}${job('Oak College')}EDUCATION\n\nB.A.`),
    ).toEqual(['header', 'work', 'education']);
  });
});

describe('a plain heading below an empty line', () => {
  const jobs =
    'Tanisha Bolden\nLima, OH | t@elm.example\n\nPharmacy Tech, Corner Drug, Lima OH    2023-present\nData entry, counting and filling\n\nShift Lead, Bluebird Custard   2020-2023\nOpened and closed, cash drawers, 6 crew';
  const last = (text: string) => {
    const { work, sections } = readResume(text, '2026-11-21');
    const { start, end } = work.at(-1) as { start: number; end: number };
    return { kind: sections.at(-1)?.kind, lastJob: text.slice(start, end).trim() };
  };
  const shiftLead = jobs.slice(jobs.indexOf('Shift Lead'));

  it.each([
    ['Certs', 'CPhT (PTCB) since Feb 2024', 'certifications'],
    ['LICENSES & CARDS:', 'CPhT, BLS', 'certifications'],
    ['School', 'Shawnee Ridge High School, 2020', 'education'],
    ['Systems', 'PioneerRx, Excel', 'skills'],
    ['Things I do well', 'Excel, inventory', 'skills'],
    ['Also', 'Church choir', 'other'],
    ['What I have studied', 'Shawnee Ridge High School, 2020', 'education'],
    ['People who will vouch for me', 'Ida Holm', 'other'],
    ['🎓 SCHOOL', 'Shawnee Ridge High School, 2020', 'education'],
    ['📜 Licenses', 'CPhT, BLS', 'certifications'],
    ['☆ Languages ☆', 'Polish', 'languages'],
    ['Papers', 'Cosmetologist, OH, renewed through 2027', 'certifications'],
    ['Papers', 'Holm I., Bread and salt. Journal of Baking 4 (2020)', 'publications'],
    ['TRAINING', 'Elm Truck Driving School, 160 hours, 2012', 'education'],
    ['TRAINING', 'Two-day class on levain', 'certifications'],
    ['POSTGRADUATE TRAINING', 'MSc Marketing, University of Elm, 2015', 'education'],
    ['References on request', '', 'other'],
  ])('"%s" is no part of the job above it', (heading, body, kind) => {
    expect(last(`${jobs}\n\n${heading}\n${body}\n`)).toEqual({ kind, lastJob: shiftLead });
  });

  it('opens jobs where physicians were trained', () => {
    const text = `${jobs}\n\nPOSTGRADUATE TRAINING\n2011–2013 Resident, Internal Medicine, Elm Hospital\n`;
    expect(readResume(text, '2026-11-21').work.at(-1)?.title?.text).toBe('Resident');
  });

  it('is none without the empty line', () => {
    const text = `${jobs}\nSystems\nPioneerRx\n`;
    expect(last(text).lastJob).toContain('PioneerRx');
  });
});

describe('a heading about teaching patients', () => {
  const read = (heading: string, ...lines: string[]) =>
    readResume(
      `Ann Lee\nann@example.org\n\n${heading}\n${lines.join('\n')}\n\nEDUCATION\nB.S. Nursing, Elm University, 2012\n`,
      '2026-11-21',
    );

  it.each(['CLINICAL EDUCATION', 'PATIENT EDUCATION'])('opens jobs: "%s"', (heading) => {
    const { work, sections } = read(
      heading,
      'Clinical Nurse Educator, Larkmoor Hospital, Hull',
      'August 2020 to present',
      '- Teach new nurses',
      '',
      'BEDSIDE NURSING',
      'Staff Nurse, Weir Medical Center, Hull',
      'June 2014 to July 2020',
      '- 30 beds',
    );
    expect(work.map(({ title }) => title?.text)).toEqual(['Clinical Nurse Educator', 'Staff Nurse']);
    expect(sections.map(({ kind }) => kind)).toEqual(['header', 'work', 'education']);
  });

  it('stays one of schools above a degree', () => {
    const { sections } = read(
      'PROFESSIONAL EDUCATION',
      'Teacher, Elm Academy',
      '2010 – 2012',
      'M.Ed., Larkmoor University',
    );
    expect(sections.map(({ kind }) => kind)).toEqual(['header', 'education', 'education']);
  });
});

it('"Other" opens a section right below a list of skills', () => {
  const { skills } = readResume(
    'Ann Lee\n\nComputer\nExcel (pivot tables), Access\nOther\nDriver license\n',
    '2026-11-21',
  );
  expect(skills.map(({ text }) => text)).toEqual(['Excel', 'Access']);
});
