import { type BrowserContext, expect, type Page } from '@playwright/test';
import { routePaths } from '../../src/server/testing/route-paths.ts';
import routes from '../../src/web/routes.ts';
import { ownAddress, signUp } from '../support/journeys.ts';
import { test } from '../support/test.ts';

/** Collects policy violations, and console messages about headers and scripts. */
async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (description: string) => violations.push(description));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const report = (window as unknown as { reportViolation(description: string): void }).reportViolation;
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  context.on('console', (message) => {
    const isAboutPolicy = /Content Security Policy|Permissions-Policy|Trusted|Refused|violat|hydrat/i.test(
      message.text(),
    );
    if (isAboutPolicy) violations.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => violations.push(`${error.page()?.url()}: ${error.error().message}`));
  return violations;
}

/** Opens a path if it is a page. Returns false for data, files and live updates. */
async function visit(page: Page, path: string): Promise<boolean> {
  const response = await page.request.get(path, { maxRedirects: 0 });
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
  if (isPage) {
    await page.goto(path);
    await page.waitForFunction(() => '__reactRouterRouteModules' in window);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  return isPage;
}

test('no page violates its own policy', async ({ page, context }) => {
  test.setTimeout(300_000);
  const violations = await collectViolations(context);
  await ownAddress(page);
  const paths = routePaths(routes, {}).filter((path) => path !== '/events');
  const opened: string[] = [];
  for (const path of [...paths, '/nowhere', '/auth?mode=signUp']) {
    if (await visit(page, path)) opened.push(path);
  }
  await signUp(page);
  for (const path of [...paths, '/nowhere']) {
    if (await visit(page, path)) opened.push(path);
  }
  expect(opened).toEqual(expect.arrayContaining(['/', '/auth', '/resumes', '/analyze', '/nowhere']));
  expect(violations).toEqual([]);
});

test('dialogs and client-side navigation don’t violate the policy', async ({ page, context }) => {
  const violations = await collectViolations(context);
  await signUp(page);
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Use a sample résumé' }).click();
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
  const toast = await page
    .locator('[data-sonner-toaster]')
    .evaluate((list) => getComputedStyle(list).position);
  expect(toast).toBe('fixed');
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.type('all compan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/companies/);
  await page.goto('/check');
  await page.getByRole('button', { name: 'Staff accountant' }).click();
  await expect(page.getByRole('heading', { name: 'Your fit', exact: true })).toBeVisible();
  expect(violations).toEqual([]);
});

test('injected scripts and styles have no effect', async ({ page, context }) => {
  const violations = await collectViolations(context);
  await visit(page, '/');
  await page.evaluate(() => {
    const image = document.createElement('div');
    image.innerHTML =
      '<img src=x onerror="window.ran = 1"><p style="color: red" id="styled">x</p><a href="javascript:window.ran=1" id="link">x</a>';
    document.body.append(image);
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
  });
  await page.locator('#link').click();
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('#styled').evaluate((element) => getComputedStyle(element).color)).not.toBe(
    'rgb(255, 0, 0)',
  );
});
