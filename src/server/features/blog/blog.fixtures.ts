import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

/** A PNG of 1200 by 630 pixels. */
export const pngFile = () => ({
  name: 'picture.png',
  bytes: new Uint8Array(readFileSync(join(projectRoot, 'public/og-image.png'))),
});

/** What the editor posts for a published post. */
export const postFields = (fields: Record<string, string> = {}): Record<string, string> => ({
  version: '0',
  title: 'How to apply',
  slug: 'how-to-apply',
  content: 'Read the posting.\n\nThen write.',
  excerpt: '',
  featuredImage: '',
  featuredImageAlt: '',
  metaTitle: '',
  metaDescription: '',
  tags: '',
  isPublished: 'on',
  scheduledFor: '',
  ...fields,
});

export const createPost = (admin: TestBrowser, fields: Record<string, string> = {}) =>
  admin.submit('/admin/blog/new', postFields(fields));
