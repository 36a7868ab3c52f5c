/** A longer text isn't a posting, but a whole board, a manual or an attack. */
export const maxPostingChars = 200_000;
export const postingTooLongText = 'This text is too long for one job posting. Paste only the posting.';
