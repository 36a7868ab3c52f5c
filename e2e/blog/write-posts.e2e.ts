import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ownAddress, signInAsAdmin, signUp } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
/** The editor, once its code has been loaded. */
const content = (page: Page) =>
  page.getByRole('textbox', { name: 'Content' }).and(page.locator('.cm-content'));
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const slugField = (page: Page) => page.getByRole('textbox', { name: 'Slug', exact: true });
const unique = (title: string) => `${title} ${Date.now()}`;

/** Pastes a picture into the focused editor, as a screenshot tool leaves it in the clipboard. */
async function pastePicture(page: Page): Promise<void> {
  const base64 = readFileSync('public/og-image.png').toString('base64');
  await content(page).evaluate((element, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'screenshot.png', { type: 'image/png' }));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  }, base64);
}

test('what is typed while the page is busy stays where it was typed', async ({ page }) => {
  const sentence = 'The early bird catches the worm.';
  await signInAsAdmin(page);
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Manage Blog' }).click();
  await page.getByRole('link', { name: 'New Post' }).click();
  await content(page).click();
  await page.keyboard.type('()');
  await page.keyboard.press('ArrowLeft');
  // A letter at each turn of the browser's loop, so that some come between a change of the page and its effects.
  await page.evaluate(async (letters) => {
    const { port1, port2 } = new MessageChannel();
    const turn = () =>
      new Promise<void>((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    for (const letter of letters) {
      document.execCommand('insertText', false, letter);
      await turn();
    }
  }, sentence);
  await expect(content(page)).toHaveText(`(${sentence})`);
});

test('an administrator writes, publishes, changes and deletes a post', async ({ page, browser }) => {
  const title = unique('How to ask for feedback');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await signInAsAdmin(page);
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Manage Blog' }).click();
  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Post' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(toast(page, 'Please set a slug first')).toBeVisible();

  await titleField(page).fill(title);
  await expect(slugField(page)).toHaveValue(slug);
  await content(page).click();
  await page.keyboard.type('Ask within ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('two days');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('End');
  await page.keyboard.type('. Is that OK?\n\n');
  await pastePicture(page);
  const library = page.getByRole('dialog', { name: 'Image library' });
  await library.getByRole('button', { name: 'Upload' }).click();
  await expect(library.getByText('Describe the picture for people who can’t see it.')).toBeVisible();
  await library.getByLabel('Description').fill('A fit score');
  await library.getByRole('button', { name: 'Upload' }).click();
  await expect(content(page)).toContainText('![A fit score](/blog/images/');

  await page.getByRole('tab', { name: 'Preview' }).click();
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(preview.locator('strong')).toHaveText('two days');
  await expect(preview.getByRole('img', { name: 'A fit score' })).toBeVisible();
  await page.getByRole('tab', { name: 'SEO & Meta' }).click();
  await expect(page.getByText('Max 160 characters.')).toBeVisible();
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByLabel('Applying').check();
  await page.getByLabel('Publish', { exact: true }).check();
  await page.getByRole('button', { name: 'Image library' }).click();
  await page.getByRole('button', { name: 'Use “A fit score”' }).first().click();
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(page).toHaveURL('/admin/blog');
  await expect(toast(page, 'Post created successfully')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await expect(visitor.getByText('Ask within two days. Is that OK?')).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'A fit score' })).toHaveCount(2);
  expect(await pageProblems(visitor)).toEqual([]);
  await visitor.close();

  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(content(page)).toContainText('Ask within');
  await page.getByLabel('Publish', { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Post updated successfully')).toBeVisible();
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Post deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the text is rendered beside the editor while it is written, unless that is switched off', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/blog/new');
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expect(preview).toContainText('Nothing written yet.');
  await content(page).click();
  await page.keyboard.type('Ask within **two** days');
  await expect(preview.locator('strong')).toHaveText('two');
  await page.context().setOffline(true);
  await page.keyboard.type(', or three');
  await expect(preview).toContainText('The preview can’t be updated right now.');
  await expect(preview.locator('strong')).toHaveText('two');
  await page.context().setOffline(false);
  await page.keyboard.type('.');
  await expect(preview).toContainText('Ask within two days, or three.');
  await expect(preview).not.toContainText('can’t be updated');
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(preview).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  const choice = page.getByRole('button', { name: 'Live preview' });
  await choice.click();
  await expect(preview).toHaveCount(0);
  await page.reload();
  await expect(content(page)).toBeVisible();
  await expect(choice).toHaveAttribute('aria-pressed', 'false');
  await expect(preview).toHaveCount(0);
  await choice.click();
  await expect(preview).toContainText('Ask within two days, or three.');
});

test('a post of 100 kB is rendered when typing pauses, and only what changed is drawn again', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const slug = `long-${Date.now()}`;
  const paragraphs = Array.from({ length: 200 }, (_, index) => `**${index}** ${'word '.repeat(100)}`);
  const form = { version: '0', title: 'Long', slug, content: paragraphs.join('\n\n') };
  await page.request.post('/admin/blog/new', { form });
  let previews = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/blog/preview')) previews += 1;
  });
  await page.goto(`/admin/blog/edit/${slug}`);
  const preview = page.getByRole('region', { name: 'Live preview' });
  const first = preview.locator('p', { hasText: /^0 word/ });
  await expect(preview.locator('.article p')).toHaveCount(200);
  const drawnOnce = await first.elementHandle();
  await content(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  const before = previews;
  await page.keyboard.type(' and the last words of a long post, typed without a pause');
  await expect(preview.locator('p').last()).toContainText('typed without a pause');
  expect(previews - before).toBeLessThan(20);
  expect(await drawnOnce?.evaluate((element) => element.isConnected)).toBe(true);
  const scroller = page.locator('.cm-scroller');
  await expect
    .poll(() =>
      preview.evaluate((element) => element.scrollTop / (element.scrollHeight - element.clientHeight)),
    )
    .toBeGreaterThan(0.9);
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  await expect.poll(() => preview.evaluate((element) => element.scrollTop)).toBe(0);
});

test('what was typed stays in the browser: every ten seconds, and when the page is left', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.clock.install();
  await page.goto('/admin/blog/new');
  await titleField(page).fill('Half a thought');
  await expect(content(page)).toBeVisible();
  await content(page).click();
  await page.keyboard.type('Which I had');
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.includes('draft'))
        .join(),
    );
  expect(await drafts()).toBe('');
  await page.clock.fastForward(10_000);
  expect(await drafts()).toContain('Which I had');
  await page.keyboard.type(' this morning');
  await page.reload();
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Half a thought');
  await expect(content(page)).toContainText('Which I had this morning');
  await page.getByRole('button', { name: 'Clear Draft' }).click();
  await expect(titleField(page)).toHaveValue('');
  await page.reload();
  await expect(content(page)).toBeVisible();
  await expect(page.getByText('Your draft is back')).toBeHidden();
  expect(await drafts()).toBe('');

  await page.goto('/admin/blog/edit/read-a-job-posting-in-five-minutes');
  await page.getByLabel('Tags').fill('changed');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Manage All Posts' })).toBeVisible();
  await page.goto('/admin/blog/edit/read-a-job-posting-in-five-minutes');
  await expect(page.getByLabel('Tags')).toHaveValue('postings, requirements');
  await page.getByRole('button', { name: 'Restore Draft' }).click();
  await expect(page.getByLabel('Tags')).toHaveValue('changed');
  await page.getByRole('button', { name: 'Clear Draft' }).click();
  await expect(page.getByLabel('Tags')).toHaveValue('postings, requirements');
});

test('a category in use can’t be deleted, one that isn’t can', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/blog/categories');
  const name = unique('Interviews');
  await page.getByLabel('Name').fill(name);
  await expect(page.getByLabel('Slug')).toHaveValue(name.toLowerCase().replaceAll(' ', '-'));
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(toast(page, 'Category created successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Résumés' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Cannot delete: This category is used by 1 posts')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Category deleted successfully')).toBeVisible();
});

test('others are kept out, and told so', async ({ page }) => {
  await ownAddress(page);
  await page.goto('/admin/blog');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await signUp(page);
  await page.goto('/admin/blog/new');
  await expect(page).toHaveURL('/blog');
  await expect(toast(page, 'Admin access required')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Blog' })).toBeHidden();
});

test('all pages of the blog are accessible and don’t overflow', async ({ page }) => {
  const problems: string[] = [];
  await ownAddress(page);
  for (const path of [
    '/blog',
    '/blog/category/applying',
    '/blog/nothing',
    '/blog/read-a-job-posting-in-five-minutes',
  ]) {
    await page.goto(path);
    problems.push(...(await pageProblems(page)));
  }
  await signInAsAdmin(page);
  for (const path of ['/admin/blog', '/admin/blog/categories', '/admin/blog/images', '/admin/blog/new']) {
    await page.goto(path);
    if (path.endsWith('new')) await expect(content(page)).toBeVisible();
    problems.push(...(await pageProblems(page)));
  }
  expect(problems).toEqual([]);
});
