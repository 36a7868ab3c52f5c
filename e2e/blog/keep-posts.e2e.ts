import { expect, type Page } from '@playwright/test';
import { signInAsAdmin } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

/** Creates a published post with a plain request, and returns its slug. */
async function createPost(page: Page, content: string): Promise<string> {
  const slug = `kept-${Date.now()}-${Math.round(performance.now())}`;
  const form = { version: '0', title: `Kept ${slug}`, slug, content, isPublished: 'on' };
  const created = await page.request.post('/admin/blog/new', { form });
  expect(await created.text()).toContain('Post created successfully');
  return slug;
}

test('an administrator compares the versions of a post, and restores an older one', async ({ page }) => {
  await signInAsAdmin(page);
  const slug = await createPost(page, 'The first words.');
  await page.goto(`/admin/blog/edit/${slug}`);
  const editor = page.getByRole('textbox', { name: 'Content' }).and(page.locator('.cm-content'));
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The second words.');
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Post updated successfully')).toBeVisible();
  await page.goto(`/admin/blog/edit/${slug}`);
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Versions' }).click();
  await expect(page.locator('ins').first()).toHaveText('second');
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('link', { name: /^Version 1/ }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Version 1 restored')).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText('The first words.')).toBeVisible();
});

test('two editors of one post: the second is told who saved, and saves again', async ({ page, browser }) => {
  await signInAsAdmin(page);
  const slug = await createPost(page, 'Words of both.');
  const other = await browser.newPage();
  await signInAsAdmin(other);
  await page.goto(`/admin/blog/edit/${slug}`);
  await other.goto(`/admin/blog/edit/${slug}`);
  await other.getByLabel('Tags').fill('theirs');
  await other.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(other, 'Post updated successfully')).toBeVisible();
  await other.close();
  await page.getByLabel('Tags').fill('mine');
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page.getByText('operator saved this post on')).toBeVisible();
  await expect(page.getByLabel('Tags')).toHaveValue('mine');
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Post updated successfully')).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText('mine', { exact: true })).toBeVisible();
});

test('the addresses of a post and a category that move lead to the new ones', async ({ page }) => {
  await signInAsAdmin(page);
  const slug = await createPost(page, 'Words that move.');
  await page.goto(`/admin/blog/edit/${slug}`);
  await page.getByRole('textbox', { name: 'Slug', exact: true }).fill(`${slug}-moved`);
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Post updated successfully')).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page).toHaveURL(`/blog/${slug}-moved`);

  await page.goto('/admin/blog/categories');
  await page.getByLabel('Name').fill(slug);
  await page.getByRole('button', { name: 'Create Category' }).click();
  await page.getByRole('link', { name: `Edit ${slug}` }).click();
  await expect(page.getByRole('heading', { name: 'Edit category' })).toBeVisible();
  await page.getByLabel('Slug').fill(`${slug}-moved`);
  await page.getByRole('button', { name: 'Save Category' }).click();
  await expect(toast(page, 'Category updated successfully')).toBeVisible();
  await page.goto(`/blog/category/${slug}`);
  await expect(page).toHaveURL(`/blog/category/${slug}-moved`);
});

test('a picture is uploaded, described and deleted, but not while a post shows it', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/blog/images');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Choose a picture.').first()).toBeVisible();
  const alt = `A picture ${Date.now()}`;
  await page.getByLabel('Picture', { exact: true }).setInputFiles('public/og-image.png');
  await page.getByLabel('Description').first().fill(alt);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(toast(page, 'Picture uploaded successfully')).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: page.locator(`input[value="${alt}"]`) });
  const address = await row.getByRole('presentation').getAttribute('src');
  await createPost(page, `![](${address?.replace(/small$/, 'large')})`);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Cannot delete: This picture is used by 1 posts')).toBeVisible();
});
