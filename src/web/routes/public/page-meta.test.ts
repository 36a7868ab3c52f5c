import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../../server/platform/project-root.ts';
import { htmlProblems } from '../../../server/testing/html-problems.ts';
import { startTestApp, type TestApp } from '../../../server/testing/test-app.ts';
import { indexedPaths, privatePaths } from '../../lib/addresses/page-meta.ts';

const { routes }: { routes: ServerBuild['routes'] } = await import(
  join(projectRoot, 'build/server/index.js')
);

let rolefit: TestApp;

beforeAll(async () => {
  rolefit = await startTestApp({ work: false, env: { BASE_URL: 'https://rolefit.example' } });
});
afterAll(() => rolefit.close());

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="(.*?)"/.exec(html)?.[1];

test('the footer links to the operator’s social page only if one is set', async () => {
  const env = { SOCIAL_URL: 'https://www.social.example/@us' };
  const social = await startTestApp({ work: false, env });
  const page = await social.browser().open('/faq');
  await social.close();
  expect(page.text).toContain('Follow us on social.example');
  expect(page.html).toContain('href="https://www.social.example/@us"');
  expect((await rolefit.browser().open('/faq')).text).not.toContain('Follow us');
});

test('the sitemap lists exactly the public pages, and each is valid, with its own title and canonical link', async () => {
  const { html: xml, headers } = await rolefit.browser().open('/sitemap.xml');
  expect(headers.get('Content-Type')).toMatch(/xml/);
  const paths = [...xml.matchAll(/<loc>https:\/\/rolefit\.example(.*?)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const opened = await Promise.all(paths.map((path) => rolefit.browser().open(path)));
  expect(opened.map(({ status, url }) => `${status} ${url}`)).toEqual(paths.map((path) => `200 ${path}`));
  expect(opened.map(({ html }) => canonicalOf(html))).toEqual(
    paths.map((path) => `https://rolefit.example${path}`),
  );
  expect(opened.filter(({ html }) => contentOf(html, 'robots'))).toEqual([]);
  const problems = await Promise.all(opened.map(({ html }) => htmlProblems(html)));
  expect(problems.flatMap((found, index) => found.map((problem) => `${paths[index]} ${problem}`))).toEqual(
    [],
  );
  expect(new Set(opened.map(({ html }) => titleOf(html))).size).toBe(paths.length);
  expect(new Set(opened.map(({ html }) => contentOf(html, 'description'))).size).toBe(paths.length);

  const open: string[] = [];
  for (const path of builtPages()) {
    const page = await rolefit.browser().open(path);
    const isItself = page.status === 200 && page.url === path;
    if (isItself && contentOf(page.html, 'robots') !== 'noindex') open.push(path);
  }
  expect(open.sort()).toEqual(paths.sort());
});

test('robots.txt disallows the private pages and no public one', async () => {
  const { html: text, headers } = await rolefit.browser().open('/robots.txt');
  expect(headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(text).toContain('Sitemap: https://rolefit.example/sitemap.xml');
  const disallowed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  expect(disallowed).toEqual(privatePaths);
  for (const path of ['/resumes', '/results', '/settings', '/profile', '/admin'])
    expect(disallowed).toContain(path);
  expect(indexedPaths.filter((path) => disallowed.some((start) => path.startsWith(start)))).toEqual([]);
});

test('every signed-in page has its own title and description, and is not indexed', async () => {
  const browser = rolefit.browser();
  await browser.signUp('first@example.com');
  const seen = new Map<string, string>();
  for (const path of builtPages().filter((path) => path !== '/' && !indexedPaths.includes(path))) {
    const { html, status, url } = await browser.open(path);
    if (status !== 200 || url !== path) continue;
    expect(contentOf(html, 'robots'), path).toBe('noindex');
    expect(contentOf(html, 'description'), path).toMatch(/.{20,}/);
    expect(contentOf(html, 'og:title'), path).toBe(titleOf(html));
    seen.set(path, titleOf(html) ?? '');
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['/resumes', '/analyze', '/results', '/admin']));
  const own = [...seen].filter(([path]) => path !== '/my-resumes').map(([, title]) => title);
  expect(new Set(own).size, own.join()).toBe(own.length);
});

test('an unknown path has the home page’s title; a query or trailing slash does not change the canonical link', async () => {
  const browser = rolefit.browser();
  const home = await browser.open('/');
  for (const path of ['/nowhere', '/faq/nowhere']) {
    const { html, status } = await browser.open(path);
    expect(status).toBe(404);
    expect(titleOf(html)).toBe(titleOf(home.html));
    expect(contentOf(html, 'robots')).toBe('noindex');
  }
  for (const path of ['/faq?utm_source=x', '/faq/', '/faq/?a=1'])
    expect(canonicalOf((await browser.open(path)).html)).toBe('https://rolefit.example/faq');
  expect(canonicalOf(home.html)).toBe('https://rolefit.example/');
});

/** Paths of all pages without parameters. */
function builtPages(): string[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.id !== 'root' && route.module.default !== undefined)
    .map((route) => `/${route?.path ?? ''}`)
    .filter((path) => !/[:*]/.test(path));
}
