/** Real résumés and postings are shorter. Longer texts are cut, so that any input is scored in bounded time. */
export const MAX_TEXT_LENGTH = 200_000;

export const TRUNCATED_NOTE = 'Only the first 200,000 characters of a text are read.';
