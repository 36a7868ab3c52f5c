/** A posting longer than this is something else: a whole board, a manual, an attack. */
export const maxPostingChars = 200_000;
export const postingTooLongText = 'This text is too long for one job posting. Paste only the posting.';
