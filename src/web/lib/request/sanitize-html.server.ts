import sanitizeHtml from 'sanitize-html';

/** Sanitizes a posting's HTML: keeps structure and web or mail links, removes whatever runs or loads something. */
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

/** Sanitizes one of our own emails for the outbox page: styles and whatever loads would violate the page's CSP. */
export function safeMailHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'strong', 'em', 'a', 'blockquote', 'div'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
  });
}
