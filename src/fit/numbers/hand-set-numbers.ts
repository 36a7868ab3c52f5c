import { EXPLAIN_NUMBERS } from './explain-numbers.ts';
import type { HandSetGroup } from './hand-set.ts';
import { LEXICON_NUMBERS } from './lexicon-numbers.ts';
import { MASK_NUMBERS } from './mask-numbers.ts';
import { MATCH_NUMBERS } from './match-numbers.ts';
import { POSTING_NUMBERS } from './posting-numbers.ts';
import { REQUIREMENT_NUMBERS } from './requirement-numbers.ts';
import { RESUME_NUMBERS } from './resume-numbers.ts';
import { SCORE_NUMBERS } from './score-numbers.ts';

/** Every number of the engine that a person chose, by stage. */
export const HAND_SET_NUMBERS = {
  lexicon: LEXICON_NUMBERS,
  posting: POSTING_NUMBERS,
  requirement: REQUIREMENT_NUMBERS,
  resume: RESUME_NUMBERS,
  mask: MASK_NUMBERS,
  match: MATCH_NUMBERS,
  score: SCORE_NUMBERS,
  explain: EXPLAIN_NUMBERS,
} as const satisfies Readonly<Record<string, HandSetGroup>>;
