import { expect } from '@playwright/test';
import { ownAddress, signUp } from '../support/journeys.ts';
import { test } from '../support/test.ts';

for (const reader of ['a visitor', 'someone with an account']) {
  test(`${reader} finds a post by its words and by its category, and the feed, but nothing to manage`, async ({
    page,
  }) => {
    if (reader === 'a visitor') await ownAddress(page);
    else await signUp(page);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { name: 'Rolefit Blog' })).toBeVisible();
    const sidebar = page.getByRole('complementary', { name: 'About this blog' });
    await expect(sidebar).toContainText('Plain advice from Rolefit');
    await expect(page.getByText(/Manage Blog|Admin actions/)).toHaveCount(0);

    const search = page.getByRole('search').getByLabel('Search posts');
    await search.fill('software can read');
    await search.press('Enter');
    await expect(page).toHaveURL('/blog?search=software+can+read');
    await expect(page.getByRole('article')).toHaveCount(1);
    await search.fill('no post has these words');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No blog posts found.')).toBeVisible();
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(search).toHaveValue('');

    await sidebar.getByRole('link', { name: 'Applying' }).click();
    await expect(page.getByRole('heading', { name: 'Applying', level: 1 })).toBeVisible();
    await page.getByRole('article').getByRole('link', { name: 'Read a job posting in five minutes' }).click();
    await expect(page.getByRole('heading', { name: 'Read a job posting in five minutes' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await page.getByRole('list', { name: 'Categories' }).getByRole('link', { name: 'Applying' }).click();
    await expect(page).toHaveURL('/blog/category/applying');
    const feed = await page.request.get(await linkTo(sidebar.getByRole('link', { name: 'RSS feed' })));
    expect(await feed.text()).toContain('<rss version="2.0"');
  });
}

const linkTo = async (link: { getAttribute(name: string): Promise<string | null> }) =>
  (await link.getAttribute('href')) ?? '';
