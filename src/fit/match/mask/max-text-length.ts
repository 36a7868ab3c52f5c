/** No résumé or posting is longer; what stands beyond is not read, so that any input is answered in time. */
export const LONGEST_TEXT = 200_000;

export const CUT_NOTE = 'Only the first 200,000 characters of a text are read.';
