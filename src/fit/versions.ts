/** Raised with every change that can move a score. */
export const ENGINE_VERSION = '1';
export const LEXICON_VERSION = '1';
