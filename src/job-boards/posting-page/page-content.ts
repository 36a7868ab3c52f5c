import { isHidden, withoutElements } from '../html/html-filters.ts';
import { type HtmlAttributes, readHtml } from '../html/html-tokens.ts';
import type { DataNode } from '../html/json-ld.ts';
import { readMicrodata } from '../html/microdata.ts';
import { type PageText, pageText } from './page-text.ts';

export type PageContent = PageText & {
  /** The page's heading, or else its og:title, or else its title; without the site's name. */
  title: string | undefined;
  siteName: string | undefined;
  language: string | undefined;
  jsonLd: string[];
  /** A JobPosting in microdata, as a JSON-LD node. */
  microdata: DataNode | undefined;
};

const MAX_JSON_LD_BLOCKS = 200;

/** Reads a page's metadata and the text that a person would read on it. Linear; never throws. */
export function readPageContent(html: string): PageContent {
  const head = readHead(html);
  const siteName = head.meta.get('og:site_name');
  return {
    title: pageTitle(headings(html), head.meta.get('og:title'), head.title, siteName),
    siteName,
    language: head.language,
    jsonLd: head.jsonLd,
    microdata: readMicrodata(html),
    ...pageText(html),
  };
}

function readHead(html: string) {
  const meta = new Map<string, string>();
  const jsonLd: string[] = [];
  let title = '';
  let language: string | undefined;
  let inside: 'title' | 'json-ld' | undefined;
  let block = '';
  readHtml(html, {
    open(name, attributes) {
      if (name === 'html') language ??= attributes.get('lang')?.toLowerCase();
      else if (name === 'title' && title === '') inside = 'title';
      else if (name === 'script' && isJsonLd(attributes)) inside = 'json-ld';
      else if (name === 'meta') {
        const key = attributes.get('property') ?? attributes.get('name');
        const content = attributes.get('content')?.trim();
        if (key && content && !meta.has(key)) meta.set(key.toLowerCase(), content);
      }
    },
    close(name) {
      if (name === 'script' && inside === 'json-ld' && jsonLd.length < MAX_JSON_LD_BLOCKS) jsonLd.push(block);
      if (name === 'script' || name === 'title') inside = undefined;
      block = '';
    },
    text(part) {
      if (inside === 'title') title += part;
      else if (inside === 'json-ld') block += part;
    },
  });
  return { meta, jsonLd, language, title: oneLine(title) };
}

function isJsonLd(attributes: HtmlAttributes): boolean {
  return /^\s*application\/ld\+json\b/i.test(attributes.get('type') ?? '');
}

function headings(html: string): string[] {
  const found: string[] = [];
  let current: string | undefined;
  const handler = {
    open(name: string) {
      if (name === 'h1') current = '';
      else if (current !== undefined && name === 'br') current += ' ';
    },
    close(name: string) {
      if (name !== 'h1' || current === undefined) return;
      if (oneLine(current) !== '') found.push(oneLine(current));
      current = undefined;
    },
    text(part: string) {
      if (current !== undefined) current += part;
    },
  };
  readHtml(html, withoutElements(handler, isHidden));
  return found;
}

/** An h1 that is also in a title is the job's; another one may be the company's name or a slogan. */
function pageTitle(
  h1: string[],
  sharedTitle: string | undefined,
  ownTitle: string,
  siteName: string | undefined,
) {
  const titles = [sharedTitle ?? '', ownTitle].map((title) => title.toLowerCase());
  const named = h1.find((heading) => titles.some((title) => title.includes(heading.toLowerCase())));
  const isSiteName = (title: string) => title.toLowerCase() === siteName?.toLowerCase();
  const candidates = [
    named,
    withoutSiteName(sharedTitle ?? '', siteName),
    h1[0],
    withoutSiteName(ownTitle, siteName),
  ];
  return candidates.find((title) => title !== undefined && title !== '' && !isSiteName(title));
}

function withoutSiteName(title: string, siteName: string | undefined): string {
  const parts = title.split(/\s+[|–—·•-]\s+/);
  const last = parts.at(-1)?.toLowerCase() ?? '';
  const isSite = siteName !== undefined && last.includes(siteName.toLowerCase());
  if (parts.length < 2 || !(isSite || /\b(careers?|jobs?|vacanc(y|ies))\b/.test(last))) return title;
  return title.slice(0, title.toLowerCase().lastIndexOf(last)).replace(/\s+[|–—·•-]\s+$/, '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
