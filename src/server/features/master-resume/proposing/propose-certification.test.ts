import { describe, expect, test } from 'vitest';
import { monthOf } from '../../../../fit/resume/dates.ts';
import type { ProposedField } from '../../../../shared/master-resume/master-resume-proposal.ts';
import { certificationOf } from './propose-certification.ts';

const today = monthOf('2026-11-21');

/** Reads a certificate on a line of its own. `name` is the part of the line that was recognised, the whole line by default. */
function read(line: string, { below = '', name = line, indent = '' } = {}) {
  const text = `Certificates\n${indent}${line}\n${below}`;
  const start = text.indexOf(name, 'Certificates\n'.length);
  const span = { text: name, start, end: start + name.length };
  return certificationOf(text, span, text.length, today);
}

/** Name, issuer, first day and last day. */
const summary = (line: string, more?: Parameters<typeof read>[1]) => {
  const { name, issuingOrganization, issueDate, expiryDate } = read(line, more);
  return [name, issuingOrganization, issueDate, expiryDate].map(({ value }) => value);
};

describe('the name and the issuer of a certificate', () => {
  test.each([
    ['First Aid, British Red Cross', 'First Aid', 'British Red Cross'],
    ['First Aid | British Red Cross | London', 'First Aid', 'British Red Cross'],
    ['First Aid;British Red Cross.', 'First Aid', 'British Red Cross'],
    ['First Aid, British Red Cross).', 'First Aid', 'British Red Cross'],
    ['First Aid – British Red Cross', 'First Aid', 'British Red Cross'],
    ['First Aid, (British Red Cross)', 'First Aid', 'British Red Cross'],
    ['First Aid  -  British Red Cross', 'First Aid', 'British Red Cross'],
    ['First Aid by British Red Cross', 'First Aid', 'British Red Cross'],
    ['First Aid issued by the Ministry of Health', 'First Aid', 'the Ministry of Health'],
    ['First Aid  issued  by  the Ministry of Health', 'First Aid', 'the Ministry of Health'],
    ['Nurse, Medical-Surgical, Board of Nursing, Ohio', 'Nurse, Medical-Surgical', 'Board of Nursing'],
    ['Forklift License (State of Ohio)', 'Forklift License', 'State of Ohio'],
    ['Scrum Master (Scrum.org)', 'Scrum Master', 'Scrum.org'],
    ['Nurse (pediatric)', 'Nurse (pediatric)', ''],
    ['Nurse, Medical-Surgical', 'Nurse, Medical-Surgical', ''],
    ['Red Cross First Aid', 'Red Cross First Aid', ''],
    ['Microsoft Office, Excel', 'Microsoft Office, Excel', ''],
    ['AB (State of Ohio)', 'AB (State of Ohio)', ''],
    ['Baby-sitting', 'Baby-sitting', ''],
  ])('of “%s”', (line, name, issuer) => {
    expect(summary(line).slice(0, 2)).toEqual([name, issuer]);
  });

  test.each([
    ['CPR, Lantern Rescue, 2024', 'Lantern Rescue'],
    ['CPR | Lantern Rescue', 'Lantern Rescue'],
    ['CPR – Lantern Rescue', 'Lantern Rescue'],
    ['CPR by Lantern Rescue', 'Lantern Rescue'],
    ['CPR from Lantern Rescue', 'Lantern Rescue'],
    ['CPR (Lantern Rescue)', 'Lantern Rescue'],
    ['CPR,Lantern Rescue', 'Lantern Rescue'],
    ['CPR, Lantern Rescue issued 2024', 'Lantern Rescue'],
    ['CPR, Lantern Rescue, valid until 2024', 'Lantern Rescue'],
    ['CPR, Lantern Rescue expires 2028', 'Lantern Rescue'],
    ['CPR, lantern rescue', ''],
    ['CPR, Expires May 2027', ''],
    ['CPR, Valid until 2027', ''],
    ['CPR, March 2020', ''],
    ['CPR, In progress', ''],
    ['CPR, La', ''],
    ['CPR lantern', ''],
  ])('may be behind the name that was recognised: “%s”', (line, issuer) => {
    expect(summary(line, { name: 'CPR' }).slice(0, 2)).toEqual(['CPR', issuer]);
  });

  test.each([
    ['CPR valid until', 'CPR'],
    ['CPR (exp.', 'CPR'],
    ['CPR, renewal by:', 'CPR'],
    ['CPR – expires on', 'CPR'],
    ['CPR expiration date :', 'CPR'],
    ['CPR good through', 'CPR'],
    ['CPR, license expired', 'CPR'],
    ['CPR renewed', 'CPR'],
    ['CPR issued', 'CPR'],
    ['CPR, earned in', 'CPR, earned'],
    ['CPR completed:', 'CPR'],
    ['CPR – since', 'CPR'],
    ['Contractor', 'Contractor'],
    ['Until dawn training', 'Until dawn training'],
    ['Issued goods clerk', 'Issued goods clerk'],
  ])('end before the words of a date: “%s”', (line, name) => {
    expect(summary(line)[0]).toBe(name);
  });
});

describe('the lines below a certificate', () => {
  test.each([
    ['Lantern Rescue\nMarch 2020', 'Lantern Rescue', '2020-03-01'],
    ['Lantern Rescue, March 2020', 'Lantern Rescue', '2020-03-01'],
    ['(Lantern Rescue) – March 2020 –', 'Lantern Rescue', '2020-03-01'],
    ['March 2020 | Lantern Rescue', 'Lantern Rescue', '2020-03-01'],
    ['\n\n  Lantern Rescue  \n\n 03/2020', 'Lantern Rescue', '2020-03-01'],
    ['Score: 92\nLantern Rescue\nMarch 2020', 'Lantern Rescue', ''],
    ['a course\nwith a test\nLantern Rescue', '', ''],
    ['lantern rescue', '', ''],
    ['A', '', ''],
    ['Valid for life', '', ''],
    ['Course: knots', '', ''],
    ['Mail jo@lantern.example', '', ''],
    ['See www.lantern.example', '', ''],
    ['Knots • Ropes', '', ''],
    [`L${'a'.repeat(79)}`, `L${'a'.repeat(79)}`, ''],
    [`L${'a'.repeat(80)}`, '', ''],
    [`${'a'.repeat(290)}\nLantern Rescue`, 'Lantern', ''],
  ])('may say who issued it and when: %j', (below, issuer, issued) => {
    expect(summary('Rope work', { below })).toEqual(['Rope work', issuer, issued, '']);
  });

  test('do not replace what its own line says', () => {
    const below = 'Lantern Rescue\nMarch 2020';
    expect(summary('Rope work, Board of Ropes, 2024', { below })).toEqual([
      ...['Rope work', 'Board of Ropes', '2024-01-01', ''],
    ]);
    expect(summary('Rope work, expires 2028', { below, name: 'Rope work' })).toEqual([
      ...['Rope work', 'Lantern Rescue', '', '2028-12-31'],
    ]);
  });

  test('are quoted for what they say', () => {
    const { name, issuingOrganization, issueDate } = read('Rope work', {
      below: 'Lantern Rescue,\nMarch 2020',
    });
    expect([name, issuingOrganization, issueDate].map(({ line }) => line)).toEqual([
      ...['Rope work', 'Lantern Rescue,', 'March 2020'],
    ]);
  });

  test('are needed to know who issued it', () => {
    expect(read('Rope work').issuingOrganization).toEqual({
      ...{ value: '', line: null, doubt: 'We couldn’t tell who issued it.' },
    });
    expect(read('Rope work', { below: 'Lantern Rescue' }).issuingOrganization.doubt).toBeUndefined();
  });
});

describe('the dates of a certificate', () => {
  test.each([
    ['CPR, May 2024', '2024-05-01', ''],
    ['CPR, 2024', '2024-01-01', ''],
    ['CPR, May 2024 – June 2026', '2024-05-01', '2026-06-30'],
    ['CPR, 2024 – 2026', '2024-07-01', '2026-06-30'],
    ['CPR, May 2024 – present', '2024-05-01', ''],
    ['CPR, issued May 2024, expires February 2028', '2024-05-01', '2028-02-29'],
    ['CPR, valid until 05/2027', '', '2027-05-31'],
    ['CPR (exp. May 2027)', '', '2027-05-31'],
    ['CPR, renewed by: May 2027', '', '2027-05-31'],
    ['CPR, May 2027', '', ''],
    ['CPR, November 2026', '2026-11-01', ''],
    ['CPR, December 2026', '', ''],
    ['CPR, May 2024, June 2025', '2024-05-01', ''],
    ['CPR', '', ''],
  ])('in “%s”', (line, issued, expires) => {
    expect(summary(line, { name: 'CPR' }).slice(2)).toEqual([issued, expires]);
  });

  test('with only a year are to be checked', () => {
    const doubts = (line: string) => {
      const { issueDate, expiryDate } = read(line, { name: 'CPR' });
      return [issueDate, expiryDate].map(({ doubt }) => doubt);
    };
    const check = 'Only the year is given. Check the month.';
    expect(doubts('CPR, 2024')).toEqual([check, undefined]);
    expect(doubts('CPR, 2020 – 2024')).toEqual([check, check]);
    expect(doubts('CPR, expires 2028')).toEqual([undefined, check]);
    expect(doubts('CPR, May 2024 – June 2026')).toEqual([undefined, undefined]);
  });

  test('are quoted with their line', () => {
    const dated = ({ issueDate, expiryDate }: Record<'issueDate' | 'expiryDate', ProposedField>) =>
      [issueDate, expiryDate].map(({ line }) => line);
    const line = 'CPR, issued May 2024, expires May 2028';
    expect(dated(read(line, { name: 'CPR', indent: '  ' }))).toEqual([line, line]);
    expect(dated(read('CPR, May 2020 – May 2022', { name: 'CPR' }))).toEqual([
      ...['CPR, May 2020 – May 2022', 'CPR, May 2020 – May 2022'],
    ]);
  });
});

describe('the number of a certificate', () => {
  test.each([
    ['CPR, No. FL-2231', 'FL-2231'],
    ['CPR, Nr: 22_31', '22_31'],
    ['CPR # AB12', 'AB12'],
    ['CPR, ID 12345', '12345'],
    ['CPR, license number: 77-A9', '77-A9'],
    ['CPR, Credential: #X1Y2', 'X1Y2'],
    ['CPR #X1Y2', 'X1Y2'],
    ['CPR certificate 2019, No. FL-2231', 'FL-2231'],
    ['CPR certificate 9Z8Y', '9Z8Y'],
    ['CPR cert. 9Z8Y', '9Z8Y'],
    [`CPR No. 1${'2'.repeat(30)}`, `1${'2'.repeat(30)}`],
    ['CPR, No. ABCD', ''],
    ['CPR certificate 2019', ''],
    ['CPR certificate 1999', ''],
    ['CPR certificate 3019', '3019'],
    ['CPR certificate 20191', '20191'],
    ['CPR, No. 123', ''],
    ['CPR 12345', ''],
    ['CPRno 12345', ''],
  ])('in “%s”', (line, number) => {
    const { credentialId } = read(line, { name: 'CPR' });
    expect(credentialId.value).toBe(number);
    expect(credentialId.line).toBe(number ? line : null);
  });
});
