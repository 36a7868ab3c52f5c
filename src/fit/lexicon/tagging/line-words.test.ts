import { expect, it } from 'vitest';
import { wordsOfLine } from './line-words.ts';

const words = (line: string) => wordsOfLine(line).map(({ start, end }) => line.slice(start, end));

it('sets signs around words apart and keeps those within', () => {
  expect(words('• CI/CD (Node.js, C++ or .NET).')).toEqual([
    '•',
    'CI/CD',
    '(',
    'Node.js',
    'C++',
    'or',
    '.NET',
    ')',
    '.',
  ]);
});

it('remembers commas without making words of them', () => {
  const apart = wordsOfLine('Java,Kotlin , Scala and Go').map(({ norm, apart }) => `${norm} ${apart}`);
  expect(apart).toEqual(['java false', 'kotlin true', 'scala true', 'and false', 'go false']);
});

it('keeps placeholders for names whole', () => {
  expect(words('at <ORGANIZATION>, Zürich')).toEqual(['at', '<ORGANIZATION>', 'Zürich']);
});
