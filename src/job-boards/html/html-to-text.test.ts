import { describe, expect, test } from 'vitest';
import { htmlToText, unescapeMarkup } from './html-to-text.ts';

describe('the text is laid out like the page', () => {
  test.each([
    ['paragraphs', '<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
    ['headings', '<h2>What you do</h2><p>Paint.</p>', 'What you do\n\nPaint.'],
    ['bullets', '<p>You:</p><ul><li>weld</li><li>cut</li></ul><p>Us.</p>', 'You:\n\n• weld\n• cut\n\nUs.'],
    ['bullets that contain paragraphs', '<ul><li><p>weld</p></li><li><p>cut</p></li></ul>', '• weld\n• cut'],
    [
      'lists in lists',
      '<ul><li>tools<ul><li>saw</li></ul></li><li>hands</li></ul>',
      '• tools\n  • saw\n• hands',
    ],
    ['numbered lists', '<ol><li>call</li><li>come</li></ol>', '1. call\n2. come'],
    ['single breaks', 'Line one<br>Line two', 'Line one\nLine two'],
    ['double breaks', 'Part one<br><br>Part two', 'Part one\n\nPart two'],
    [
      'tables',
      '<table><tr><td>Pay</td><td>£12</td></tr><tr><td>Hours</td><td>30</td></tr></table>',
      'Pay | £12\nHours | 30',
    ],
    ['words in one line', '<p>very <b>sharp</b>\n   knives</p>', 'very sharp knives'],
    ['words that touch', '<p>Java<b>Script</b></p>', 'JavaScript'],
    [
      'bold lines used as headings',
      '<div><b>About you</b></div><div>You cook.</div>',
      'About you\n\nYou cook.',
    ],
    [
      'bold words in a list',
      '<ul><li><b>Python</b></li><li><b>Extras:</b></li><li>Go</li></ul>',
      '• Python\n\nExtras:\n\n• Go',
    ],
    [
      'hidden parts',
      '<p>seen</p><div style="display: none">unseen</div><p hidden>still here</p>',
      'seen\n\nstill here',
    ],
    ['scripts and styles', '<style>p{}</style><p>a</p><script>alert("<p>b</p>")</script>', 'a'],
    ['soft hyphens and zero-width spaces', '<p>pro&shy;gram\u200bmer</p>', 'programmer'],
    ['non-breaking spaces', '<p>5&nbsp;years</p>', '5 years'],
    ['unclosed tags', '<ul><li>one<li>two<p>three', '• one\n• two\nthree'],
    ['text with no markup', 'Line one\nLine two\n\n- a point', 'Line one\nLine two\n\n- a point'],
    [
      'text with only words marked up',
      '<b>Duties</b>\nlift boxes\nstack boxes',
      'Duties\n\nlift boxes\nstack boxes',
    ],
    ['line breaks escaped twice', 'Line one\\nLine two', 'Line one\nLine two'],
    ['a lone less-than sign', 'fewer than < 5 days & more', 'fewer than < 5 days & more'],
    ['escaped tags that are text', '<p>You know &lt;table&gt; layouts</p>', 'You know <table> layouts'],
    ['nothing', '', ''],
  ])('%s', (_, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});

describe('escaped markup', () => {
  test.each([
    ['once', '&lt;p&gt;Salt &amp;amp; pepper&lt;/p&gt;'],
    ['twice', '&amp;lt;p&amp;gt;Salt &amp;amp;amp; pepper&amp;lt;/p&amp;gt;'],
    ['with numeric references', '&#60;p&#62;Salt &amp; pepper&#60;/p&#62;'],
    ['not at all', '<p>Salt &amp; pepper</p>'],
    ['only in its entities', '<p>Salt &amp;amp; pepper</p>'],
  ])('escaped %s', (_, html) => {
    expect(htmlToText(html)).toBe('Salt & pepper');
  });

  test('the unescaped markup is available', () => {
    expect(unescapeMarkup('&lt;p&gt;Salt&lt;/p&gt;')).toBe('<p>Salt</p>');
  });
});

describe('hostile markup', () => {
  const many = 100_000;
  test.each([
    ['100,000 open boxes', `${'<div>'.repeat(many)}end`],
    ['100,000 closing tags without an opening tag', `${'<div>'.repeat(many)}${'</p>'.repeat(many)}end`],
    ['nested lists', `${'<ul><li>'.repeat(many)}end`],
    ['less-than signs', `${'<'.repeat(many)} end`],
    ['tags that never end', '<a b="'.repeat(many)],
    ['comments that never end', '<!--'.repeat(many)],
    ['entities', `${'&amp;'.repeat(many)} end`],
    ['cells', `${'<td>x'.repeat(many)} end`],
    ['scripts in scripts', '<script>'.repeat(many)],
  ])('%s', (_, html) => {
    expect(typeof htmlToText(html)).toBe('string');
  });

  test('the text inside deep markup is still found', () => {
    expect(htmlToText(`${'<div>'.repeat(many)}end${'</div>'.repeat(many)}`)).toBe('end');
  });
});
