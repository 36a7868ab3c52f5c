/** A longer text isn't a posting, but a whole board, a manual or an attack. */
export const maxPostingChars = 200_000;
export const notAPostingText =
  "This doesn't look like a job posting. Paste the whole posting: the job's title, its tasks and what it asks for.";
export const postingTooLongText = 'This text is too long for one job posting. Paste only the posting.';
