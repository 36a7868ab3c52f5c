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
    ['Certification', 'a section word in the singular'],
    ['Awards and other honours', 'four words with a section word first'],
    ['KUNST', 'one word in capitals'],
    ['BAR', 'three letters in capitals'],
    ['TOP 100', 'capitals with a number that is no year'],
    [`${'Things that I would like you to know about me before we ever'.slice(0, 59)}:`, 'sixty characters'],
  ])('%s is a heading: %s', (line) => expect(kindOf(line)).toBe('heading'));

  test.each([
    'Skills in negotiation won me the largest contract of the year',
    'mara@example.org:',
    'ABC 2019 – 2023',
    'مهندسة برمجيات',
    '12',
    'AB',
    'A-1',
    'A B C',
    'My education and my years at sea',
    'Experience  with   five\twords here',
    'Awards and other honours elsewhere',
    `${'Things that I would like you to know about me before we ever meet'.slice(0, 60)}:`,
  ])('%s is none', (line) => expect(kindOf(line)).not.toBe('heading'));

  test.each(['• Ran the ward', '- Ran the ward', '* Ran the ward', '▪ Ran the ward'])(
    '%s is listed, without its sign',
    (line) => expect(resumeLines(line)).toEqual([{ kind: 'bullet', text: 'Ran the ward' }]),
  );

  test('with a number is listed and keeps it', () => {
    expect(resumeLines('2. Ran the ward')).toEqual([{ kind: 'bullet', text: 'Ran the ward', mark: '2.' }]);
    expect(resumeLines(' 12)  Ran the ward ')).toEqual([
      { kind: 'bullet', text: 'Ran the ward', mark: '12)' },
    ]);
  });

  test.each(['Ran - the ward', '2.5 wards', '123. ward', 'x • Ran the ward'])('%s is not listed', (line) =>
    expect(kindOf(line)).toBe('text'),
  );

  test('that is a heading loses the colon at its end, and only that one', () => {
    expect(resumeLines('Languages: spoken:')).toEqual([{ kind: 'heading', text: 'Languages: spoken' }]);
  });

  test.each([
    'mara@example.org',
    '+47 555 010 203',
    'https://example.org/mara',
    'http://example.org',
    'LinkedIn.com/in/mara',
    '020 7946 0018',
    '(020) 7946-0018',
    '+1 (503) 555.0101',
    'Ward sister, 2019 – present',
    'Ward sister, 1998 to 2003',
    'Ward sister, 2003 and so on, current',
    `${'Ward sister at the hospital '.repeat(5).slice(0, 127)}2019 – present`.slice(-139),
  ])('%s is a contact or date line', (line) => expect(kindOf(line)).toBe('contact'));

  test.each([
    'In 2019 we moved house',
    'Room 1234 or 5678 upstairs',
    'Between 12 and 20 beds a day',
    'Ask for Mara @ the desk. Thanks',
    'Pages 3-7',
    `Ran a ward ${'of thirty beds and more '.repeat(6)}, 2019 – present`,
  ])('%s is neither', (line) => expect(kindOf(line)).toBe('text'));

  test('that says nothing special is text, an empty one is a gap', () => {
    expect(resumeLines('Ran a ward of thirty beds.\n\n')).toEqual([
      { kind: 'text', text: 'Ran a ward of thirty beds.' },
      { kind: 'blank', text: '' },
      { kind: 'blank', text: '' },
    ]);
  });

  test.each([
    ['#hashtag', 'text'],
    ['#### Fourth level', 'text'],
    ['C# and F#', 'text'],
    ['Grade # 2', 'text'],
  ])('%s carries no mark of the formatter', (line, kind) => expect(kindOf(line)).toBe(kind));

  test('loses the spaces around it', () => {
    expect(resumeLines('  Ran a ward.  ')).toEqual([{ kind: 'text', text: 'Ran a ward.' }]);
  });

  test('of a formatted text is what its marks say', () => {
    expect(resumeLines('# Mara Lindqvist\n### Ward sister\t2019 – 2023').map(({ kind }) => kind)).toEqual([
      'name',
      'entry',
    ]);
  });
});
