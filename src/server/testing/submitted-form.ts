import type { Page } from './test-browser.ts';

const decoded = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a browser would submit for a page's form, with intent `save`: its fields, ticked boxes and selected options. */
export function submittedForm({ html }: Page): Record<string, string> {
  const fields: Record<string, string> = { intent: 'save' };
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    const name = attribute('name');
    if (!name || (attribute('type') === 'checkbox' && !/\schecked(=|\s|\/|>)/.test(tag))) continue;
    fields[name] = decoded(attribute('value') ?? 'on');
    if (attribute('type') !== 'checkbox' && attribute('value') === undefined) fields[name] = '';
  }
  for (const [, name = '', text = ''] of html.matchAll(/<textarea\b[^>]*\sname="([^"]*)"[^>]*>([^<]*)</g))
    fields[name] = decoded(text);
  for (const [, name = '', options = ''] of html.matchAll(
    /<select\b[^>]*\sname="([^"]*)"[^>]*>(.*?)<\/select>/g,
  ))
    fields[name] = decoded(/<option value="([^"]*)" selected/.exec(options)?.[1] ?? '');
  return fields;
}
