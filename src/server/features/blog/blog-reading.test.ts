import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { htmlProblems } from '../../testing/html-problems.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Page, TestBrowser } from '../../testing/test-browser.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { createPost, pngFile, postFields } from './blog.fixtures.ts';
import { blogCategories, blogImages, blogPosts, blogViews } from './blog.tables.ts';

const site = 'https://rolefit.example';
let rolefit: TestApp;
let admin: TestBrowser;
let visitor: TestBrowser;
let imageId: string;
let now = new Date('2026-03-01T12:00:00.000Z');

/** Fourteen published posts, of which the first has everything a post can have, and a draft. */
beforeAll(async () => {
  rolefit = await startTestApp({
    env: { ADMIN_EMAIL: 'boss@example.com', BASE_URL: site },
    work: false,
    now: () => now,
  });
  [admin, visitor] = [rolefit.browser(), rolefit.browser()];
  await admin.signUp('boss@example.com');
  await admin.submit('/admin/blog/images', { intent: 'upload', image: pngFile(), alt: 'A desk' });
  imageId = (await rolefit.app.db.select().from(blogImages))[0]?.id ?? '';
  const category = {
    intent: 'save',
    categoryId: '',
    name: 'Applying',
    slug: 'applying',
    description: 'How.',
  };
  await admin.submit('/admin/blog/categories', category);
  await admin.submit('/admin/blog/categories', { ...category, name: 'Empty', slug: 'empty' });
  const [applying] = await rolefit.app.db
    .select()
    .from(blogCategories)
    .where(eq(blogCategories.slug, 'applying'));
  await createPost(admin, {
    title: 'Everything & more </script>',
    slug: 'everything',
    content: `Some **words** with [a link](/faq).\n\n![](/blog/images/${imageId}/large)\n\n]]> <b>x</b>`,
    categoryId: applying?.id ?? '',
    featuredImage: `/blog/images/${imageId}/large`,
    tags: 'one, two',
  });
  await createPost(admin, { title: 'A secret plan', slug: 'draft', isPublished: '' });
  const [post] = await rolefit.app.db.select().from(blogPosts).where(eq(blogPosts.slug, 'everything'));
  const others = Array.from({ length: 12 }, (_, index) => ({
    ...{ ...post!, id: crypto.randomUUID(), title: `Post ${index}`, slug: `post-${index}`, authorId: null },
    featuredImage: null,
    content: index === 4 ? 'Where the needle is.' : 'Words.',
    publishedDate: new Date(now.getTime() - (index + 1) * 86_400_000),
  }));
  await rolefit.app.db
    .insert(blogPosts)
    .values([
      ...others,
      { ...others[11]!, id: crypto.randomUUID(), title: 'Поиск', slug: 'поиск', publishedDate: new Date(0) },
    ]);
});
afterAll(() => rolefit.close());

const metaOf = ({ html }: Page, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`).exec(html)?.[1];
const canonicalOf = ({ html }: Page) => /<link rel="canonical" href="(.*?)"/.exec(html)?.[1];
const titleOf = ({ html }: Page) => /<title>(.*?)<\/title>/.exec(html)?.[1];
/** The titles of the cards. */
const cardsOf = ({ html }: Page) => html.match(/<article/g)?.length ?? 0;

describe('the list of posts', () => {
  test('shows twelve cards a page, newest first, with a sidebar and without drafts', async () => {
    const page = await visitor.open('/blog');
    expect(titleOf(page)).toBe('Rolefit Blog');
    expect(metaOf(page, 'og:image')).toBe(`${site}/og-image.png`);
    expect(cardsOf(page)).toBe(12);
    expect(page.text).toMatch(/Everything & more.*March 1, 2026.*1 min read.*Post 0/);
    for (const words of ['Categories', 'Recent Posts', 'About', 'Applying 1', 'Empty 0'])
      expect(page.text).toContain(words);
    for (const words of ['A secret plan', 'Manage Blog', 'Post 11']) expect(page.text).not.toContain(words);
    const second = await visitor.open('/blog?page=2');
    expect([cardsOf(second), canonicalOf(second)]).toEqual([2, `${site}/blog?page=2`]);
    expect(second.text).toContain('Post 11');
    expect((await visitor.open('/blog?page=3')).text).toContain('No blog posts found.');
  });

  test('finds posts by their words', async () => {
    const page = await visitor.open('/blog?search=NEEDLE');
    expect([cardsOf(page), metaOf(page, 'robots')]).toEqual([1, 'noindex']);
    expect(page.text).toContain('Post 4');
    expect((await visitor.open('/blog?search=secret')).text).toContain('No blog posts found.');
  });

  test('shows administrators how to manage it', async () => {
    const page = await admin.open('/blog');
    for (const words of ['Manage Blog', 'Admin actions']) expect(page.text).toContain(words);
  });

  test('of a category has its name and description', async () => {
    const page = await visitor.open('/blog/category/applying');
    expect(page.text).toMatch(/Applying How\./);
    expect([cardsOf(page), titleOf(page)]).toEqual([1, 'Applying | Rolefit Blog']);
    expect(canonicalOf(page)).toBe(`${site}/blog/category/applying`);
    expect((await visitor.open('/blog/category/Applying')).url).toBe('/blog/category/applying');
    expect((await visitor.open('/blog/category/empty')).text).toContain('No posts found in this category.');
    const missing = await visitor.open('/blog/category/nothing');
    expect([missing.status, titleOf(missing)]).toEqual([404, 'Category Not Found | Rolefit Blog']);
    expect(missing.text).toContain('Category Not Found');
  });
});

describe('a post', () => {
  test('has its picture, date, reading time, author, categories, text and tags', async () => {
    const page = await visitor.open('/blog/everything');
    expect(page.html).toContain('alt="A desk" width="1200" height="630"');
    expect(page.text).toMatch(
      /March 1, 2026 · 1 min read · By The Rolefit Team Applying Some words with a link/,
    );
    expect(page.html).toContain('href="/blog/category/applying"');
    expect(page.html).toContain('Some <strong>words</strong>');
    expect(page.text).toMatch(/Tags one two/);
    expect(titleOf(page)).toBe('Everything &amp; more &lt;/script&gt; | Rolefit Blog');
    expect(metaOf(page, 'og:type')).toBe('article');
    expect(metaOf(page, 'og:image')).toBe(`${site}/blog/images/${imageId}/share`);
    expect(canonicalOf(page)).toBe(`${site}/blog/everything`);
    expect((await visitor.open('/blog/post-1')).text).not.toContain('The Rolefit Team');
  });

  test('has an address without letters that only some programs understand', async () => {
    const address = `${site}/blog/%D0%BF%D0%BE%D0%B8%D1%81%D0%BA`;
    expect(canonicalOf(await visitor.open('/blog/поиск'))).toBe(address);
    const rss = await visitor.open('/blog/rss.xml');
    expect(rss.html).toContain(`<link>${address}</link>`);
    expect((await visitor.open('/blog/atom.xml')).html).toContain(`href="${address}"`);
    expect((await visitor.open('/sitemap.xml')).html).toContain(`<loc>${address}</loc>`);
  });

  test('tells search engines what a BlogPosting has to say', async () => {
    const { html } = await visitor.open('/blog/everything');
    const [, json = ''] = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(json).not.toContain('</');
    const posting = JSON.parse(json);
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Everything & more </script>',
      description: expect.stringContaining('Some words with a link.'),
      image: [`${site}/blog/images/${imageId}/share`],
      datePublished: '2026-03-01T12:00:00.000Z',
      dateModified: '2026-03-01T12:00:00.000Z',
      author: [{ '@type': 'Organization', name: 'The Rolefit Team', url: site }],
      publisher: { '@type': 'Organization', name: 'Rolefit', url: site, logo: { '@type': 'ImageObject' } },
      mainEntityOfPage: { '@type': 'WebPage', '@id': `${site}/blog/everything` },
      url: `${site}/blog/everything`,
      inLanguage: 'en',
      timeRequired: 'PT1M',
      keywords: 'one, two',
      articleSection: ['Applying'],
    });
    // Search engines show a picture only if they can load it.
    for (const address of [posting.image[0], posting.publisher.logo.url]) {
      const response = await fetch(address.replace(site, rolefit.url));
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
  });

  test('that does not exist says so', async () => {
    const page = await visitor.open('/blog/nothing');
    expect([page.status, metaOf(page, 'robots')]).toEqual([404, 'noindex']);
    expect(page.text).toContain('Post Not Found');
    expect(page.text).toContain("The blog post you're looking for doesn't exist or has been removed.");
    expect(page.text).toContain('Back to Blog');
  });

  test('that is a draft exists for administrators only', async () => {
    const member = rolefit.browser();
    await member.signUp('member@example.com');
    for (const person of [visitor, member]) {
      const page = await person.open('/blog/draft');
      expect([page.status, page.text.includes('A secret plan')]).toEqual([404, false]);
    }
    const page = await admin.open('/blog/draft');
    expect([page.status, metaOf(page, 'robots')]).toEqual([200, 'noindex']);
    expect(page.text).toContain('A secret plan');
    expect(page.html).not.toContain('ld+json');
    expect((await visitor.open('/blog/draft/share')).status).toBe(404);
  });

  test('without a picture gets one drawn for previews of links', async () => {
    const page = await visitor.open('/blog/post-1');
    const address = metaOf(page, 'og:image') ?? '';
    expect(address).toMatch(/^https:\/\/rolefit\.example\/blog\/post-1\/share\?v=\d+$/);
    const response = await fetch(address.replace(site, rolefit.url));
    const picture = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['png', 1200, 630]);
    const etag = response.headers.get('ETag') ?? '';
    const again = await fetch(address.replace(site, rolefit.url), { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    await rolefit.app.db.update(blogPosts).set({ title: 'Renamed' }).where(eq(blogPosts.slug, 'post-1'));
    const renamed = await fetch(address.replace(site, rolefit.url), { headers: { 'If-None-Match': etag } });
    expect(renamed.status).toBe(200);
  });
});

test.each([
  '/blog',
  '/blog?page=2',
  '/blog?search=nowhere',
  '/blog/category/applying',
  '/blog/category/empty',
  '/blog/category/nothing',
  '/blog/everything',
  '/blog/post-1',
  '/blog/nothing',
])('%s is valid HTML', async (path) => {
  expect(await htmlProblems((await visitor.open(path)).html)).toEqual([]);
});

describe('a page in the browser’s cache', () => {
  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(rolefit.url + path, { headers });

  test('is asked for each time and kept until something on it changes', async () => {
    const first = await visit('/blog/post-2');
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    const etag = first.headers.get('ETag') ?? '';
    const second = await visit('/blog/post-2', { 'If-None-Match': etag });
    expect([second.status, await second.text()]).toEqual([304, '']);
    // The copy's scripts carry the nonce of the first answer.
    expect(second.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
    await rolefit.app.db.update(blogPosts).set({ content: 'New words.' }).where(eq(blogPosts.slug, 'post-2'));
    const third = await visit('/blog/post-2', { 'If-None-Match': etag });
    expect([third.status, (await third.text()).includes('New words.')]).toEqual([200, true]);
  });

  test('is never one for somebody who is signed in', async () => {
    const etag = (await visit('/blog/post-3')).headers.get('ETag') ?? '';
    const page = await visit('/blog/post-3', { 'If-None-Match': etag, Cookie: admin.cookieHeader() });
    expect([page.status, page.headers.get('ETag')]).toEqual([200, null]);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test.each(['/blog', '/blog/category/applying', '/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'])(
    'of %s goes with the next post',
    async (path) => {
      const etag = (await visit(path)).headers.get('ETag') ?? '';
      expect((await visit(path, { 'If-None-Match': etag })).status).toBe(304);
      const title = { title: `Everything ${path}` };
      await rolefit.app.db
        .update(blogPosts)
        .set({ ...title, updatedDate: new Date(now.getTime() + path.length * 1000) })
        .where(eq(blogPosts.slug, 'everything'));
      expect((await visit(path, { 'If-None-Match': etag })).status).toBe(200);
    },
  );
});

/** Parses XML; a text that is not well-formed fails. */
function parseXml(xml: string): Element {
  const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');
  return document.documentElement!;
}
const childrenOf = (element: Element | undefined, name: string) =>
  [...(element?.childNodes ?? [])].filter((node): node is Element => node.nodeName === name);
const textOf = (element: Element | undefined, name: string) =>
  childrenOf(element, name)[0]?.textContent ?? '';
const namesOf = (element: Element) => [...element.childNodes].map(({ nodeName }) => nodeName);
const atomNamespace = 'http://www.w3.org/2005/Atom';

describe('the feeds', () => {
  test('RSS has what the specification asks for, and the posts in full', async () => {
    const page = await visitor.open('/blog/rss.xml');
    expect(page.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const rss = parseXml(page.html);
    expect([rss.nodeName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
    const [channel] = childrenOf(rss, 'channel');
    expect([textOf(channel, 'title'), textOf(channel, 'link')]).toEqual(['Rolefit Blog', `${site}/blog`]);
    expect(textOf(channel, 'description')).not.toBe('');
    const [self] = childrenOf(channel, 'atom:link');
    expect(['rel', 'href', 'type'].map((name) => self?.getAttribute(name))).toEqual([
      ...['self', `${site}/blog/rss.xml`, 'application/rss+xml'],
    ]);
    expect(self?.namespaceURI).toBe(atomNamespace);
    const items = childrenOf(channel, 'item');
    expect(items).toHaveLength(14);
    for (const item of items) {
      for (const name of ['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded'])
        expect(namesOf(item).filter((each) => each === name)).toEqual([name]);
      expect(textOf(item, 'title')).not.toBe('');
      expect(textOf(item, 'link')).toMatch(/^https:\/\/rolefit\.example\/blog\/[a-z0-9%A-F-]+$/);
      expect(new Date(textOf(item, 'pubDate')).toUTCString()).toBe(textOf(item, 'pubDate'));
    }
    const guids = items.flatMap((item) => childrenOf(item, 'guid'));
    expect(new Set(guids.map(({ textContent }) => textContent)).size).toBe(14);
    for (const guid of guids) expect(guid.getAttribute('isPermaLink')).toBe('false');
    const content = textOf(items[0], 'content:encoded');
    expect(content).toContain(`<a href="${site}/faq">`);
    expect(content).toContain(`src="${site}/blog/images/${imageId}/large"`);
    expect(content).toContain(']]&gt; &lt;b&gt;x');
    expect(page.html).not.toContain('A secret plan');
  });

  test('Atom has what the specification asks for', async () => {
    const page = await visitor.open('/blog/atom.xml');
    expect(page.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    const feed = parseXml(page.html);
    expect([feed.nodeName, feed.namespaceURI]).toEqual(['feed', atomNamespace]);
    const entries = childrenOf(feed, 'entry');
    expect(entries).toHaveLength(14);
    for (const element of [feed, ...entries]) {
      for (const name of ['id', 'title', 'updated'])
        expect(namesOf(element).filter((each) => each === name)).toEqual([name]);
      expect(textOf(element, 'id')).toMatch(/^https:/);
      expect(textOf(element, 'title')).not.toBe('');
      expect(textOf(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
    expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(14);
    const links = childrenOf(feed, 'link').map(
      (link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`,
    );
    expect(links).toEqual(expect.arrayContaining([`self ${site}/blog/atom.xml`, `alternate ${site}/blog`]));
    for (const entry of entries) {
      expect(textOf(childrenOf(entry, 'author')[0], 'name')).toBe('The Rolefit Team');
      expect(childrenOf(entry, 'link')[0]?.getAttribute('href')).toMatch(
        /^https:\/\/rolefit\.example\/blog\//,
      );
      expect(childrenOf(entry, 'content')[0]?.getAttribute('type')).toBe('html');
    }
  });
});

test('the sitemap lists the published posts and the categories that have some', async () => {
  const { html } = await visitor.open('/sitemap.xml');
  expect(html).toMatch(/<loc>https:\/\/rolefit\.example\/blog\/everything<\/loc><lastmod>2026-/);
  expect(html).toContain(`${site}/blog/category/applying<`);
  for (const hidden of ['/blog/draft<', '/blog/category/empty<']) expect(html).not.toContain(hidden);
});

describe('views', () => {
  const view = (browser: TestBrowser, slug = 'post-5') => browser.submit(`/blog/${slug}/view`, {});
  const counted = async () =>
    (await rolefit.app.db.select().from(blogViews)).map(({ day, views }) => `${day} ${views}`).sort();

  test('are counted by post and day, without cookies, administrators or drafts', async () => {
    const reader = rolefit.browser();
    const answer = await view(reader);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
    await view(reader);
    await view(admin);
    for (const slug of ['draft', 'nothing']) expect((await view(reader, slug)).status).toBe(404);
    expect(await counted()).toEqual(['2026-03-01 2']);
    now = new Date('2026-03-02T00:00:00.000Z');
    await view(reader);
    expect(await counted()).toEqual(['2026-03-01 2', '2026-03-02 1']);
  });

  test('of one address are counted a limited number of times', async () => {
    const reader = rolefit.browser();
    await view(reader);
    await rolefit.app.db.update(rateLimits).set({ count: 1000 });
    const before = await counted();
    expect((await view(reader)).status).toBe(429);
    expect(await counted()).toEqual(before);
  });
});

test('the blog is empty rather than broken when it can’t be read', async () => {
  await rolefit.app.database.pool.query('alter table blog_posts rename to away');
  try {
    const list = await visitor.open('/blog');
    expect([list.status, list.text.includes('No blog posts found.')]).toEqual([200, true]);
    const post = await visitor.open('/blog/everything');
    expect([post.status, post.text.includes('Post Not Found')]).toEqual([503, true]);
    expect((await admin.open('/admin/blog')).text).toContain('Failed to load blog posts');
    const refused = await admin.submit('/admin/blog/new', postFields({ slug: 'x' }));
    expect(refused.text).toContain('Failed to save post');
  } finally {
    await rolefit.app.database.pool.query('alter table away rename to blog_posts');
  }
});

test('a post can be begun when the categories can’t be read, and no page says that there are none', async () => {
  await rolefit.app.database.pool.query('alter table blog_categories rename to away');
  try {
    const editor = await admin.open('/admin/blog/new');
    expect([editor.status, editor.text.includes('Create New Post')]).toEqual([200, true]);
    expect(editor.html).toContain('Failed to load categories');
    expect(editor.text).not.toContain('No categories yet');
    const page = await admin.open('/admin/blog/categories');
    expect(page.text).toContain('Failed to load categories');
    expect(page.text).not.toContain('No categories yet');
  } finally {
    await rolefit.app.database.pool.query('alter table away rename to blog_categories');
  }
});
