import { htmlToText } from '../../../job-boards/html/html-to-text.ts';

/** The HTML of a job as the board sent it, not sanitised. */
export function postingHtml(job: { description: string; requirements: string | null }): string {
  return [job.description, job.requirements].filter(Boolean).join('\n');
}

/** The text that the engine reads; quotes are offsets into it. */
export function postingText(html: string): string {
  return htmlToText(html);
}
