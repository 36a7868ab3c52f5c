import { findPostingEmployer, titleLine } from '../../../fit/posting/recognition/posting-employer.ts';

/** A posting that a person submitted as a URL or as text. `text` is what the engine reads. */
export type SubmittedPosting = {
  text: string;
  title: string;
  url?: string;
  company?: { name: string; website?: string };
  location?: string;
  department?: string;
  type?: string;
};

export const maxTitleChars = 300;

/** Reads a pasted posting: its first line is the title, and the line below may name the employer. */
export function pastedPosting(text: string): SubmittedPosting {
  const title = titleLine(text).slice(0, maxTitleChars) || 'Pasted job posting';
  const employer = findPostingEmployer(text);
  return employer
    ? { text, title, company: { name: employer.name }, location: employer.location }
    : { text, title };
}
