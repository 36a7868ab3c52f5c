import { describe, expect, it } from 'vitest';
import { HEADING_MARK, maskHtml } from './mask-html.ts';

/** The text without HTML, each line trimmed, with `#` for a heading mark. Also checks that no character moved. */
function read(html: string): string[] {
  const view = maskHtml(html);
  expect(view).toHaveLength(html.length);
  return view
    .split('\n')
    .map((line) => line.replace(HEADING_MARK, '#').replaceAll('\u200d', '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

describe('HTML as text', () => {
  it.each([
    ['Bake & sell', ['Bake & sell']],
    ['Rye < wheat > oats', ['Rye < wheat > oats']],
    ['<p>Bake</p>', ['Bake']],
    ['<p>Bake</p><p>Sell</p>', ['Bake', 'Sell']],
    ['Bake<br>Sell<br/>Clean', ['Bake', 'Sell', 'Clean']],
    ['<div>Bake</div>Sell', ['Bake', 'Sell']],
    ['<ul><li>Bake</li><li>Sell</li></ul>', ['• Bake', '• Sell']],
    ['<h1>Baker</h1>Bake', ['# Baker', 'Bake']],
    ['<h6>Baker</h6>Bake', ['# Baker', 'Bake']],
    ['<header>Baker</header>Bake', ['Baker', 'Bake']],
    ['<td>Bake</td><td>Sell</td>', ['Bake', 'Sell']],
    ['Sour<span>dough</span>', ['Sour dough']],
    ['<p class="big">Bake</p>', ['Bake']],
    ['<P>Bake</P><LI>Sell', ['Bake', '• Sell']],
    ['<b>Duties</b> Bake', ['** Duties ** Bake']],
    ['<strong>Duties</strong>', ['** Duties **']],
    ['<u>Duties</u>', ['** Duties **']],
    ['<b></b>Bake', ['** **Bake']],
    ['<!-- secret -->Bake', ['Bake']],
    ['<!doctype html>Bake', ['Bake']],
    ['<script>let rye = 1 < 2;</script>Bake', ['Bake']],
    ['<style>p { color: rye }</style>Bake', ['Bake']],
    ['<noscript>Off</noscript>Bake', ['Bake']],
    ['<template>Off</template>Bake', ['Bake']],
    ['<SCRIPT>rye</SCRIPT>Bake', ['Bake']],
    ['Bake</script>Sell', ['Bake Sell']],
    ['<script>rye() Bake', ['rye() Bake']],
    ['<style>rye</style', ['</style']],
    ['Bake <5 kg', ['Bake <5 kg']],
    ['Bake <', ['Bake <']],
    ['Bake <p', ['Bake <p']],
    ['1 <2 <p>Bake</p>', ['1 <2', 'Bake']],
    ['&lt;p&gt;Bake&lt;/p&gt;&lt;li&gt;Sell', ['Bake', '• Sell']],
    ['&lt;!-- secret --&gt;Bake', ['Bake']],
    ['&lt;script&gt;rye&lt;/script&gt;Bake', ['Bake']],
    ['3 &lt; 4', ['3 < 4']],
    ['AT&T &x', ['AT&T &x']],
  ])('%j is read as %j', (html, expected) => {
    expect(read(html)).toEqual(expected);
  });

  it('removes a tag of up to 2,000 characters and keeps a longer one as text', () => {
    const tag = (length: number) => `<p class="${'x'.repeat(length - 12)}">`;
    expect(read(`${tag(2000)}Bake`)).toEqual(['Bake']);
    expect(read(`${tag(2001)}Bake`)).toEqual([`${tag(2001)}Bake`]);
  });
});

describe('an entity', () => {
  it.each([
    ['Bread &amp; butter', 'Bread & butter'],
    ['Bread &amp;amp; butter', 'Bread & butter'],
    ['Rye&nbsp;bread', 'Rye bread'],
    ['baker&rsquo;s', "baker's"],
    ['baker&lsquo;s', "baker's"],
    ['baker&apos;s', "baker's"],
    ['baker&#8217;s', "baker's"],
    ['baker&#x2018;s', "baker's"],
    ['baker&#X2019;s', "baker's"],
    ['baker&#39;s', "baker's"],
    ['say &quot;rye&quot;', 'say "rye "'],
    ['say &ldquo;rye&rdquo;', 'say "rye "'],
    ['3&ndash;5', '3 -5'],
    ['rye&mdash;wheat', 'rye -wheat'],
    ['rye&hellip;', 'rye'],
    ['&bull;rye', '•rye'],
    ['&middot;rye', '•rye'],
    ['1 &lt; 2 &gt; 0', '1 < 2 > 0'],
    ['caf&#233;', 'café'],
    ['caf&#xE9;', 'café'],
    ['caf&amp;#xe9;', 'café'],
    ['rye&#160;bread', 'rye bread'],
    ['rye&#7;bread', 'rye bread'],
    ['rye&#32;bread', 'rye bread'],
    ['rye&#55296;bread', 'rye bread'],
    ['rye&#57343;bread', 'rye bread'],
    ['rye&#57344;bread', 'rye \ue000bread'],
    ['rye&#65535;bread', 'rye \uffffbread'],
    ['rye&#65536;bread', 'rye bread'],
    ['rye&unknown;bread', 'rye&unknown;bread'],
    ['&AMP; &NBSP; rye', '& rye'],
  ])('%j is read as %j', (html, expected) => {
    expect(read(html)).toEqual([expected]);
  });

  it('inside a word keeps the word whole, next to one it leaves a gap', () => {
    expect(maskHtml('caf&#233;s')).toBe(`caf${'\u200d'.repeat(5)}és`);
    expect(maskHtml('R&amp;D')).toBe(`R${'\u200d'.repeat(4)}&D`);
    expect(maskHtml('a&lt;b')).toBe(`a${' '.repeat(3)}<b`);
    expect(maskHtml('it&apos;s')).toBe(`it${'\u200d'.repeat(5)}'s`);
  });
});
