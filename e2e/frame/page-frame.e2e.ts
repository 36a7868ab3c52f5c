import { expect, type Page } from '@playwright/test';
import { openAccountMenu, signInAsAdmin, signUp } from '../support/journeys.ts';
import { pageProblemsNow } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const commonLinks = ['Home', 'All Companies', 'My Companies', 'Resumes', 'Analyzer', 'Results'];
const memberLinks = ['Profile', 'Settings', 'Subscription'];
const adminLinks = ['Dashboard', 'Email Management', 'Blog', 'Analytics'];

const signUpAndGoHome = async (page: Page) => {
  const name = await signUp(page);
  await page.goto('/');
  return name;
};

const roles: { name: string; enter: (page: Page) => Promise<unknown>; header: string[]; drawer: string[] }[] =
  [
    {
      name: 'a visitor',
      enter: (page) => page.goto('/'),
      header: [...commonLinks, 'Pricing', 'Blog', 'FAQ'],
      drawer: [...commonLinks, 'Pricing', 'Blog', 'FAQ'],
    },
    {
      name: 'a member',
      enter: signUpAndGoHome,
      header: [...commonLinks, 'Settings'],
      drawer: [...commonLinks, ...memberLinks],
    },
    {
      name: 'an administrator',
      enter: signInAsAdmin,
      header: [...commonLinks, 'Settings', ...adminLinks],
      drawer: [...commonLinks, ...memberLinks, ...adminLinks],
    },
  ];

const linksIn = (page: Page, container: string) =>
  page.locator(`${container} nav[aria-label=Main] a`).allTextContents();

for (const { name, enter, header, drawer } of roles) {
  test(`the header and the drawer have the right links for ${name}, and none is broken`, async ({ page }) => {
    await enter(page);
    const isVisitor = name === 'a visitor';
    expect(await linksIn(page, 'header > div >')).toEqual(header);
    if (!isVisitor) {
      await openAccountMenu(page);
      await expect(page.getByRole('link', { name: 'Feedback', exact: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(page.locator('header').getByRole('link', { name: 'Sign In' })).toBeVisible({
      visible: isVisitor,
    });
    await expect(page.locator('header a[aria-current=page]:visible')).toHaveText(['Home']);

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.locator('header nav[aria-label=Main]:visible')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await linksIn(page, '#site-drawer')).toEqual(drawer);
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible({ visible: !isVisitor });
    await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible({ visible: isVisitor });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();

    const addresses = await page
      .locator('#site-drawer a, footer a')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
    for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the drawer, the menus and the start page of ${name} are accessible (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await enter(page);
      if (name === 'an administrator') await page.goto('/admin');
      const problems = () => pageProblemsNow(page);
      for (const summary of await page.locator('header summary:visible').all()) {
        await summary.click();
        expect(await problems()).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await problems()).toEqual([]);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      expect(await problems()).toEqual([]);
    });
  }
}

test('a visitor who follows a members-only link must sign in first, and sees why', async ({ page }) => {
  await page.goto('/');
  await page.locator('header').getByRole('link', { name: 'Analyzer' }).hover();
  await page.locator('header').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Help Center' })).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.locator('header').getByRole('link', { name: 'Analyzer' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fanalyze');
  await expect(page.locator('[data-sonner-toast]')).toHaveText(
    /Authentication required.*Please sign in to access this feature\./s,
  );
});

test('the account menu, the command palette and the drawer navigate and close', async ({ page }) => {
  const name = await signUpAndGoHome(page);
  await page.locator('summary', { hasText: name }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Find a job, company, résumé or screen').fill('settin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test('a former administrator who chooses an admin screen stays on the page', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/faq');
  await page.route('**/auth/who-am-i', (route) =>
    route.fulfill({ json: { signedIn: true, isAdmin: false }, headers: { 'Cache-Control': 'no-store' } }),
  );
  await page.locator('summary', { hasText: 'Admin' }).click();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.locator('[data-sonner-toast]')).toHaveText(
    /Access denied.*You need admin privileges to access this area\./s,
  );
  await expect(page).toHaveURL('/faq');
});

test('without a connection the next page says so, and appears once the connection is back', async ({
  page,
}) => {
  await signUpAndGoHome(page);
  // The code of both pages is there: only the data is missing. A click would have prefetched it.
  await page.goto('/results');
  await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.locator('header').getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('heading', { name: 'Connection Issue' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Please check your internet connection and try again.');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await pageProblemsNow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Connection Issue' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible();
});

test('while the next page is slow, a bar says that it is loading', async ({ page }) => {
  await signUpAndGoHome(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/settings.data*', async (route) => {
    await asked;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(bar).toHaveCount(0);
  await page.locator('header').getByRole('link', { name: 'Settings' }).click();
  await expect(bar).toBeVisible();
  expect(await pageProblemsNow(page)).toEqual([]);
  answer();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
