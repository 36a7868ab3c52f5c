import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPost } from '../../../server/features/blog/blog.fixtures.ts';
import { blogPosts } from '../../../server/features/blog/blog.tables.ts';
import { startTestApp, type TestApp } from '../../../server/testing/test-app.ts';
import type { TestBrowser } from '../../../server/testing/test-browser.ts';

let rolefit: TestApp;
let admin: TestBrowser;
beforeAll(async () => {
  rolefit = await startTestApp({ env: { ADMIN_EMAIL: 'operator@example.com' } });
  admin = rolefit.browser();
  await admin.signUp('operator@example.com');
});
afterAll(() => rolefit.close());

/** Opens a page while a table that it reads, but the session doesn't, is away. */
async function openWithout(table: string, path: string) {
  const { pool } = rolefit.app.database;
  await pool.query(`alter table ${table} rename to away`);
  try {
    return await admin.open(path);
  } finally {
    await pool.query(`alter table away rename to ${table}`);
  }
}

test.each([
  ['the image library', 'blog_images', '/admin/blog/images', 'Failed to load the image library'],
  ['the users', 'usage_periods', '/admin/users', 'Failed to load users'],
  ['the figures', 'daily_figures', '/admin/analytics', 'Failed to load the figures'],
])('%s that can’t be read are said to be so on their page, which can try again', async (...section) => {
  const [, table, path, message] = section;
  const title = /<h1[^>]*>([^<]+)/.exec((await admin.open(path)).html)?.[1];
  const page = await openWithout(table, path);
  expect(page.status).toBe(200);
  expect(/<h1[^>]*>([^<]+)/.exec(page.html)?.[1]).toBe(title);
  expect(page.text).toContain(message);
  expect(page.text).toContain('Try Again');
  expect((await admin.open(path)).text).not.toContain(message);
});

test('the versions of a post that can’t be read are said to be so, and those of no post are not found', async () => {
  await createPost(admin);
  const [post] = await rolefit.app.db.select().from(blogPosts);
  const path = `/admin/blog/edit/${post?.id}/revisions`;
  const page = await openWithout('blog_revisions', path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Failed to load the versions');
  expect(page.text).toContain('Try Again');
  expect((await admin.open(path)).text).toContain('Version 1');
  expect((await admin.open('/admin/blog/edit/00000000-0000-4000-8000-000000000000/revisions')).status).toBe(
    404,
  );
});
