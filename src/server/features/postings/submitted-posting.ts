import { findPostingEmployer } from '../../../fit/posting/recognition/posting-employer.ts';
import { findPostingTitle } from '../../../fit/posting/title/posting-title.ts';
import { postingView } from '../../../fit/posting/view/posting-view.ts';

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
/** What a posting is called whose text names no job. The engine isn't given this as a title. */
export const untitledPosting = 'Pasted job posting';

/** Reads the title of a pasted posting, and the employer if the line below it names one. */
export function pastedPosting(text: string): SubmittedPosting {
  const title = findPostingTitle(postingView(text), '').slice(0, maxTitleChars) || untitledPosting;
  const employer = findPostingEmployer(text);
  return employer
    ? { text, title, company: { name: employer.name }, location: employer.location }
    : { text, title };
}
