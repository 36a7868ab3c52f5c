import { randomInt } from 'node:crypto';
import { type Cookie, expect, type Page } from '@playwright/test';

let userCount = 0;

/** Gives this page's user a random IP address, so that tests don't share rate limits. */
export async function ownAddress(page: Page): Promise<void> {
  const address = Array.from({ length: 3 }, () => randomInt(256)).join('.');
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${address}` });
}

/** Signs up a new user with a plain request and returns their name. The form itself is tested in auth.e2e.ts. */
export async function signUp(page: Page): Promise<string> {
  const name = `person${Date.now()}${userCount++}${process.pid}`;
  await ownAddress(page);
  const account = { email: `${name}@example.com`, password: 'correct horse 7!', username: name };
  const response = await page.request.post('/auth?mode=signUp', { form: { ...account, mode: 'signUp' } });
  expect(await response.text()).toContain(`Welcome, ${name}`);
  return name;
}

/** The administrator's session: signing in for each test would reach the limit of one account. */
let adminCookies: Cookie[] = [];

/** Signs in as the administrator named in serve.ts. Creates the account on first use. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const account = { email: 'operator@example.com', password: 'correct horse 7!', username: 'operator' };
  const welcome = page.getByRole('heading', { name: /^Welcome/ });
  await ownAddress(page);
  await page.context().addCookies(adminCookies);
  await page.goto('/');
  if (await welcome.isVisible()) return;
  await page.request.post('/auth?mode=signUp', { form: { ...account, mode: 'signUp' } });
  await page.context().clearCookies();
  await page.request.post('/auth', { form: { ...account, mode: 'signIn' } });
  await page.goto('/');
  await expect(welcome).toBeVisible();
  adminCookies = await page.context().cookies();
}

/** Uploads a file from demo/resumes and waits until it has been read. */
export async function upload(page: Page, filename: string): Promise<void> {
  await page.goto('/upload');
  await page.getByLabel('Your résumé').setInputFiles(`demo/resumes/${filename}`);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const newest = page.getByRole('list', { name: 'Uploaded résumés' }).getByRole('listitem').first();
  await expect(newest.getByRole('heading', { name: filename })).toBeVisible();
  await expect(newest.getByRole('link', { name: 'Preview' })).toBeVisible();
}

export const chargeNurse = `Charge Nurse, Medical-Surgical

What you bring
• Active registered nurse (RN) license
• At least three years of medical-surgical nursing
• BLS certification
Nice to have
• Kubernetes administration`;

/** Opens the menu under the person's name. */
export const openAccountMenu = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account of' }).click();

export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
}
