import { createHash } from 'node:crypto';
import type { Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import {
  type BlogImage,
  blogImageIdOf,
  blogImagePath,
  sourcesOf,
} from '../../../../shared/blog/blog-images.ts';
import { slugFromName } from '../../../../shared/blog/blog-rules.ts';
import { createParser } from './parse-markdown.ts';

type Images = ReadonlyMap<string, BlogImage>;
type Environment = { images: Images };

const parser = createParser();

// The page's own title is the only h1.
parser.core.ruler.push('headings', ({ tokens }) => {
  const used = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    if (token.tag === 'h1') token.tag = 'h2';
    if (token.type === 'heading_open') token.attrSet('id', uniqueId(tokens[index + 1]?.content ?? '', used));
  }
});

/** Starts with a word of its own, so that no heading takes the id of something else on the page. */
function uniqueId(heading: string, used: Map<string, number>): string {
  const id = `section-${slugFromName(heading)}`;
  const count = (used.get(id) ?? 0) + 1;
  used.set(id, count);
  return count === 1 ? id : `${id}-${count}`;
}

// The alignment of a column comes as an inline style, which the page's policy forbids.
parser.core.ruler.push('alignment', ({ tokens }) => {
  for (const token of tokens) {
    const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1];
    if (align) token.attrs = [['class', `align-${align}`]];
  }
});

const rules = parser.renderer.rules;
const { escapeHtml } = parser.utils;

const tableStart = '<div class="scrolls" role="region" aria-label="Table" tabindex="0"><table>\n';
rules.table_open = () => tableStart;
rules.table_close = () => '</table></div>\n';

const renderFence = rules.fence;
rules.fence = (...args) => renderFence?.(...args).replace('<pre>', '<pre tabindex="0">') ?? '';
const renderCodeBlock = rules.code_block;
rules.code_block = (...args) => renderCodeBlock?.(...args).replace('<pre>', '<pre tabindex="0">') ?? '';

rules.footnote_anchor = (tokens, index) => {
  const { id, subId } = (tokens[index] as Token).meta as { id: number; subId: number };
  const reference = subId > 0 ? `${id + 1}:${subId}` : String(id + 1);
  return ` <a href="#fnref${reference}" class="footnote-backref" aria-label="Back to the text">↩</a>`;
};

/** Only pictures of the library are shown, with their size. One from elsewhere becomes a link to it. */
rules.image = (tokens, index, options, env) => {
  const token = tokens[index] as Token;
  const address = String(token.attrGet('src') ?? '');
  const written = parser.renderer.renderInlineAsText(token.children ?? [], options, env);
  const image = (env as Environment).images.get(blogImageIdOf(address) ?? '');
  if (image) return pictureHtml(image, written || image.alt);
  const label = escapeHtml(written || 'Picture');
  return isInLink(tokens, index) ? label : `<a href="${escapeHtml(address)}">${label}</a>`;
};

const isInLink = (tokens: Token[], index: number) =>
  tokens
    .slice(0, index)
    .reduce((depth, { type }) => depth + (type === 'link_open' ? 1 : type === 'link_close' ? -1 : 0), 0) > 0;

const pictureHtml = (image: BlogImage, alt: string) =>
  `<img src="${blogImagePath(image.id)}" srcset="${sourcesOf(image)}" sizes="(max-width: 767px) 100vw, 720px" ` +
  `alt="${escapeHtml(alt)}" width="${image.width}" height="${image.height}" loading="lazy" decoding="async">`;

const codeClasses = /^(hljs-[\w-]+|(function|class|inherited)_+|language-[\w+#-]+)$/;

/** The second wall: whatever the parser or a plugin lets through, only these may reach the page. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 's', 'sup', 'a', 'img', 'span'],
    ...['ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'div', 'section'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'id', 'class', 'aria-label'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    li: ['id'],
    pre: ['tabindex'],
    div: ['role', 'aria-label', 'tabindex'],
    '*': ['id'],
  },
  allowedClasses: {
    '*': ['align-*', 'footnote*', 'scrolls'],
    code: [codeClasses],
    span: [codeClasses],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener nofollow' } : attribs,
    }),
  },
};

/** The HTML of a text that is still being written: keeping every version of it would push out those of posts. */
export function htmlOf(content: string, images: Images): string {
  const env: Environment = { images };
  return sanitizeHtml(parser.render(content, env), allowed);
}

const cache = new Map<string, string>();
const maxCached = 200;

/**
 * The HTML of a post, which runs nothing and loads only pictures of the library. Kept in memory: a post is rendered once
 * for everyone until its text or one of its pictures changes.
 */
export function renderMarkdown(content: string, images: Images): string {
  const key = createHash('sha256')
    .update(JSON.stringify([content, [...images]]))
    .digest('base64url');
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const html = htmlOf(content, images);
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(key, html);
  return html;
}
