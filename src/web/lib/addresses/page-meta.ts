import type { MetaDescriptor } from 'react-router';
import { defaultProductName } from '../../../shared/rules/default-product-name.ts';

/** `indexed` pages are public and listed in the sitemap; all others carry `noindex`. */
type PageMeta = { title: string; description: string; indexed?: true; type?: 'article' };

const home: PageMeta = {
  title: 'Rolefit: know how you fit before you apply',
  description:
    'A fit score for your résumé and a job posting that is computed, not guessed. Every match and every gap shows its line.',
  indexed: true,
};

/** Pages that search engines may not index. Every page downloads these titles, so they share their descriptions. */
const privateTitles: Record<string, string> = {
  '/reset-password': 'Reset your password',
  '/verify-email': 'Verify your email',
  '/check/keep': 'Your check',
  '/jobs': 'Jobs',
  '/companies/add': 'Add a Company',
  '/my-companies': 'My Companies',
  '/companies': 'Companies',
  '/resumes': 'My Resumes',
  '/my-resumes': 'My Resumes',
  '/upload': 'Upload Resume',
  '/analyze': 'Analyzer',
  '/analyze/picks': 'Analyze Picked Jobs',
  '/analyze/runs': 'Start an Analysis',
  '/results': 'Analysis Results',
  '/skill-gap': 'Skill Gap Analysis & Career Path',
  '/settings': 'Settings',
  '/profile': 'Profile',
  '/master-resume': 'Master Resume',
  '/master-resume/fill': 'Fill in my master résumé',
  '/university-search': 'University Search',
  '/settings/subscription': 'Subscription',
  '/test-payments': 'Test payment',
  '/feedback': 'Feedback',
  '/unsubscribe': 'Unsubscribe',
  '/admin': 'Admin',
  '/admin/record': 'Record',
  '/admin/feedback': 'Feedback',
  '/admin/email': 'Email',
  '/admin/email/templates': 'Email templates',
  '/admin/email/templates/new': 'New email template',
  '/admin/email/campaigns': 'Email campaign',
  '/admin/email/campaigns/new': 'New email campaign',
  '/admin/email/logs': 'Email logs',
  '/admin/email/sending': 'Sending',
  '/admin/email/suppressions': 'Suppressed addresses',
  '/admin/email/outbox': 'Outbox',
  '/admin/job-boards': 'Job boards',
  '/admin/plans': 'Plans',
  '/admin/users': 'Users',
  '/admin/settings': 'System Settings',
  '/admin/analytics': 'Analytics',
  '/admin/blog': 'Blog',
  '/admin/blog/new': 'Create New Post',
  '/admin/blog/categories': 'Blog categories',
  '/admin/blog/images': 'Image library',
};

const privatePage = (path: string, title: string): PageMeta => ({
  title: `${title} | ${path.startsWith('/admin/') ? 'Rolefit Admin' : 'Rolefit'}`,
  description: 'Know how you fit before you apply.',
});

const pages: Record<string, PageMeta> = {
  '/': home,
  '/auth': {
    title: 'Sign in | Rolefit',
    description: 'Sign in or create an account to keep your résumés and results.',
    indexed: true,
  },
  '/check': {
    title: 'Check your fit | Rolefit',
    description: 'Score a résumé against a posting without an account. Nothing is stored.',
    indexed: true,
  },
  '/blog': {
    title: 'Rolefit Blog',
    description: 'About applying, résumés and how fit is measured.',
    indexed: true,
  },
  '/faq': {
    title: 'Help Center | Rolefit',
    description: 'How Rolefit works, how accurate its scores are and what it costs.',
    indexed: true,
  },
  '/how-scoring-works': {
    title: 'How scoring works | Rolefit',
    description:
      'What the fit score reads, what counts and how much, what never counts, and how to recompute it.',
    indexed: true,
  },
  '/pricing': {
    title: 'Pricing | Rolefit',
    description: 'Simple, transparent pricing.',
    indexed: true,
  },
  '/privacy': {
    title: 'Privacy | Rolefit',
    description: 'What Rolefit keeps about you, where, and how to have it removed.',
    indexed: true,
  },
  '/terms': {
    title: 'Terms | Rolefit',
    description: 'What you can expect from Rolefit and what it expects from you.',
    indexed: true,
  },
  ...Object.fromEntries(
    Object.entries(privateTitles).map(([path, title]) => [path, privatePage(path, title)]),
  ),
};

/** Pages that search engines may index. */
export const indexedPaths = Object.keys(pages).filter((path) => pages[path]?.indexed);

/** Top-level paths that robots.txt disallows. */
export const privatePaths = Object.keys(pages).filter(
  (path) => !pages[path]?.indexed && path.split('/').length === 2,
);

/**
 * Title and description of a path. A path below a private page inherits that page's; any other unknown path gets the
 * home page's.
 */
export function pageMeta(
  pathname: string,
  own: Partial<PageMeta> = {},
  productName = defaultProductName,
): MetaDescriptor[] {
  const page = pageAt(withoutTrailingSlash(pathname));
  const { indexed, type = 'website' } = { ...page, ...own };
  const named = (text: string) => text.replaceAll(defaultProductName, productName);
  const title = own.title ?? named(page.title);
  const description = own.description ?? named(page.description);
  return [
    { title },
    { name: 'description', content: description },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: productName },
  ];
}

/** The product's name in the data of the root route, which is the first match. */
export function productNameIn(matches: readonly unknown[]): string {
  const [root] = matches as [{ loaderData?: { productName?: string } } | undefined];
  return root?.loaderData?.productName ?? defaultProductName;
}

/** The canonical URL: no query, no trailing slash, and one path for pages that have several. */
export function canonicalUrl(baseUrl: string, pathname: string): string {
  const path = withoutTrailingSlash(pathname);
  return baseUrl + (path === '/my-resumes' ? '/resumes' : path);
}

function pageAt(path: string): PageMeta {
  const exact = pages[path];
  if (exact) return exact;
  for (let parent = path; parent !== ''; parent = parent.slice(0, parent.lastIndexOf('/'))) {
    const page = pages[parent];
    if (page && !page.indexed) return page;
  }
  return { ...home, indexed: undefined };
}

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');
