import { expect } from '@playwright/test';
import { chargeNurse, signUp, upload } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const publicPages = [
  '/',
  '/auth',
  '/auth?mode=signUp',
  '/auth?mode=resetPassword',
  '/verify-email?token=x',
  '/check',
  '/faq',
  '/pricing',
  '/how-scoring-works',
  '/privacy',
  '/terms',
  '/nowhere',
];

test('all pages are accessible and don’t overflow', async ({ page }) => {
  test.setTimeout(300_000);
  const problems: string[] = [];
  const look = async () => problems.push(...(await pageProblems(page)));
  for (const path of publicPages) {
    await page.goto(path);
    await look();
  }
  await signUp(page);
  for (const path of [
    '/',
    '/resumes',
    '/results',
    '/skill-gap',
    '/analyze',
    '/settings',
    '/settings/subscription',
    '/profile',
    '/companies',
    '/companies/add',
  ]) {
    await page.goto(path);
    await look();
  }
  await page.goto('/my-companies');
  await look();
  await page.goto('/companies?search=cormorant');
  const company = await page.getByRole('link', { name: /^View Jobs/ }).getAttribute('href');
  for (const path of [company, `${company}?filter=open&location=Astoria%2C+OR`]) {
    await page.goto(path ?? '');
    await look();
  }
  await page.goto(company ?? '');
  const job = page.getByRole('link', { name: /^View Details/ }).first();
  await page.goto((await job.getAttribute('href')) ?? '');
  await look();
  await upload(page, 'registered-nurse.pdf');
  await look();
  for (const path of ['/upload', '/analyze']) {
    await page.goto(path);
    await look();
  }
  await page.getByLabel('Paste text').check();
  await page.getByLabel('Posting text').fill(chargeNurse);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(page).toHaveURL(/\/results\/./);
  await look();
  expect(problems).toEqual([]);
});
