import { describe, expect, test } from 'vitest';
import { resumeLines } from './resume-lines.ts';

const kindOf = (line: string) => resumeLines(line)[0]?.kind;

describe('a line of a résumé', () => {
  test.each([
    ['WORK HISTORY', 'all capitals'],
    ['Education', 'a section name'],
    ['Professional Experience', 'a section name with a word before it'],
    ['Skills & Tools', 'a section name with a word after it'],
    ['Volunteer', 'volunteering'],
    ['What I am proud of:', 'a colon at the end'],
    ['## Lehrzeit', 'marked by the formatter'],
  ])('%s is a heading: %s', (line) => expect(kindOf(line)).toBe('heading'));

  test.each([
    'Skills in negotiation won me the largest contract of the year',
    'mara@example.org:',
    'ABC 2019 – 2023',
    'مهندسة برمجيات',
    '12',
  ])('%s is not a heading', (line) => expect(kindOf(line)).not.toBe('heading'));

  test.each(['• Ran the ward', '- Ran the ward', '* Ran the ward', '▪ Ran the ward'])(
    '%s is a list item, without its bullet',
    (line) => expect(resumeLines(line)).toEqual([{ kind: 'bullet', text: 'Ran the ward' }]),
  );

  test('with a number is a list item and keeps the number', () => {
    expect(resumeLines('2. Ran the ward')).toEqual([{ kind: 'bullet', text: 'Ran the ward', mark: '2.' }]);
  });

  test.each([
    'mara@example.org',
    '+47 555 010 203',
    'https://example.org/mara',
    'Ward sister, 2019 – present',
  ])('%s is a contact or date line', (line) => expect(kindOf(line)).toBe('contact'));

  test('of any other kind is text, an empty one is blank', () => {
    expect(resumeLines('Ran a ward of thirty beds.\n\n')).toEqual([
      { kind: 'text', text: 'Ran a ward of thirty beds.' },
      { kind: 'blank', text: '' },
      { kind: 'blank', text: '' },
    ]);
  });

  test('of formatted text is classified by its marks', () => {
    expect(resumeLines('# Mara Lindqvist\n### Ward sister\t2019 – 2023').map(({ kind }) => kind)).toEqual([
      'name',
      'entry',
    ]);
  });
});
