import sanitizeHtml from 'sanitize-html';

/** A posting's HTML as it may be shown: its structure, nothing that runs, loads or links anywhere but to the web. */
export function safePostingHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'ul',
      'ol',
      'li',
      'h3',
      'h4',
      'strong',
      'em',
      'b',
      'i',
      'a',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, attribs) => ({ tagName, attribs: { href: attribs.href ?? '', rel: 'noopener nofollow' } }),
    },
  });
}

/** One of our own mails for the operator's eyes, bare of what the page's policy would refuse it anyway: styles and whatever loads. */
export function safeMailHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'strong', 'em', 'a', 'blockquote', 'div'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
  });
}
