import { convert } from 'html-to-text';

/** Loaded when the first email is written: its native part takes a moment. */
const loadInliner = () => import('@css-inline/css-inline');

/** Copies the rules of style sheets to the elements they are for. What has to stay a sheet (dark mode, phones) does. */
export async function inlineStyles(html: string): Promise<string> {
  const { inline } = await loadInliner();
  return inline(html, { keepStyleTags: false, keepAtRules: true, loadRemoteStylesheets: false });
}

/** The plain-text part of an email. Variables in braces stay as they are. */
export function mailTextOf(html: string): string {
  const text = convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      {
        selector: 'a',
        options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'], ignoreHref: false },
      },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
      { selector: 'table', format: 'block' },
    ],
  });
  return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}
