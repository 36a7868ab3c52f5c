import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { plainTextOf } from './plain-text.ts';
import { renderMarkdown } from './render-markdown.ts';
import { scriptVectors } from './script-vectors.fixtures.ts';

const image = { id: '6f1b2c3d-0000-4000-8000-000000000001', alt: 'A desk', width: 1600, height: 900 };
const images = new Map([[image.id, image]]);
const render = (content: string) => renderMarkdown(content, images);

const harmlessTags = new Set(
  'p br hr h2 h3 h4 h5 h6 strong em s sup a img span ul ol li blockquote pre code div section table thead tbody tr th td'.split(
    ' ',
  ),
);
const harmlessAttributes = new Set(
  'href title rel id class aria-label src srcset sizes alt width height loading decoding start role tabindex'.split(
    ' ',
  ),
);

/** Whatever in a page's HTML could run or load something. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!harmlessTags.has(name)) dangers.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (!harmlessAttributes.has(attribute)) dangers.push(`${name} ${attribute}=${value}`);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave control characters out of a scheme.
        const scheme = /^[\u0000- ]*([a-z][\w+.-]*):/i.exec(value.replace(/[\t\n\r]/g, ''))?.[1];
        if (attribute === 'href' && scheme && !/^(https?|mailto|tel)$/i.test(scheme))
          dangers.push(`href ${value}`);
        if (/^src/.test(attribute) && !value.startsWith('/blog/images/'))
          dangers.push(`${attribute} ${value}`);
      }
    },
  });
  parser.write(html);
  parser.end();
  return dangers;
}

test('about a hundred and seventy scripts in Markdown leave nothing that runs or loads', () => {
  expect(scriptVectors.length).toBeGreaterThanOrEqual(150);
  expect(new Set(scriptVectors).size).toBe(scriptVectors.length);
  const found = scriptVectors.flatMap((vector) => {
    const dangers = [...dangersIn(render(vector)), ...dangersIn(render(`- a\n\n  ${vector}\n\n> ${vector}`))];
    return dangers.length > 0 ? [{ vector, dangers }] : [];
  });
  expect(found).toEqual([]);
});

test('the check would notice a script', () => {
  expect(dangersIn('<script>x</script>')).toHaveLength(1);
  expect(dangersIn('<a href="java\nscript:x" onclick="x">x</a>')).toHaveLength(2);
  expect(dangersIn('<img src="https://x.example/">')).toHaveLength(1);
});

describe('a post', () => {
  test('shows tables whose columns are aligned by classes, and which scroll on a phone', () => {
    const html = render('| A | B |\n|---|---:|\n| 1 | 2 |');
    expect(html).toContain('<td class="align-right">2</td>');
    expect(html).toContain('<div class="scrolls" role="region" aria-label="Table" tabindex="0"><table>');
    expect(html).not.toContain('style=');
  });

  test('shows footnotes that lead there and back', () => {
    const html = render('Text[^a] and[^a].\n\n[^a]: A note.');
    expect(html).toContain('<a href="#fn1" id="fnref1">[1]</a>');
    expect(html).toContain('<a href="#fnref1" class="footnote-backref" aria-label="Back to the text">');
    expect(html).toContain('<li id="fn1" class="footnote-item">');
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
  });

  test('colours code by classes', () => {
    const html = render('```ts\nconst answer: number = 42;\n```');
    expect(html).toContain('<code class="language-ts"><span class="hljs-keyword">const</span>');
    expect(render('```nonsense\na < b\n```')).toContain('<code class="language-nonsense">a &lt; b');
  });

  test('shows pictures of the library with their size, and links to others', () => {
    const html = render(`![My desk](/blog/images/${image.id}/large)\n\n![Else](https://x.example/a.png)`);
    expect(html).toContain(`src="/blog/images/${image.id}/large"`);
    expect(html).toContain(
      `/blog/images/${image.id}/small 480w, /blog/images/${image.id}/medium 960w, /blog/images/${image.id}/large 1600w`,
    );
    expect(html).toContain('alt="My desk" width="1600" height="900" loading="lazy"');
    expect(html).toContain('<a href="https://x.example/a.png" rel="noopener nofollow">Else</a>');
    expect(render(`![](/blog/images/${image.id}/large)`)).toContain('alt="A desk"');
  });

  test('has no second title, and every heading its own id', () => {
    const html = render('# One\n\n## One\n\n### main');
    expect(html).toContain('<h2 id="section-one">One</h2>\n<h2 id="section-one-2">One</h2>');
    expect(html).toContain('<h3 id="section-main">');
  });

  test('keeps its links to other sites from telling where the reader was', () => {
    expect(render('https://x.example and [a](/faq)')).toBe(
      '<p><a href="https://x.example" rel="noopener nofollow">https://x.example</a> and <a href="/faq">a</a></p>\n',
    );
  });
});

test('a summary is made of the paragraphs', () => {
  const content =
    '# Title\n\nOne **two**\n`three`.\n\n| a | b |\n|---|---|\n\n```\ncode\n```\n\n- four[^1]\n\n[^1]: note';
  expect(plainTextOf(content)).toBe('One two three. four');
});
