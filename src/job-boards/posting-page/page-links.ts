import { readHtml } from '../html/html-tokens.ts';

const JOB_WORDS =
  /(?:^|[/_.=-])(?:jobs?|careers?|vacanc(?:y|ies)|positions?|openings?|roles?|opportunit(?:y|ies)|postings?|stellen?|karriere|emplois?|offres?|vacatures?|gh_jid)(?:[/_.=-]|$)/i;
const FILE = /\.(?:pdf|docx?|jpe?g|png|gif|svg|webp|zip|mp4|xml|rss|ics|css|js)$/i;
const MAX_LINKS = 5_000;

/** The links on a page that stay on its site and look like postings, in page order. */
export function postingLinks(html: string, pageUrl: string): string[] {
  const page = new URL(pageUrl);
  const found = new Set<string>();
  let seen = 0;
  readHtml(html, {
    open(name, attributes) {
      const href = attributes.get('href');
      if (name !== 'a' || !href || seen >= MAX_LINKS || !URL.canParse(href, pageUrl)) return;
      seen += 1;
      const link = new URL(href, pageUrl);
      if (!isOnSameSite(link, page) || !looksLikeJob(link, page)) return;
      link.hash = '';
      link.host = page.host;
      found.add(link.href);
    },
    close() {},
    text() {},
  });
  return [...found];
}

/** Returns true if a link leads to the same site as the page. */
export function isOnSameSite(link: URL, page: URL): boolean {
  const bare = (host: string) => host.replace(/^www\./, '');
  return /^https?:$/.test(link.protocol) && bare(link.host) === bare(page.host) && link.username === '';
}

function looksLikeJob(link: URL, page: URL): boolean {
  const path = link.pathname.replace(/\/+$/, '');
  const own = page.pathname.replace(/\/+$/, '');
  if (path === own && (link.search === '' || link.search === page.search)) return false;
  if (path === '' || FILE.test(path)) return false;
  return (own !== '' && path.startsWith(`${own}/`)) || JOB_WORDS.test(path + link.search);
}
