import { createHash } from 'node:crypto';
import { EVIDENCE_MODEL } from './explain/evidence-model.ts';
import { degrees } from './lexicon/degrees/degree-table.ts';
import { disciplines } from './lexicon/degrees/discipline-table.ts';
import { professions } from './lexicon/profession-data.ts';
import nearTitles from './lexicon/titles/data/near-titles.json' with { type: 'json' };
import usualSkills from './lexicon/titles/data/usual-skills.json' with { type: 'json' };
import { CREDIT_MODEL } from './match/credit/credit-model.ts';
import { EASE } from './match/credit/ease.ts';
import commonWords from './match/data/common-words.json' with { type: 'json' };
import usualWords from './match/data/usual-words.json' with { type: 'json' };
import { RELEVANCE } from './posting/relevance/relevance.ts';
import vectors from './vectors/data/word-vectors.json' with { type: 'json' };

/** Increment with every change to the rules that can change a score. */
export const ENGINE_VERSION = '59';

let lexicon: string | undefined;

/**
 * Identifies the words behind a score: a hash of all terms, titles, degrees, word weights and everything that was
 * learned, 12 hex digits.
 */
export function lexiconVersion(): string {
  lexicon ??= createHash('sha256')
    .update(
      JSON.stringify([
        professions,
        nearTitles,
        usualSkills,
        degrees,
        disciplines,
        commonWords,
        usualWords,
        vectors.sha256,
        RELEVANCE,
        CREDIT_MODEL,
        EASE,
        EVIDENCE_MODEL,
      ]),
    )
    .digest('hex')
    .slice(0, 12);
  return lexicon;
}
