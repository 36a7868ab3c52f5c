import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';
import type { ReadResume } from '../resume.types.ts';
import { ALL_RESUMES } from '../resume-fixtures.ts';
import { evenText } from './even-text.ts';

const today = '2026-11-21';

/** What was read, without offsets and spacing. */
function withoutSpacing({ text, ...read }: ReadResume): unknown {
  const plain = (words: string) => words.replaceAll('\u00ad', '').replace(/\s+/g, ' ');
  return JSON.parse(
    JSON.stringify(read, (name, value) => {
      if (name === 'start' || name === 'end') return undefined;
      return typeof value === 'string' ? plain(value) : value;
    }),
  );
}

it('a place above the next job is read whatever ends the lines', () => {
  const jobs = ['Payroll Specialist 09/1997 to 06/1999', 'Payroll Accountant 09/1996 to 09/1997'];
  const text = jobs.map((job) => `Company Name City , State\n${job}`).join('\n');
  const windows = text.replaceAll('\n', '\r\n');
  expect(withoutSpacing(readResume(windows, today))).toEqual(withoutSpacing(readResume(text, today)));
});

const settings: [string, (text: string) => string][] = [
  ['two blanks between words', (text) => text.replaceAll(' ', '  ')],
  ['three blanks between words', (text) => text.replaceAll(' ', '   ')],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['soft hyphens in words', (text) => text.replace(/(?<=\p{Ll}{2})(?=\p{Ll}{2})/gu, '\u00ad')],
  ['Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
  ['old Macintosh line ends', (text) => text.replaceAll('\n', '\r')],
  ['all of these', (text) => text.replaceAll(' ', '\u00a0 ').replace(/(?<=\p{Ll})(?=\p{Ll})/gu, '\u00ad')],
];

it.each(settings)('a résumé with %s reads as it does without', (_name, set) => {
  expect(ALL_RESUMES.filter((resume) => set(resume) !== resume).length).toBeGreaterThan(3);
  for (const resume of ALL_RESUMES) {
    const text = set(resume);
    const read = readResume(text, today);
    expect(withoutSpacing(read)).toEqual(withoutSpacing(readResume(resume, today)));
    for (const { title, employer } of read.work)
      for (const span of [title, employer])
        if (span) expect(text.slice(span.start, span.end)).toBe(span.text);
  }
});

it('columns stay apart whether words are one or two blanks apart', () => {
  const line = 'Night Nurse     Elm Hospital, Boston, MA     March 2019 - May 2022';
  expect(evenText(line).text).toBe(line);
  expect(evenText(line.replaceAll(' ', '  ')).text).toBe(line);
});

it('a table of single words is not taken for widely set text', () => {
  const table =
    'Python      Java      Rust      Go\nLinux      Bash      Perl      Awk\nOracle      Redis      Kafka\n';
  expect(evenText(table).text).toBe(table);
});

it('every character maps back to its original place', () => {
  const unit = fc.constantFrom('a', 'b', ' ', '  ', '\u00a0', '\u00ad', '\n', '\r\n', '\t', '\u{1f600}');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 80 }), (original) => {
      const even = evenText(original);
      for (let at = 0; at < even.text.length; at++) {
        const character = original.charAt(even.startOf(at));
        expect(character === '\u00a0' ? ' ' : character).toBe(even.text.charAt(at));
        expect(even.endOf(at + 1)).toBe(even.startOf(at) + 1);
      }
      expect(even.startOf(even.text.length)).toBe(original.length);
    }),
    { seed: 1 },
  );
});
