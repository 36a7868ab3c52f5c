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

const mailTags = [
  'html',
  'head',
  'meta',
  'title',
  'style',
  'body',
  'center',
  'font',
  'img',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'caption',
  'colgroup',
  'col',
  'hr',
  'u',
  's',
  'small',
  'span',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'code',
  'sup',
  'sub',
];

/** Sanitizes an email for the preview, which is a page of its own: looks stay, whatever runs or sends goes. */
export function safeMailDocument(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, ...mailTags],
    allowedAttributes: {
      '*': [
        'style',
        'class',
        'align',
        'valign',
        'bgcolor',
        'color',
        'width',
        'height',
        'border',
        'cellpadding',
        'cellspacing',
        'role',
        'dir',
        'lang',
        'colspan',
        'rowspan',
        'alt',
        'title',
      ],
      a: ['href'],
      img: ['src'],
      meta: ['charset', 'name', 'content'],
      font: ['face', 'size'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowVulnerableTags: true,
    parseStyleAttributes: false,
  });
}
