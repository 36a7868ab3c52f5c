import type { LinksFunction } from 'react-router';
import { blogName } from '../../../shared/blog/blog-rules.ts';

export const feedLinks: LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: blogName, href: '/blog/rss.xml' },
  { rel: 'alternate', type: 'application/atom+xml', title: blogName, href: '/blog/atom.xml' },
];
