import { expect } from '@playwright/test';
import { scriptVectors } from '../../src/server/features/blog/markdown/script-vectors.fixtures.ts';
import { signInAsAdmin } from '../support/journeys.ts';
import { test } from '../support/test.ts';

test('a post full of scripts runs none, loads nothing from elsewhere and breaks no policy', async ({
  page,
  context,
  baseURL,
}) => {
  const trouble: string[] = [];
  await context.exposeFunction('reportTrouble', (what: string) => trouble.push(what));
  await context.addInitScript(() => {
    const report = (what: string) =>
      (window as unknown as { reportTrouble(what: string): void }).reportTrouble(what);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      report(`policy: ${violatedDirective} ${blockedURI}`),
    );
    window.alert = () => report('alert');
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) trouble.push(`request: ${url}`);
  });
  page.on('dialog', (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await signInAsAdmin(page);
  const slug = `hostile-${Date.now()}`;
  const content = scriptVectors.join('\n\n---\n\n');
  const form = { version: '0', title: '</title><script>alert(1)</script>', slug, content, isPublished: 'on' };
  const created = await page.request.post('/admin/blog/new', { form });
  expect(await created.text()).toContain('Post created successfully');

  for (const path of [`/blog/${slug}`, '/blog', `/admin/blog/edit/${slug}/revisions`]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`/blog/${slug}`);
  const article = page.locator('article');
  expect((await article.innerText()).length).toBeGreaterThan(5_000);
  // Whatever would wait for the pointer or the keyboard.
  await article.evaluate((element) => {
    for (const each of element.querySelectorAll('*'))
      for (const type of [
        'click',
        'mouseover',
        'mouseenter',
        'pointerover',
        'focus',
        'blur',
        'toggle',
        'error',
        'load',
      ])
        if (!(type === 'click' && each.closest('a'))) each.dispatchEvent(new Event(type));
  });
  // An address that is none has the scheme ":".
  const schemes = await article
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
  const harmless = new Set(['http:', 'https:', 'mailto:', 'tel:', ':']);
  expect(schemes.filter((scheme) => !harmless.has(scheme))).toEqual([]);
  await page.goto(`/admin/blog/edit/${slug}`);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Preview' }).locator('hr').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(trouble).toEqual([]);
});
