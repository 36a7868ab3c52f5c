import { createHash } from 'node:crypto';
import { allTerms } from './lexicon/lexicon.ts';
import { allTitles } from './lexicon/titles/titles.ts';
import commonWords from './match/data/common-words.json' with { type: 'json' };

/** Increment with every change to the rules that can change a score. */
export const ENGINE_VERSION = '5';

let lexicon: string | undefined;

/** A fingerprint of all terms, titles and word weights, computed from the data so that it cannot go stale. */
export function lexiconVersion(): string {
  lexicon ??= createHash('sha256')
    .update(JSON.stringify([allTerms(), allTitles(), commonWords]))
    .digest('hex')
    .slice(0, 12);
  return lexicon;
}
