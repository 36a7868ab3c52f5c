import type { MetaDescriptor } from 'react-router';
import { blogNameOf } from '../../../shared/blog/blog-rules.ts';
import { defaultProductName } from '../../../shared/rules/default-product-name.ts';

/** `indexed` pages are public and listed in the sitemap; all others carry `noindex`. */
type PageMeta = { title: string; description: string; indexed?: true; type?: 'article' };

const home: PageMeta = {
  title: 'Rolefit: know how you fit before you apply',
  description:
    'A fit score for your résumé and a job posting that is computed, not guessed. Every match and every gap shows its line.',
  indexed: true,
};

const pages: Record<string, PageMeta> = {
  '/': home,
  '/auth': {
    title: 'Sign in | Rolefit',
    description: 'Sign in or create an account to keep your résumés and results.',
    indexed: true,
  },
  '/reset-password': {
    title: 'Reset your password | Rolefit',
    description: 'Choose a new password with the link we sent you.',
  },
  '/verify-email': {
    title: 'Verify your email | Rolefit',
    description: 'Confirm your email address.',
  },
  '/check': {
    title: 'Check your fit | Rolefit',
    description: 'Score a résumé against a posting without an account. Nothing is stored.',
    indexed: true,
  },
  '/check/keep': {
    title: 'Your check | Rolefit',
    description: 'Stores the fit that you checked as a result of your account.',
  },
  '/jobs': { title: 'Jobs | Rolefit', description: 'Jobs that can be scored here.' },
  '/companies/add': {
    title: 'Add a Company | Rolefit',
    description: 'Follow any company with a link to its careers page.',
  },
  '/my-companies': {
    title: 'My Companies | Rolefit',
    description: 'The companies you follow, with their open jobs.',
  },
  '/companies': { title: 'Companies | Rolefit', description: 'Companies whose postings can be scored here.' },
  '/resumes': {
    title: 'My Resumes | Rolefit',
    description: 'Your uploaded résumés and what was read from them.',
  },
  '/my-resumes': {
    title: 'My Resumes | Rolefit',
    description: 'Your uploaded résumés and what was read from them.',
  },
  '/upload': {
    title: 'Upload Resume | Rolefit',
    description: 'Upload a résumé as PDF or DOCX and see what a parser sees.',
  },
  '/analyze': {
    title: 'Analyzer | Rolefit',
    description: 'Score one of your résumés against one job posting, or against all jobs of a company.',
  },
  '/analyze/picks': {
    title: 'Analyze Picked Jobs | Rolefit',
    description: 'Score one of your résumés against the jobs you pick at the companies you follow.',
  },
  '/analyze/runs': {
    title: 'Start an Analysis | Rolefit',
    description: 'Start or stop an analysis of many jobs.',
  },
  '/results': {
    title: 'Analysis Results | Rolefit',
    description: 'All your fit scores, with matches, gaps and what would raise each one.',
  },
  '/skill-gap': {
    title: 'Skill Gap Analysis & Career Path | Rolefit',
    description: 'Discover the fastest path to improve your job match scores and advance your career.',
  },
  '/settings': {
    title: 'Settings | Rolefit',
    description: 'Your account, your emails and what counts as a match.',
  },
  '/profile': {
    title: 'Profile | Rolefit',
    description: 'Your account, where you’re signed in, your data, and how to delete it all.',
  },
  '/master-resume': {
    title: 'Master Resume | Rolefit',
    description: 'Manage all your professional information in one place.',
  },
  '/master-resume/fill': {
    title: 'Fill in my master résumé | Rolefit',
    description: 'Reuse what your résumé already says, field by field.',
  },
  '/university-search': {
    title: 'University Search | Rolefit',
    description: 'Find a university by name, with or without accents.',
  },
  '/blog': {
    title: blogNameOf(defaultProductName),
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
  '/settings/subscription': {
    title: 'Subscription | Rolefit',
    description: 'Your plan, what you’ve used of it, and how to change it.',
  },
  '/test-payments': { title: 'Test payment | Rolefit', description: 'A test: nobody is charged here.' },
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
  '/feedback': {
    title: 'Feedback | Rolefit',
    description: 'Tell us what’s missing, broken or good.',
  },
  '/admin': { title: 'Admin | Rolefit', description: 'How this Rolefit is doing.' },
  '/admin/feedback': {
    title: 'Feedback | Rolefit Admin',
    description: 'What people said, and what’s been dealt with.',
  },
  '/admin/email': {
    title: 'Email | Rolefit Admin',
    description: 'Campaigns and single emails.',
  },
  '/admin/email/templates': {
    title: 'Email templates | Rolefit Admin',
    description: 'What campaigns send.',
  },
  '/admin/email/templates/new': {
    title: 'New email template | Rolefit Admin',
    description: 'Write what campaigns send.',
  },
  '/admin/email/campaigns': {
    title: 'Email campaign | Rolefit Admin',
    description: 'What a campaign sends, to whom, and what came of it.',
  },
  '/admin/email/campaigns/new': {
    title: 'New email campaign | Rolefit Admin',
    description: 'Choose a template and when it is sent.',
  },
  '/admin/email/logs': {
    title: 'Email logs | Rolefit Admin',
    description: 'What became of each email.',
  },
  '/admin/email/sending': {
    title: 'Sending | Rolefit Admin',
    description: 'How campaigns go out.',
  },
  '/admin/email/suppressions': {
    title: 'Suppressed addresses | Rolefit Admin',
    description: 'Who gets no campaign emails.',
  },
  '/unsubscribe': { title: 'Unsubscribe | Rolefit', description: 'Stop emails, or take that back.' },
  '/admin/email/outbox': {
    title: 'Outbox | Rolefit Admin',
    description: 'The emails this Rolefit has written, and what happened to each.',
  },
  '/admin/job-boards': {
    title: 'Job boards | Rolefit Admin',
    description: 'How followed companies’ job boards are responding.',
  },
  '/admin/plans': {
    title: 'Plans | Rolefit Admin',
    description: 'The plans that are sold, and their limits.',
  },
  '/admin/users': {
    title: 'Users | Rolefit Admin',
    description: 'Everyone’s plan, and what they’ve used.',
  },
  '/admin/settings': {
    title: 'System Settings | Rolefit Admin',
    description: 'What administrators can change, and what the environment sets.',
  },
  '/admin/analytics': {
    title: 'Analytics | Rolefit Admin',
    description: 'How this site is used, over time.',
  },
  '/admin/blog': {
    title: 'Blog | Rolefit Admin',
    description: 'All posts of the blog, published and drafts.',
  },
  '/admin/blog/new': {
    title: 'Create New Post | Rolefit Admin',
    description: 'Write a post for the blog.',
  },
  '/admin/blog/categories': {
    title: 'Blog categories | Rolefit Admin',
    description: 'The categories that posts are sorted into.',
  },
  '/admin/blog/images': {
    title: 'Image library | Rolefit Admin',
    description: 'The pictures that posts can show.',
  },
  '/admin/record': {
    title: 'Record | Rolefit Admin',
    description: 'What administrators did, and when.',
  },
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
