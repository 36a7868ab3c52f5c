const opening =
  '<!doctype html><title>Registered Nurse</title><h1>Registered Nurse</h1><p>We look for a nurse.</p>';

/** Pages of about `size` bytes that are hard to read, by what they consist of. */
export function hostilePages(size: number): Record<string, string> {
  const many = (part: string) => part.repeat(Math.ceil(size / part.length));
  const nested = (open: string, close: string) =>
    open.repeat(Math.ceil(size / (open.length + close.length))) +
    close.repeat(Math.ceil(size / (open.length + close.length)));
  const bodies: Record<string, string> = {
    'rows of <': many('<'),
    'rows of <<a': many('<<a '),
    'nested boxes': nested('<div>', '</div>'),
    'nested lists': nested('<ul><li>', '</li></ul>'),
    'nested tables': nested('<table><tr><td>', '</td></tr></table>'),
    'nested bold': nested('<b>', '</b>'),
    'open boxes': many('<div>'),
    'open lists': many('<ul><li>x'),
    'open cells': many('<td>x'),
    'one list': `<ul>${many('<li>BLS certification')}</ul>`,
    'one table': `<table>${many('<tr><td>BLS<td>required')}</table>`,
    'closing tags': many('</div>'),
    'mixed tags': many('<div></p></li><ul></td>'),
    paragraphs: many('<p>Two years of telemetry.</p>'),
    breaks: many('x<br>'),
    headings: many('<h2>Requirements</h2>'),
    entities: many('&amp;'),
    'escaped entities': many('&amp;lt;p&amp;gt;'),
    'open entities': many('&am'),
    'numeric entities': many('&#x41;'),
    'open comments': many('<!--'),
    comments: many('<!-- -->'),
    'open scripts': many('<script>'),
    'structured data': many('<script type="application/ld+json">{"@type":"JobPosting"</script>'),
    'nested structured data': `<script type="application/ld+json">${many('{"@graph":[')}</script>`,
    attributes: `<p ${many('a=b ')}>x</p>`,
    'one attribute': `<p title="${many('x')}">x</p>`,
    'open attribute': many('<a href="'),
    'long tag names': many(`<${'x'.repeat(500)}>`),
    'hidden boxes': many('<div hidden>x</div>'),
    links: many('<a href="/jobs/1">Nurse</a> '),
    spaces: many(' '),
    'line breaks': many('\n'),
    'one word': many('x'),
    words: many('telemetry '),
    'zero width': many('\u200b'),
    'combining marks': many('a\u0301\u0301\u0301'),
    'right to left': many('\u202e'),
    emoji: many('👩‍⚕️'),
    templates: many('{{#each}}<%= %>'),
  };
  return Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, opening + body]));
}
