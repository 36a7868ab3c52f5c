import { describe, expect, it } from 'vitest';
import { HEADING_MARK } from './mask-html.ts';
import { maskMarkdown } from './mask-markdown.ts';

/** The text without Markdown, with `#` for a heading mark. Also checks that no character moved. */
function read(markdown: string): string {
  const view = maskMarkdown(markdown);
  expect(view).toHaveLength(markdown.length);
  return view.replace(HEADING_MARK, '#').replace(/ +/g, ' ').trim();
}

describe('Markdown as text', () => {
  it.each([
    ['Bake bread', 'Bake bread'],
    ['Bake **rye** bread', 'Bake rye bread'],
    ['Bake __rye__ bread', 'Bake rye bread'],
    ['Bake *rye* bread', 'Bake rye bread'],
    ['Bake _rye_ bread', 'Bake rye bread'],
    ['Bake *r* bread', 'Bake r bread'],
    ['** Bake rye bread', '* Bake rye bread'],
    ['** Bake **rye** bread', 'Bake rye bread'],
    ['snake_case_name', 'snake_case_name'],
    ['2*3*4', '2*3*4'],
    ['Bake * rye * bread', 'Bake * rye * bread'],
    ['Bake *rye', 'Bake *rye'],
    [`*${'x'.repeat(120)}*`, 'x'.repeat(120)],
    [`*${'x'.repeat(121)}*`, `*${'x'.repeat(121)}*`],
    ['Use `SQL` daily', 'Use SQL daily'],
    ['C\\+\\+ and F\\#', 'C + + and F #'],
    ['a\\b', 'a\\b'],
    ['See [our page](https://example.com/a) now', 'See our page now'],
    ['See ![logo](https://example.com/a.png) now', 'See logo now'],
    ['See [our page](not a link) now', 'See [our page](not a link) now'],
    ['[]() rye', '[]() rye'],
    ['> Bake bread', 'Bake bread'],
    ['>Bake', '>Bake'],
    ['Rye > wheat', 'Rye > wheat'],
    ['---', ''],
    ['* * *', ''],
    ['___', ''],
    ['=====', ''],
    ['~~~', ''],
    ['--', '--'],
    ['--- rye', '--- rye'],
    ['**Duties**', '# Duties'],
    ['**Duties:**', '# Duties:'],
    ['**Duties**:', '# Duties :'],
    ['**Duties** **and** **more**', '# Duties and more'],
    ['**Duties** Bake', 'Duties Bake'],
    ['- **Duties**', '- Duties'],
    ['**12**', '12'],
    ['**Duties', '# Duties'],
    ['Duties**', 'Duties#'],
    ['Bake **rye bread', 'Bake rye bread'],
    ['**', ''],
  ])('%j is read as %j', (markdown, expected) => {
    expect(read(markdown)).toBe(expected);
  });

  it('each line is read by itself', () => {
    expect(
      read('**Duties**\nBake *rye*\n---\n> Sell')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['# Duties', 'Bake rye', '', 'Sell']);
  });

  it('a very long line is left as it is', () => {
    const line = (length: number) => `**rye** ${'x'.repeat(length - 8)}`;
    expect(read(line(20_000))).toMatch(/^rye x/);
    expect(maskMarkdown(line(20_001))).toBe(line(20_001));
  });
});
