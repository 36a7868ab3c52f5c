import { describe, expect, it } from 'vitest';
import { listItems } from './list-items.ts';

const items = (text: string) =>
  listItems(text, 0, text.length)?.map(({ start, end }) => text.slice(start, end));

describe('a plain list', () => {
  it.each([
    ['Baking, selling, cleaning', ['Baking', 'selling', 'cleaning']],
    ['Baking, 1,500 hours, selling', ['Baking', '1,500 hours', 'selling']],
    ['Baking; selling; cleaning', ['Baking', 'selling', 'cleaning']],
    ['Baking | selling | cleaning', ['Baking', 'selling', 'cleaning']],
    ['Baking • selling · cleaning', ['Baking', 'selling', 'cleaning']],
    ['Baking / selling / cleaning', ['Baking', 'selling', 'cleaning']],
    ['Baking, selling, and cleaning', ['Baking', 'selling', 'cleaning']],
    ['Baking, selling, or  cleaning', ['Baking', 'selling', 'cleaning']],
    ['Baking, selling, & cleaning', ['Baking', 'selling', 'cleaning']],
    ['Breads, such as rye, oats', ['Breads', 'rye', 'oats']],
    ['Taxi, van, bus', ['Taxi', 'van', 'bus']],
    ['Baking, selling, android', ['Baking', 'selling', 'android']],
    ['Baking, , selling, cleaning,', ['Baking', 'selling', 'cleaning']],
    ['Ovens (gas, wood), mixers, scales', ['Ovens (gas, wood)', 'mixers', 'scales']],
    ['One two three four five six, b, c, d', ['One two three four five six', 'b', 'c', 'd']],
    ['a, b, c, a much longer part that is more', undefined],
    ['Rye, wheat, bread of five words here, oats', ['Rye', 'wheat', 'bread of five words here', 'oats']],
  ])('%j has the items %j', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });

  it.each([
    'Baking, selling',
    'TCP/IP, rye',
    'One two three four five six seven, b, c, d',
    'You bake, sell, clean',
    'We bake, sell, clean',
    'I bake, sell, clean',
    'Bake bread, the best, cleaning',
    'Baking, selling, with a smile',
    'Baking, selling, your own van',
    'Baking, bread is sold, cleaning',
    'The ability to read, analyze, and interpret recipes',
    'Collaborates with peers, junior bakers, mill hands',
    'Investigate complex cases involving theft, fraud, arson',
    'Working knowledge of the concepts, principles and methods of baking',
    'Able to plan and organize, direct, control',
    'Experience tracking and reporting sales, plans, issues',
    'Ability to work well with parents, students, guests',
    'Kinds of bread, e.g., rye, oats',
    'Recommends purchase of new, existing, proposed ovens',
    'Experience in baking, selling, or related field',
    'Rye, wheat bread of six or more words, oats and many more words than five',
  ])('%j is a sentence, not a list', (text) => {
    expect(items(text)).toBeUndefined();
  });

  it('may start in the middle of a text', () => {
    const text = 'Skills: baking, selling, cleaning. More';
    const found = listItems(text, 8, 33);
    expect(found?.map(({ start, end }) => text.slice(start, end))).toEqual(['baking', 'selling', 'cleaning']);
    expect(listItems('Skills: we bake, sell, clean', 8, 28)).toBeUndefined();
  });
});
