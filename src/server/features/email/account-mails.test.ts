import { describe, expect, test } from 'vitest';
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from './account-mails.ts';

const [first, second] = ['https://rolefit.example/a?b=1&c=2', 'https://rolefit.example/d'];
const mails = [
  ['about a reset link', resetPasswordMail('Rolefit', first), [first]],
  ['about an address to confirm', verifyEmailMail('Rolefit', first), [first]],
  ['about an account that exists', alreadyRegisteredMail('Rolefit', first, second), [first, second]],
  ['about a changed password', passwordChangedMail('Rolefit', first), [first]],
] as const;

const plain = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#39;', "'");

describe.each(mails)('the mail %s', (_what, { subject, text, html }, links) => {
  const paragraphs = [...html.matchAll(/<p(?: class="button")?>(.*?)<\/p>/gs)].map(
    ([, inner]) => inner ?? '',
  );

  test('has a subject that names Rolefit', () => {
    expect(subject).toMatch(/^[A-Z].*\bRolefit\b/);
  });

  test('says the same as text and as HTML, in whole sentences', () => {
    const shown = paragraphs.map((inner) => plain(inner.replace(/<a href="([^"]*)">.*<\/a>/, '$1')));
    expect(text).toBe(`${shown.join('\n\n')}\n`);
    for (const sentence of shown.filter((each) => !links.some((link) => link === each)))
      expect(sentence).toMatch(/^[A-Z].{20,}[.:]$/s);
  });

  test('has its links, each under words of its own', () => {
    const found = [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)];
    expect(found.map(([, href = '']) => plain(href))).toEqual(links);
    for (const [, , label] of found) expect(label).toMatch(/^[A-Z][a-z ]{5,}$/);
  });
});

test('neither a link nor the product’s name can add to the HTML of a mail', () => {
  const { html } = resetPasswordMail('<i>Rolefit', 'https://x.example/"><b>&lt;');
  expect(html).toContain('href="https://x.example/&quot;&gt;&lt;b&gt;&amp;lt;"');
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('<i>');
});
