import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type DemoPost = {
  slug: string;
  title: string;
  categories: string[];
  tags: string[];
  /** How long before the first start it seems to have been published. */
  daysAgo: number;
  content: string;
};

export const demoCategories = [
  { slug: 'applying', name: 'Applying', description: 'Choosing jobs, and writing for the people who read.' },
  { slug: 'resumes', name: 'Résumés', description: 'What to put into a résumé, and in which form.' },
];

const posts: Omit<DemoPost, 'content'>[] = [
  {
    slug: 'what-a-fit-score-can-tell-you',
    title: 'What a fit score can tell you, and what it can’t',
    categories: ['applying'],
    tags: ['fit score', 'deciding'],
    daysAgo: 3,
  },
  {
    slug: 'a-resume-that-software-can-read',
    title: 'A résumé that software can read',
    categories: ['resumes'],
    tags: ['format', 'PDF'],
    daysAgo: 10,
  },
  {
    slug: 'read-a-job-posting-in-five-minutes',
    title: 'Read a job posting in five minutes',
    categories: ['applying'],
    tags: ['postings', 'requirements'],
    daysAgo: 17,
  },
];

/** The posts that a new blog starts with. */
export function loadDemoPosts(): DemoPost[] {
  return posts.map((post) => ({
    ...post,
    content: readFileSync(join(import.meta.dirname, 'posts', `${post.slug}.md`), 'utf8'),
  }));
}
