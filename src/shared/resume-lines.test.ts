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
    ['Certification', 'a section name in the singular'],
    ['Awards and other honours', 'four words starting with a section name'],
    ['KUNST', 'one word in all capitals'],
    ['BAR', 'three capital letters'],
    ['TOP 100', 'all capitals with a number that is not a year'],
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
  ])('%s is not a heading', (line) => expect(kindOf(line)).not.toBe('heading'));

  test.each(['• Ran the ward', '- Ran the ward', '* Ran the ward', '▪ Ran the ward'])(
    '%s is a list item, without its bullet',
    (line) => expect(resumeLines(line)).toEqual([{ kind: 'bullet', text: 'Ran the ward' }]),
  );

  test('with a number is a list item and keeps the number', () => {
    expect(resumeLines('2. Ran the ward')).toEqual([{ kind: 'bullet', text: 'Ran the ward', mark: '2.' }]);
    expect(resumeLines(' 12)  Ran the ward ')).toEqual([
      { kind: 'bullet', text: 'Ran the ward', mark: '12)' },
    ]);
  });

  test.each(['Ran - the ward', '2.5 wards', '123. ward', 'x • Ran the ward'])(
    '%s is not a list item',
    (line) => expect(kindOf(line)).toBe('text'),
  );

  test('that is a heading loses only its final colon', () => {
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
  ])('%s is plain text', (line) => expect(kindOf(line)).toBe('text'));

  test('of any other kind is text, an empty one is blank', () => {
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
  ])('%s has no formatter mark', (line, kind) => expect(kindOf(line)).toBe(kind));

  test('is trimmed', () => {
    expect(resumeLines('  Ran a ward.  ')).toEqual([{ kind: 'text', text: 'Ran a ward.' }]);
  });

  test('of formatted text is classified by its marks', () => {
    expect(resumeLines('# Mara Lindqvist\n### Ward sister\t2019 – 2023').map(({ kind }) => kind)).toEqual([
      'name',
      'entry',
    ]);
  });
});
