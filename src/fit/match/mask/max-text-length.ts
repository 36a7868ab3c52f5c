/** No résumé or posting is longer; what stands beyond is not read, so that any input is answered in time. */
export const MAX_TEXT_LENGTH = 200_000;

export const TRUNCATED_NOTE = 'Only the first 200,000 characters of a text are read.';
