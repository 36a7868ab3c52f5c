import { BY_HAND, type HandSetGroup, MORE_THAN_REAL } from './hand-set.ts';

/** How names are found in a text, and how words are compared. */
export const LEXICON_NUMBERS = {
  /** How near a cue is: in the same phrase, and for a rule with context words of its own. */
  cueReach: { value: 4, unit: 'words', range: [1, 50], source: BY_HAND },
  ownCueReach: { value: 12, unit: 'words', range: [1, 50], source: BY_HAND },
  /** How far from a name its bullet and the end of its line may be. */
  bulletReach: { value: 12, unit: 'characters', range: [2, 50], source: BY_HAND },
  /** A heading has at most so many characters. */
  longestHeading: { value: 48, unit: 'characters', range: [10, 100], source: BY_HAND },
  /** What asks for a name stands within this of it. */
  askingReach: { value: 36, unit: 'characters', range: [10, 100], source: BY_HAND },
  /** A verb that another one is joined to stands within this many words. */
  clauseReach: { value: 14, unit: 'words', range: [1, 50], source: BY_HAND },

  /** How much of a job's work somebody has done who held another, by the grade of their titles (`near-titles.json`). */
  nearnessByGrade: {
    value: [0, 0.1, 0.25, 0.45, 0.65, 0.85],
    unit: 'share of the work',
    range: [0, 1],
    source: BY_HAND,
  },

  /** How many of those with a title do something at work, by its grade (`usual-skills.json`), and how many are most of them. */
  usualByGrade: {
    value: [0, 0, 0.3, 0.55, 0.8, 0.95],
    unit: 'share of people',
    range: [0, 1],
    source: BY_HAND,
  },

  mostPeople: { value: 0.8, unit: 'share of people', range: [0, 1], source: BY_HAND },

  /** How far behind a verb the words stand that say what was done. */
  deedReach: { value: 6, unit: 'words', range: [1, 20], source: BY_HAND },

  /** How many words may stand between a cue and a name: a sure one, an unsure one, and after "we". */
  sureReach: { value: 40, unit: 'words', range: [1, 100], source: BY_HAND },
  unsureReach: { value: 18, unit: 'words', range: [1, 100], source: BY_HAND },
  reachAfterWe: { value: 8, unit: 'words', range: [1, 100], source: BY_HAND },
  /** A sentence of fewer words is a list item. */
  listItemWords: { value: 6, unit: 'words', range: [1, 50], source: BY_HAND },
  /** In a sentence of fewer words, an unsure name is asked if something else speaks for it. */
  shortSentenceWords: { value: 13, unit: 'words', range: [1, 50], source: BY_HAND },
  /** How far from a name its sentence is looked for, to stay linear in texts without sentences. */
  sentenceReach: { value: 300, unit: 'characters', range: [50, 5000], source: MORE_THAN_REAL },

  /** How far from a verb those stand who are led, and what belongs to it before. */
  leadingReach: { value: 160, unit: 'characters', range: [40, 1000], source: BY_HAND },
  beforeLeading: { value: 40, unit: 'characters', range: [5, 200], source: BY_HAND },

  /** How many words beside a known term belong to what is asked. */
  maxAddedWords: { value: 2, unit: 'words', range: [0, 10], source: BY_HAND },
  /** How long the name of an unknown term is, how many words may precede it, and how many are listed. */
  maxUnknownName: { value: 4, unit: 'words', range: [1, 10], source: BY_HAND },
  /** A longer word in capitals or camel case names no technology. */
  maxUnknownWord: { value: 25, unit: 'characters', range: [5, 100], source: BY_HAND },
  maxFillers: { value: 4, unit: 'words', range: [0, 10], source: BY_HAND },
  maxUnknownNames: { value: 8, unit: 'names', range: [1, 50], source: BY_HAND },
  /** How long a phrase is that the lexicon may lack. */
  maxPhraseWords: { value: 3, unit: 'words', range: [1, 10], source: BY_HAND },

  /** How much of a trade's work is done under a title that nobody knows but for its trade, and by who helps there. */
  derivedTitle: { value: 0.8, unit: 'share', range: [0, 1], source: BY_HAND },
  derivedHelper: { value: 0.5, unit: 'share', range: [0, 1], source: BY_HAND },
  /** Nobody's title is longer. */
  maxTitle: { value: 120, unit: 'characters', range: [40, 500], source: BY_HAND },

  /** A longer word isn't stemmed. */
  maxStemmed: { value: 40, unit: 'characters', range: [10, 200], source: MORE_THAN_REAL },
  /** From this chance on, words are taken for the name of a skill: about half of the F1 that can be reached. */
  leastNameChance: { value: 0.25, unit: 'chance', range: [0, 1], source: 'lab/skills/README.md' },
  /** No name has more words than this. */
  mostNameWords: { value: 12, unit: 'words', range: [1, 50], source: BY_HAND },
  /** What a number counts stands within this of it. */
  amountContext: { value: 50, unit: 'characters', range: [10, 200], source: BY_HAND },
  /** A GPA is told as one out of so many points. */
  gradePointScale: { value: 4, unit: 'grade points', range: [4, 5], source: BY_HAND },
  /** No school gives more grade points. */
  maxGradePoints: { value: 4.5, unit: 'grade points', range: [4, 5], source: BY_HAND },
  /** How many texts, words and characters are remembered; no result depends on it. */
  maxTextsKept: { value: 1000, unit: 'texts', range: [10, 100_000], source: MORE_THAN_REAL },
  maxWordsKept: { value: 50_000, unit: 'words', range: [100, 1_000_000], source: MORE_THAN_REAL },
  maxCharactersKept: { value: 20_000, unit: 'characters', range: [100, 1_000_000], source: MORE_THAN_REAL },
} as const satisfies HandSetGroup;
