import { expect, type Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { eq } from 'drizzle-orm';
import { users } from '../../src/server/features/accounts/accounts.tables.ts';
import { routePaths } from '../../src/server/testing/route-paths.ts';
import type { TestApp } from '../../src/server/testing/test-app.ts';
import { type Access, access } from '../../src/web/access.ts';
import routes from '../../src/web/routes.ts';
import { fillAccount } from '../support/full-account.ts';
import { startOwnRolefit } from '../support/own-rolefit.ts';
import { test } from '../support/test.ts';

let rolefit: TestApp;
test.beforeAll(async () => {
  rolefit = await startOwnRolefit({
    BASE_URL: 'http://127.0.0.1',
    ADMIN_EMAIL: 'operator@example.com',
    TEST_PAYMENTS: 'on',
  });
});
test.afterAll(() => rolefit.close());

/** Components are .tsx files; routes in .ts files answer with data and files. */
const pages = routes.filter(({ file }) => file.endsWith('.tsx'));

const rows: Record<string, Access> = access;
const isForVisitors = ({ id, file }: RouteConfigEntry) => {
  const { loader = 'anyone' } = rows[id ?? file.replace(/\.tsx$/, '')] ?? {};
  return loader === 'anyone' || loader === 'visitor';
};

/** Parts of pages that have an address of their own. */
const parts = {
  visitor: ['/auth?mode=signUp', '/auth?mode=resetPassword'],
  member: [
    '/analyze?mode=company',
    '/companies?tab=followed',
    '/master-resume?tab=education',
    '/master-resume?tab=experience',
    '/master-resume?tab=certifications',
    '/resumes?tab=master',
    '/nowhere',
  ],
};

/** Signs up as the administrator, with data on every page. Returns the ids in the pages' addresses. */
async function signUpAndFill({ request }: Page): Promise<Record<string, string>> {
  const account = { email: 'operator@example.com', password: 'correct horse 7!', username: 'x'.repeat(50) };
  await request.post(`${rolefit.url}/auth?mode=signUp`, { form: { ...account, mode: 'signUp' } });
  const [user] = await rolefit.app.db.select().from(users).where(eq(users.email, account.email));
  const viewer = { ...account, id: user?.id ?? '', isAdmin: true };
  return fillAccount({ ...rolefit.app, viewer }, { results: 44, resumes: 6, companies: 12 });
}

const widths = [390, 360];

/** By how much the page is wider than a phone. */
async function excessOf(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(rolefit.url + path);
  if ((response?.status() ?? 500) >= 500) return [`${path} failed`];
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) found.push(`${path} is ${excess} px wider than ${width} px`);
  }
  return found;
}

test('no page is wider than a phone, however long the names on it', async ({ page }) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  const forVisitors = routePaths(pages.filter(isForVisitors), {}).filter((path) => !path.includes('/no-'));
  for (const path of [...forVisitors, ...parts.visitor]) {
    found.push(...(await excessOf(page, path)).map((problem) => `visitor: ${problem}`));
  }
  const ids = await signUpAndFill(page);
  const paths = [...routePaths(pages, ids), ...parts.member, `/test-payments/portal/${ids.portalId}`];
  expect(paths.filter((path) => path.includes('/no-'), 'parameters that fillAccount has no id for')).toEqual(
    [],
  );
  for (const path of paths) found.push(...(await excessOf(page, path)));
  expect(found).toEqual([]);
});
