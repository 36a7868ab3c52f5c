import { createHash } from 'node:crypto';
import { degrees } from './lexicon/degrees/degree-table.ts';
import { allTerms } from './lexicon/lexicon.ts';
import { allTitles } from './lexicon/titles/titles.ts';
import commonWords from './match/data/common-words.json' with { type: 'json' };

/** Increment with every change to the rules that can change a score. */
export const ENGINE_VERSION = '5';

let lexicon: string | undefined;

/** Identifies the words behind a score: a hash of all terms, titles, degrees and word weights, 12 hex digits. */
export function lexiconVersion(): string {
  lexicon ??= createHash('sha256')
    .update(JSON.stringify([allTerms(), allTitles(), degrees, commonWords]))
    .digest('hex')
    .slice(0, 12);
  return lexicon;
}
