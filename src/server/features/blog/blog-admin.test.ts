import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { adminActions } from '../admin/admin.tables.ts';
import { createPost, pngFile, postFields } from './blog.fixtures.ts';
import { blogCategories, blogImages, blogPosts, blogRevisions } from './blog.tables.ts';
import { sweepImageFiles } from './images/sweep-image-files.ts';
import { publishScheduledPosts } from './posts/publish-scheduled.ts';

let rolefit: TestApp;
let admin: TestBrowser;
let visitor: TestBrowser;
let now = new Date('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  rolefit = await startTestApp({ env: { ADMIN_EMAIL: 'boss@example.com' }, work: false, now: () => now });
  [admin, visitor] = [rolefit.browser(), rolefit.browser()];
  await admin.signUp('boss@example.com');
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00.000Z');
  const { db } = rolefit.app;
  for (const table of [blogPosts, blogCategories, blogImages]) await db.delete(table);
});

const postAt = async (slug: string) => {
  const [post] = await rolefit.app.db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
  return post ?? null;
};
const save = async (slug: string, fields: Record<string, string>) => {
  const post = await postAt(slug);
  return admin.submit(
    `/admin/blog/edit/${post?.id}`,
    postFields({ version: String(post?.version), ...fields }),
  );
};

describe('a post', () => {
  test('is created with what is missing made up from its title and content', async () => {
    const content = `# Heading\n\n${'word '.repeat(450)}`;
    const page = await createPost(admin, { content, tags: ' a, b ,,a' });
    expect(page.url).toBe('/admin/blog');
    expect(page.html).toContain('Post created successfully');
    const post = await postAt('how-to-apply');
    expect(post).toMatchObject({
      metaTitle: 'How to apply',
      readingTime: 3,
      tags: ['a', 'b'],
      isPublished: true,
    });
    expect(post?.publishedDate).toEqual(now);
    expect(post?.excerpt.length).toBeLessThanOrEqual(150);
    expect(post?.metaDescription).toMatch(/^word word .*…$/);
    expect(post?.metaDescription.length).toBeLessThanOrEqual(160);
    const [action] = await rolefit.app.db
      .select()
      .from(adminActions)
      .where(eq(adminActions.subject, post!.id));
    expect(action).toMatchObject({ action: 'create-blog-post' });
  });

  test('keeps its own excerpt and meta texts, and made-up ones follow', async () => {
    await createPost(admin, { excerpt: 'Mine' });
    const before = await postAt('how-to-apply');
    await save('how-to-apply', {
      ...{ title: 'Another title', content: 'Other words.' },
      ...{ excerpt: 'Mine', metaTitle: before!.metaTitle, metaDescription: before!.metaDescription },
    });
    expect(await postAt('how-to-apply')).toMatchObject({
      excerpt: 'Mine',
      metaTitle: 'Another title',
      metaDescription: 'Other words.',
    });
  });

  test.each([
    ['title', '', 'Title is required'],
    ['slug', '', 'Slug is required'],
    ['slug', 'No Slug!', 'Use only lowercase letters, numbers and hyphens'],
    ['content', ' \n', 'Content is required'],
    ['metaDescription', 'x'.repeat(161), 'A meta description can have up to 160 characters'],
    ['scheduledFor', 'soon', 'Choose a date and a time'],
    ['featuredImage', 'https://evil.example/x.png', 'Pages show no pictures from other sites.'],
  ])('is refused with a bad %s, and what was typed stays', async (field, value, message) => {
    const page = await createPost(admin, { title: 'Typed here', [field]: value });
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
    if (field !== 'title') expect(page.html).toContain('value="Typed here"');
    expect(await rolefit.app.db.$count(blogPosts)).toBe(0);
  });

  test('can’t have the slug of another post', async () => {
    await createPost(admin);
    expect((await createPost(admin)).text).toContain('Another post has this slug. Choose a different one.');
  });

  test('whose slug changes leads readers of the old one to the new one', async () => {
    await createPost(admin);
    await save('how-to-apply', { slug: 'second' });
    await save('second', { slug: 'third' });
    for (const old of ['how-to-apply', 'second', 'Third'])
      expect((await visitor.open(`/blog/${old}`)).url).toBe('/blog/third');
    await save('third', { slug: 'поиск-работы' });
    expect((await visitor.open('/blog/second')).url).toBe(encodeURI('/blog/поиск-работы'));
    await createPost(admin, { title: 'Takes it over', slug: 'second' });
    expect((await visitor.open('/blog/second')).text).toContain('Takes it over');
  });

  test('saved meanwhile by someone else is not overwritten until it is saved again', async () => {
    await createPost(admin);
    await save('how-to-apply', { content: 'Theirs' });
    const mine = postFields({ version: '1', content: 'Mine' });
    const refused = await admin.submit('/admin/blog/edit/how-to-apply', mine);
    expect(refused.text).toContain('boss saved this post on');
    expect(refused.html).toContain('Mine');
    expect(refused.html).toContain('name="version" value="2"');
    expect((await postAt('how-to-apply'))?.content).toBe('Theirs');
    const again = await admin.submit('/admin/blog/edit/how-to-apply', { ...mine, version: '2' });
    expect(again.html).toContain('Post updated successfully');
    expect((await postAt('how-to-apply'))?.content).toBe('Mine');
  });

  test('that is scheduled publishes itself at its time, not before', async () => {
    const scheduledFor = '2026-03-02T08:00:00.000Z';
    await createPost(admin, { scheduledFor });
    expect((await visitor.open('/blog/how-to-apply')).status).toBe(404);
    expect((await admin.open('/admin/blog')).text).toContain('Draft Scheduled for');
    now = new Date('2026-03-02T07:59:59.999Z');
    await publishScheduledPosts(rolefit.app);
    expect((await visitor.open('/blog/how-to-apply')).status).toBe(404);
    now = new Date('2026-03-02T09:00:00.000Z');
    await publishScheduledPosts(rolefit.app);
    expect((await visitor.open('/blog/how-to-apply')).status).toBe(200);
    expect(await postAt('how-to-apply')).toMatchObject({
      publishedDate: new Date(scheduledFor),
      scheduledFor: null,
    });
  });

  test('shows what each save changed, and an old version can be restored', async () => {
    await createPost(admin, { content: 'First line.\n\nSecond line.' });
    await save('how-to-apply', { content: 'First line.\n\nAnother line.', title: 'New title' });
    const page = await admin.open('/admin/blog/edit/how-to-apply/revisions');
    expect(page.html).toMatch(/<del[^>]*>Second<\/del>.*<ins[^>]*>Another<\/ins>/);
    expect(page.text).toContain('Version 2 Now');
    const restored = await admin.submit('/admin/blog/edit/how-to-apply/revisions', { version: '1' });
    expect(restored.html).toContain('Version 1 restored');
    expect(await postAt('how-to-apply')).toMatchObject({
      title: 'How to apply',
      version: 3,
      isPublished: true,
    });
  });

  test('keeps its fifty newest versions', async () => {
    await createPost(admin);
    const post = await postAt('how-to-apply');
    const [revision] = await rolefit.app.db.select().from(blogRevisions);
    await rolefit.app.db.update(blogPosts).set({ version: 60 });
    await rolefit.app.db.insert(blogRevisions).values(
      Array.from({ length: 59 }, (_, index) => ({
        ...revision!,
        id: crypto.randomUUID(),
        version: index + 2,
      })),
    );
    await save('how-to-apply', {});
    const kept = await rolefit.app.db.select().from(blogRevisions).where(eq(blogRevisions.postId, post!.id));
    expect(kept.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 12),
    );
  });

  test('is deleted with all that belongs to it', async () => {
    await createPost(admin);
    const post = await postAt('how-to-apply');
    const page = await admin.submit('/admin/blog?page=1', { postId: post!.id });
    expect(page.html).toContain('Post deleted successfully');
    expect(await rolefit.app.db.$count(blogRevisions)).toBe(0);
    expect((await visitor.open('/blog/how-to-apply')).status).toBe(404);
    expect((await admin.submit('/admin/blog', { postId: post!.id })).status).toBe(404);
  });
});

describe('the list of posts', () => {
  test('has ten on a page and finds words in titles and contents', async () => {
    await createPost(admin, { title: 'Post 1', slug: 'post-1' });
    const post = await postAt('post-1');
    const others = Array.from({ length: 10 }, (_, index) => ({
      ...{ ...post!, id: crypto.randomUUID(), title: `Post ${index + 2}`, slug: `post-${index + 2}` },
      content: index === 1 ? 'About 100%_Certain things' : 'Words.',
      createdAt: new Date(now.getTime() + index + 1),
    }));
    await rolefit.app.db.insert(blogPosts).values(others);
    const first = await admin.open('/admin/blog');
    expect(first.text).toContain('Post 11');
    expect(first.text).not.toMatch(/Post 1 /);
    expect(first.html).toContain('aria-label="Page 2"');
    expect((await admin.open('/admin/blog?page=2')).text).toMatch(/Post 1 /);
    const found = await admin.open('/admin/blog?search=100%25_certain');
    expect(found.text).toContain('Post 3');
    expect(found.text).not.toContain('Post 11');
    expect((await admin.open('/admin/blog?search=nowhere')).text).toContain('No post contains “nowhere”');
  });
});

describe('a category', () => {
  const saveCategory = (fields: Record<string, string>) =>
    admin.submit('/admin/blog/categories', {
      ...{ intent: 'save', categoryId: '', name: 'Applying', slug: 'applying', description: '' },
      ...fields,
    });
  const categoryId = async () => (await rolefit.app.db.select().from(blogCategories))[0]?.id ?? '';

  test('is created, changed and deleted', async () => {
    expect((await saveCategory({})).html).toContain('Category created successfully');
    const id = await categoryId();
    const page = await saveCategory({ categoryId: id, name: 'Hiring', slug: 'hiring' });
    expect(page.html).toContain('Category updated successfully');
    expect(page.text).toContain('Hiring');
    const deleted = await admin.submit('/admin/blog/categories', { intent: 'delete', categoryId: id });
    expect(deleted.html).toContain('Category deleted successfully');
    expect(await rolefit.app.db.$count(blogCategories)).toBe(0);
  });

  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ slug: '' }, 'Slug is required'],
  ])('is refused: %o', async (fields, message) => {
    expect((await saveCategory(fields)).text).toContain(message);
  });

  test('needs a slug of its own', async () => {
    await saveCategory({});
    expect((await saveCategory({ name: 'Same' })).text).toContain('Another category has this slug.');
  });

  test('whose slug changes leads readers and search engines of the old one to the new one', async () => {
    await saveCategory({});
    const id = await categoryId();
    await saveCategory({ categoryId: id, slug: 'second' });
    await saveCategory({ categoryId: id, slug: 'third' });
    for (const old of ['applying', 'second', 'Second', 'Third'])
      expect((await visitor.open(`/blog/category/${old}`)).url).toBe('/blog/category/third');
    const response = await fetch(`${rolefit.url}/blog/category/applying`, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/blog/category/third']);
    await saveCategory({ categoryId: id, slug: 'работа' });
    expect((await visitor.open('/blog/category/third')).url).toBe(encodeURI('/blog/category/работа'));
    await saveCategory({ name: 'Takes it over', slug: 'second' });
    expect((await visitor.open('/blog/category/second')).text).toContain('Takes it over');
    await saveCategory({ categoryId: id, slug: 'applying' });
    expect((await visitor.open('/blog/category/applying')).url).toBe('/blog/category/applying');
    await admin.submit('/admin/blog/categories', { intent: 'delete', categoryId: id });
    expect((await visitor.open('/blog/category/third')).status).toBe(404);
  });

  test('that posts use can’t be deleted', async () => {
    await saveCategory({});
    const id = await categoryId();
    await createPost(admin, { categoryId: id });
    await createPost(admin, { slug: 'draft', categoryId: id, isPublished: '' });
    const refused = await admin.submit('/admin/blog/categories', { intent: 'delete', categoryId: id });
    expect(refused.text).toContain('Cannot delete: This category is used by 2 posts');
    expect((await visitor.open('/blog/category/applying')).text).toContain('How to apply');
  });
});

describe('a picture', () => {
  const upload = (fields: Parameters<TestBrowser['submit']>[1]) =>
    admin.submit('/admin/blog/images', { intent: 'upload', ...fields });
  const stored = async () => (await rolefit.app.db.select().from(blogImages))[0];

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'as %s is stored anew in four sizes, upright, without where it was taken',
    async (format) => {
      const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#2350c9' } })
        .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '51/1 30/1 0/1' } } })
        .toFormat(format)
        .toBuffer();
      const page = await upload({ image: { name: `photo.${format}`, bytes }, alt: 'Blue' });
      expect(page.html).toContain('Picture uploaded successfully');
      const image = await stored();
      const sizes = [];
      for (const size of ['small', 'medium', 'large', 'share']) {
        const response = await fetch(`${rolefit.url}/blog/images/${image?.id}/${size}`);
        expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
        const file = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
        expect([file.exif, file.orientation]).toEqual([undefined, undefined]);
        sizes.push(`${file.format} ${file.width}x${file.height}`);
      }
      expect(sizes).toEqual(['webp 480x960', 'webp 600x1200', 'webp 600x1200', 'jpeg 1200x630']);
    },
  );

  test('needs words for people who can’t see it', async () => {
    const page = await upload({ image: pngFile(), alt: ' ' });
    expect(page.text).toContain('Describe the picture for people who can’t see it.');
    expect(await stored()).toBeUndefined();
  });

  const huge = () =>
    sharp({
      create: { width: 9000, height: 9000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
  test.each([
    [
      'a drawing with scripts',
      async () => Buffer.from('<svg onload="alert(1)"/>'),
      'Choose a PNG, JPEG, WebP or AVIF',
    ],
    ['another kind', async () => Buffer.from('GIF89a………'), 'Choose a PNG, JPEG, WebP or AVIF picture.'],
    [
      'half a file',
      async () => Buffer.from(pngFile().bytes.subarray(0, 900)),
      'This picture can’t be opened.',
    ],
    ['81 million pixels', huge, 'This picture has too many pixels.'],
    ['nothing', async () => Buffer.alloc(0), 'Choose a picture.'],
    [
      'more than five megabytes',
      async () => Buffer.alloc(5 * 1024 * 1024 + 1),
      'A picture can have up to 5 MB.',
    ],
  ])('is refused if the file is %s', async (_what, file, message) => {
    const page = await upload({ image: { name: 'a.png', bytes: await file() }, alt: 'x' });
    expect(page.text).toContain(message);
    expect(await stored()).toBeUndefined();
  });

  test('can be described anew, and can’t be deleted while a post shows it', async () => {
    await upload({ image: pngFile(), alt: 'Old words' });
    const imageId = (await stored())!.id;
    await admin.submit('/admin/blog/images', { intent: 'describe', imageId, alt: 'New words' });
    await createPost(admin, { featuredImage: `/blog/images/${imageId}/large` });
    await createPost(admin, { slug: 'other', content: `![](/blog/images/${imageId}/large)` });
    expect((await visitor.open('/blog/other')).html).toContain('alt="New words"');
    const remove = () => admin.submit('/admin/blog/images', { intent: 'delete', imageId });
    expect((await remove()).text).toContain('Cannot delete: This picture is used by 2 posts');
    await rolefit.app.db.delete(blogPosts);
    expect((await remove()).html).toContain('Picture deleted successfully');
    expect((await visitor.open(`/blog/images/${imageId}/large`)).status).toBe(404);
  });

  test('left without a row by a crash is swept away', async () => {
    await upload({ image: pngFile(), alt: 'Kept' });
    const { storage } = rolefit.app;
    await storage.put(`blog-images/${crypto.randomUUID()}/small`, new Uint8Array([1]));
    now = new Date(Date.now() + 25 * 60 * 60 * 1000);
    await sweepImageFiles(rolefit.app);
    expect((await storage.list('blog-images')).map(({ key }) => key.split('/')[1])).toEqual(
      Array(4).fill((await stored())!.id),
    );
  });
});

test('the preview is what the post’s page will show', async () => {
  const response = await fetch(`${rolefit.url}/admin/blog/preview.data`, {
    method: 'POST',
    headers: { Cookie: admin.cookieHeader() },
    body: new URLSearchParams({ content: '**Bold** <script>alert(1)</script>' }),
  });
  expect(await response.text()).toContain('<strong>Bold</strong> &lt;script&gt;');
});
