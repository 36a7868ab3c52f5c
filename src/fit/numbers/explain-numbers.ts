import { BY_HAND, type HandSetGroup, LEARNED_WITH } from './hand-set.ts';

/** What is called met, which lines are quoted, and what the analysis names. */
export const EXPLAIN_NUMBERS = {
  /** From this credit on a requirement counts as met. */
  met: { value: 0.5, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** A match with a smaller share of the years is only partly met. */
  nearlyAllYears: { value: 0.95, unit: 'share of the years asked', range: [0.75, 1], source: BY_HAND },
  /** Years are met only if nearly all of them were counted, whatever else speaks for it. */
  enoughYears: {
    value: 0.75,
    unit: 'share of the years asked',
    range: [0, 1],
    source: 'docs/decisions/0020: three quarters',
  },
  /** A gap below this credit quotes nothing. */
  leastPart: { value: 0.1, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** The same where the quote only shares some words: of those below it, judges call 58 to 82 % not shown. */
  leastPartByWords: { value: 0.3, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** A gap in years of which fewer are counted quotes nothing, unless the résumé has years in related work. */
  leastOfYears: { value: 0.1, unit: 'share of the years asked', range: [0, 1], source: BY_HAND },
  /** From this credit on, judges see at least half of every other gap that quotes nothing, but for tools, papers and languages. */
  leastUnclear: { value: 0.3, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** The same where a line is about similar work or has the same words: below it they see nothing in 60 to 80 %. */
  leastUnclearBesideLine: { value: 0.2, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** A match below this credit is met in part: from here on, judges call 44 to 82 % met in full, below it 22 to 50 %. */
  inFull: { value: 0.8, unit: 'credit', range: [0.5, 1], source: BY_HAND },
  maxQuotes: { value: 3, unit: 'quotes of a requirement', range: [1, 10], source: BY_HAND },
  /** Jobs that took this many times as long as what is counted are said to count in part. */
  countedInPart: { value: 1.15, unit: 'times the months counted', range: [1, 2], source: BY_HAND },
  /** Years are counted from more jobs at times; these are those that count for most. */
  maxCountedJobs: { value: 6, unit: 'jobs of a requirement', range: [1, 10], source: BY_HAND },
  /** A job this much like the one that is offered speaks for what no line says. */
  similarJob: { value: 0.6, unit: 'likeness of two jobs', range: [0, 1], source: BY_HAND },
  /** A job this much like it speaks for a duty that is usual in it. */
  somewhatAlike: { value: 0.45, unit: 'likeness of two jobs', range: [0, 1], source: BY_HAND },
  /** Such jobs that are quoted. */
  maxSimilarJobs: { value: 2, unit: 'jobs of a requirement', range: [1, 10], source: BY_HAND },
  /** Title, employer and dates that are further apart aren't quoted together. */
  longestJobHead: { value: 160, unit: 'characters', range: [40, 320], source: BY_HAND },
  /** What else stands in a line with these is quoted with them if it is this short. */
  shortRestOfLine: { value: 40, unit: 'characters', range: [0, 160], source: BY_HAND },
  /** Beside the jobs that are counted, this many lines are quoted that speak of the same. */
  maxBesideJobs: { value: 2, unit: 'quotes of a requirement', range: [0, 10], source: BY_HAND },
  /** A line is quoted beside the best one if it is this likely in comparison. */
  alsoQuoted: { value: 0.15, unit: 'share of the best likelihood', range: [0, 1], source: BY_HAND },
  /** A line that shares less of the requirement's words shows nothing of it by words. */
  minSharedWords: { value: 0.15, unit: 'share of the weight of words', range: [0, 1], source: BY_HAND },
  /** A line that is less near in meaning shows nothing of the requirement by meaning. */
  minNearness: { value: 0.3, unit: 'cosine', range: [0, 1], source: BY_HAND },
  /** A line of fewer words (with their pairs) is a heading or a scrap, unless it names the requirement. */
  minKeys: { value: 3, unit: 'words and pairs', range: [0, 20], source: BY_HAND },
  /** So far behind a certificate it may say until when it is valid. */
  afterCertificate: { value: 120, unit: 'characters', range: [20, 300], source: BY_HAND },
  /** A date until which a certificate is valid is this long at most. */
  longestExpiry: { value: 20, unit: 'characters', range: [8, 60], source: BY_HAND },
  /** Below this share of its words, a line shows the requirement by meaning alone. */
  wordedAlike: { value: 0.3, unit: 'share of the weight of words', range: [0, 1], source: BY_HAND },
  /** From this share of its words on, a line shows the requirement in the same words. */
  sameWords: { value: 0.95, unit: 'share of the weight of words', range: [0, 1], source: BY_HAND },
  /** A line of this many words and pairs is as long as lines get for the feature "length". */
  manyWords: { value: 20, unit: 'words and pairs', range: [1, 100], source: LEARNED_WITH },
  /** A line of fewer is short. */
  fewWords: { value: 5, unit: 'words and pairs', range: [1, 20], source: LEARNED_WITH },
  /** Sharing words of this weight is sharing as many as matters. */
  muchWeight: { value: 3, unit: 'weight of words', range: [1, 20], source: LEARNED_WITH },
  /** This many jobs ago, a job is as old as matters. */
  oldJob: { value: 5, unit: 'jobs', range: [1, 30], source: LEARNED_WITH },
  /** Longer lines are split into sentences. */
  longLine: { value: 200, unit: 'characters', range: [80, 1000], source: BY_HAND },
  /** A longer sentence is quoted line by line. */
  maxQuoteLength: { value: 320, unit: 'characters', range: [80, 1000], source: 'docs/decisions/0020' },
  /** How many strengths the analysis names, and how many gaps. */
  maxNamed: { value: 3, unit: 'requirements', range: [1, 10], source: BY_HAND },
  /** A feature that adds less to the sum is not shown in a trace. */
  leastReason: { value: 0.01, unit: 'log odds', range: [0, 1], source: BY_HAND },
} as const satisfies HandSetGroup;
