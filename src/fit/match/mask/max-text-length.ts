import { MASK_NUMBERS } from '../../numbers/mask-numbers.ts';

export const MAX_TEXT_LENGTH = MASK_NUMBERS.maxTextLength.value;

export const TRUNCATED_NOTE = 'Only the first 200,000 characters of a text are read.';
