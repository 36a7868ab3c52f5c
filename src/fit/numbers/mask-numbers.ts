import { BY_HAND, type HandSetGroup, MORE_THAN_REAL } from './hand-set.ts';

const COPIED_WORDS =
  'docs/decisions/0010: none of 198 real pairs exceeds 23 of 32, but tool lists come close to 29';

/** What is blanked before anything is compared. */
export const MASK_NUMBERS = {
  /** Real résumés and postings are shorter. Longer texts are cut, so that any input is scored in bounded time. */
  maxTextLength: { value: 200_000, unit: 'characters', range: [10_000, 10_000_000], source: MORE_THAN_REAL },

  /** A passage is an echo if at least this many of this many weighted words in a row are also in the posting. */
  minEchoed: { value: 29, unit: 'words', range: [1, 32], source: COPIED_WORDS },
  echoWindow: { value: 32, unit: 'words', range: [8, 200], source: COPIED_WORDS },
  /** An echo continues as long as at least this many of the words are in the posting. */
  minEchoedToContinue: { value: 23, unit: 'words', range: [1, 32], source: COPIED_WORDS },
  /** Whose hope it is stands within so much before it. */
  beforeHope: { value: 20, unit: 'characters', range: [5, 100], source: BY_HAND },
  /** Whose work it is stands within so much of what is named. */
  workOfOthersReach: { value: 120, unit: 'characters', range: [20, 400], source: BY_HAND },
  /** An echo begins and ends with this many of the posting's words in a row. */
  echoEdge: { value: 6, unit: 'words', range: [1, 32], source: BY_HAND },

  /** Words per shingle. Shorter sequences occur in any two texts of the same profession. */
  shingleLength: { value: 8, unit: 'words', range: [3, 20], source: BY_HAND },
  /** A résumé that shares this many words in a row with the posting copied them. */
  minPastedLength: { value: 14, unit: 'words', range: [8, 100], source: BY_HAND },
  /** From this many shared words in total, the posting was pasted; then short gaps between passages count as pasted too. */
  minTotalPasted: { value: 40, unit: 'words', range: [8, 500], source: BY_HAND },
  maxPastedGap: { value: 16, unit: 'words', range: [0, 100], source: BY_HAND },
  /** One shingle in four is kept for the quick check; a pasted paragraph contains several of those. */
  sampleMask: { value: 3, unit: 'bits of a hash', range: [0, 15], source: BY_HAND },

  /** A run of words without sentences is stuffing if it is at least this long and repeats each word this often on average. */
  minBareLength: { value: 48, unit: 'words', range: [10, 500], source: BY_HAND },
  minRepeatsPerWord: { value: 2.4, unit: 'times', range: [1, 20], source: BY_HAND },
  /** Words are no sentence if this many in a row have at most so many stop words. */
  bareWindow: { value: 12, unit: 'words', range: [4, 100], source: BY_HAND },
  maxStopWords: { value: 2, unit: 'words', range: [0, 12], source: BY_HAND },
  /** Sequences of words that occur this often, over a passage this long, are stuffing even inside sentences. */
  sequenceLength: { value: 4, unit: 'words', range: [2, 20], source: BY_HAND },
  minSequenceCount: { value: 4, unit: 'times', range: [2, 50], source: BY_HAND },
  minRepeatedLength: { value: 40, unit: 'words', range: [10, 500], source: BY_HAND },

  /** A longer sentence about a break says more than that. */
  /** What somebody says they never did is said in fewer characters. */
  maxDenialLength: { value: 60, unit: 'characters', range: [10, 300], source: BY_HAND },
  maxBreakLength: { value: 240, unit: 'characters', range: [40, 1000], source: BY_HAND },
  /** Longer text without a full stop is split, so that one match doesn't remove a whole page. */
  maxSentenceLength: { value: 400, unit: 'characters', range: [100, 5000], source: BY_HAND },

  /** A name of one word is only searched for at the top: further down it may be an ordinary word. */
  nameTop: { value: 300, unit: 'characters', range: [0, 3000], source: BY_HAND },
  /** A longer "name" is only blanked where it was found. */
  maxNameWords: { value: 8, unit: 'words', range: [2, 20], source: BY_HAND },
  /** A "name" of which a job title makes up this much is a headline that was mistaken for a name: "Senior accountant". */
  titleShareOfName: { value: 0.6, unit: 'share of the characters', range: [0, 1], source: BY_HAND },
  /** How many lines above the first section or job are searched for contact details. */
  maxHeaderLines: { value: 8, unit: 'lines', range: [1, 50], source: BY_HAND },
  /** A longer part isn't an address line, and the patterns are too slow for long texts. */
  maxHeaderPart: { value: 120, unit: 'characters', range: [40, 500], source: BY_HAND },
  /** A part of this many words is a sentence. */
  headerSentence: { value: 9, unit: 'words', range: [4, 30], source: BY_HAND },
} as const satisfies HandSetGroup;
