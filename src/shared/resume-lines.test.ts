import { describe, expect, test } from 'vitest';
import { resumeLines } from './resume-lines.ts';

const kindOf = (line: string) => resumeLines(line)[0]?.kind;

describe('a line of a résumé', () => {
  test.each([
    ['WORK HISTORY', 'in capitals'],
    ['Education', 'a section word'],
    ['Professional Experience', 'a section word with one before it'],
    ['Skills & Tools', 'a section word with one behind it'],
    ['Volunteer', 'volunteering'],
    ['What I am proud of:', 'a colon at its end'],
    ['## Lehrzeit', 'marked by the formatter'],
  ])('%s is a heading: %s', (line) => expect(kindOf(line)).toBe('heading'));

  test.each([
    'Skills in negotiation won me the largest contract of the year',
    'mara@example.org:',
    'ABC 2019 – 2023',
    'مهندسة برمجيات',
    '12',
  ])('%s is none', (line) => expect(kindOf(line)).not.toBe('heading'));

  test.each(['• Ran the ward', '- Ran the ward', '* Ran the ward', '▪ Ran the ward'])(
    '%s is listed, without its sign',
    (line) => expect(resumeLines(line)).toEqual([{ kind: 'bullet', text: 'Ran the ward' }]),
  );

  test('with a number is listed and keeps it', () => {
    expect(resumeLines('2. Ran the ward')).toEqual([{ kind: 'bullet', text: 'Ran the ward', mark: '2.' }]);
  });

  test.each([
    'mara@example.org',
    '+47 555 010 203',
    'https://example.org/mara',
    'Ward sister, 2019 – present',
  ])('%s is a contact or date line', (line) => expect(kindOf(line)).toBe('contact'));

  test('that says nothing special is text, an empty one is a gap', () => {
    expect(resumeLines('Ran a ward of thirty beds.\n\n')).toEqual([
      { kind: 'text', text: 'Ran a ward of thirty beds.' },
      { kind: 'blank', text: '' },
      { kind: 'blank', text: '' },
    ]);
  });

  test('of a formatted text is what its marks say', () => {
    expect(resumeLines('# Mara Lindqvist\n### Ward sister\t2019 – 2023').map(({ kind }) => kind)).toEqual([
      'name',
      'entry',
    ]);
  });
});
