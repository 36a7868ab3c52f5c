import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

let people = 0;

/** Lets this page's person come from an address of their own, so that one journey's attempts don't count against another's. */
export async function ownAddress(page: Page): Promise<void> {
  const address = Array.from({ length: 3 }, () => randomInt(256)).join('.');
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${address}` });
}

/** Signs up somebody new by what the form sends, without opening a page; the form itself is walked through in auth.e2e.ts. */
export async function signUp(page: Page): Promise<string> {
  const name = `person${Date.now()}${people++}${process.pid}`;
  await ownAddress(page);
  const account = { email: `${name}@example.com`, password: 'correct horse 7!', username: name };
  const answer = await page.request.post('/auth?mode=signUp', { form: { ...account, mode: 'signUp' } });
  expect(await answer.text()).toContain(`Welcome, ${name}`);
  return name;
}

/** Signs in whom serve.ts names as the administrator; whoever comes first makes the account. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const account = { email: 'operator@example.com', password: 'correct horse 7!', username: 'operator' };
  await ownAddress(page);
  await page.request.post('/auth?mode=signUp', { form: { ...account, mode: 'signUp' } });
  await page.context().clearCookies();
  await page.request.post('/auth', { form: { ...account, mode: 'signIn' } });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

/** Uploads a file of demo/resumes and waits until it is read. */
export async function upload(page: Page, filename: string): Promise<void> {
  await page.goto('/upload');
  await page.getByLabel('Your résumé').setInputFiles(`demo/resumes/${filename}`);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const newest = page.getByRole('list', { name: 'Uploaded resumes' }).getByRole('listitem').first();
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
