import type { LinksFunction } from 'react-router';

export const feedLinks: LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: 'RSS', href: '/blog/rss.xml' },
  { rel: 'alternate', type: 'application/atom+xml', title: 'Atom', href: '/blog/atom.xml' },
];
