import type { MetaDescriptor } from 'react-router';

type PageMeta = { title: string; description: string };

const home: PageMeta = {
  title: 'Rolefit: know how you fit before you apply',
  description:
    'A fit score for your résumé and a job posting that is computed, not guessed. Every match and every gap shows its line.',
};

const pages: Record<string, PageMeta> = {
  '/': home,
  '/auth': {
    title: 'Sign in | Rolefit',
    description: 'Sign in or create an account to keep your résumés and results.',
  },
  '/check': {
    title: 'Check a fit | Rolefit',
    description: 'Score a résumé against a posting without an account. Nothing is stored.',
  },
  '/jobs': { title: 'Jobs | Rolefit', description: 'Jobs that can be scored here.' },
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
    description: 'Upload a résumé as PDF or DOCX and see what a parser reads in it.',
  },
  '/analyze': {
    title: 'Analyzer | Rolefit',
    description: 'Score one of your résumés against a job posting, by its address or its text.',
  },
  '/results': {
    title: 'Analysis Results | Rolefit',
    description: 'Every fit score of yours, with its matches, its gaps and what would raise it.',
  },
  '/settings': {
    title: 'Settings | Rolefit',
    description: 'Your account, your e-mails and how matches are counted.',
  },
  '/profile': {
    title: 'Profile | Rolefit',
    description: 'Your account, where you are signed in, and your data.',
  },
  '/master-resume': {
    title: 'Master Resume | Rolefit',
    description: 'Manage all your professional information in one place.',
  },
  '/blog': { title: 'Rolefit Blog', description: 'About applying, résumés and how fit is measured.' },
  '/faq': {
    title: 'Help Center | Rolefit',
    description: 'How Rolefit works, how exact its scores are and what it costs.',
  },
  '/how-scoring-works': {
    title: 'How scoring works | Rolefit',
    description:
      'What the fit score reads, what counts how much, what never counts, and how to compute it again.',
  },
  '/pricing': { title: 'Pricing | Rolefit', description: 'Simple, transparent pricing.' },
  '/privacy': {
    title: 'Privacy | Rolefit',
    description: 'What Rolefit keeps of you, where, and how to have it removed.',
  },
  '/terms': {
    title: 'Terms | Rolefit',
    description: 'What you may expect of Rolefit and what it expects of you.',
  },
  '/feedback': {
    title: 'Feedback | Rolefit',
    description: 'Tell whoever runs this Rolefit what is missing, wrong or good.',
  },
  '/admin': { title: 'Admin | Rolefit', description: 'How this Rolefit is doing.' },
};

/** Title and description of a path; of the nearest listed one above it, else the home page's. */
export function pageMeta(pathname: string, own: Partial<PageMeta> = {}): MetaDescriptor[] {
  const { title, description } = {
    ...(pages[pathname.replace(/(.)\/+$/, '$1')] ?? pages[`/${pathname.split('/')[1]}`] ?? home),
    ...own,
  };
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ];
}
