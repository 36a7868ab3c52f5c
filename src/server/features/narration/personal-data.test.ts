import { describe, expect, test } from 'vitest';
import { REMOVED, redactorFor } from './personal-data.ts';

const lines = [
  'Thaddeus Brackenholm',
  'Quarry Bay, ME · (207) 555-0166 · thad.brackenholm@post.example.net · github.com/thadbrack',
  'Experience',
  'Site Foreman, Ledgerock Builders, 03/2015 - 11/2021',
  'Poured 1,200 cubic yards of concrete; ask T. Brackenholm at +1 207 555 0166 or 12 Harbor View Road',
  'Ran scheduling in Socket.io and ASP.NET on 3 sites, 2018 - 2021, 99.2% on time',
];
const resume = lines.join('\n');
const redactor = redactorFor(resume, '2026-11-21');
const quoteOf = (line: number) => {
  const text = lines[line] as string;
  const start = resume.indexOf(text);
  return redactor.quote({ text, start, end: start + text.length });
};

describe('in a quote from the résumé', () => {
  test('removes name, phone and street anywhere and keeps the rest', () => {
    expect(quoteOf(4)).toBe(
      `Poured 1,200 cubic yards of concrete; ask T. ${REMOVED} at ${REMOVED} or ${REMOVED}`,
    );
  });

  test('keeps dates, percentages and tool names that look like contact data', () => {
    expect(quoteOf(3)).toBe(lines[3]);
    expect(quoteOf(5)).toBe(lines[5]);
  });

  test('removes the whole header', () => {
    expect(quoteOf(0)).not.toMatch(/Thaddeus|Brackenholm/);
    expect(quoteOf(1)).not.toMatch(/Quarry|555|@|github|thad/i);
  });
});

test('resumeView has the résumé’s length, so offsets stay valid', () => {
  expect(redactor.resumeView).toHaveLength(resume.length);
  expect(redactor.resumeView).not.toMatch(/Brackenholm|0166|Quarry/);
  expect(redactor.resumeView).toContain('Ledgerock Builders');
});

describe('in any other text', () => {
  test.each([
    ['an e-mail address', 'write to jobs@ledgerock.example.com today'],
    ['an obfuscated e-mail address', 'write to jobs (at) ledgerock.example.com today'],
    ['a phone number', 'call 207.555.0143 today'],
    ['an international phone number', 'call +49 30 5550 1234 today'],
    ['a link', 'see https://ledgerock.example/apply?id=7 today'],
    ['a bare domain', 'see www.ledgerock.example today'],
    ['a profile', 'see linkedin.com/company/ledgerock today'],
    ['a handle', 'follow @ledgerock_builders today'],
    ['a street address', 'come to 1400 East Quarry Street today'],
    ['the applicant’s full name', 'greet THADDEUS BRACKENHOLM today'],
  ])('removes %s', (_what, text) => {
    const [first = ''] = text.split(' ');
    expect(redactor.text(text)).toMatch(new RegExp(`^${first}( to)? \\${REMOVED.slice(0, -1)}\\] today$`));
  });
});

test.each(['a', '1', 'a.', '1 ', '@', '1 Aa ', 'www.', 'linkedin.'])(
  'handles half a million characters of "%s" in linear time',
  (unit) => {
    const text = unit.repeat(500_000 / unit.length);
    // Anything worse than linear time exceeds the test's timeout.
    const { resumeView } = redactorFor(`Ann Lee\n${text} mail@post.example.com`, '2026-11-21');
    expect(resumeView).not.toContain('mail@post');
    expect(redactor.text(text).length).toBeLessThanOrEqual(text.length * 2);
  },
);
