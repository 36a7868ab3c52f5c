import { htmlToText } from '../../../job-boards/html/html-to-text.ts';

/** What a board sent of a job, not yet made safe. */
export function postingHtml(job: { description: string; requirements: string | null }): string {
  return [job.description, job.requirements].filter(Boolean).join('\n');
}

/** The posting as the engine reads it; offsets of quotes point into this text. */
export function postingText(html: string): string {
  return htmlToText(html);
}
