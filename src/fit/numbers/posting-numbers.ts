import { BY_HAND, type HandSetGroup, MORE_THAN_REAL, ON_TWELVE_POSTINGS } from './hand-set.ts';

/** How a posting is cut into headings, lines, sentences and conditions. */
export const POSTING_NUMBERS = {
  /** A longer tag is treated as text, which keeps the scan linear on hostile input. */
  maxTagLength: { value: 2000, unit: 'characters', range: [100, 100_000], source: MORE_THAN_REAL },
  /** Marks in a longer line are not read. */
  maxMarkdownLine: { value: 20_000, unit: 'characters', range: [1000, 200_000], source: MORE_THAN_REAL },

  /** How far from the top a title is looked for, and a label such as "Job title:". */
  titleReach: { value: 2000, unit: 'characters', range: [100, 20_000], source: BY_HAND },
  titleLabelReach: { value: 4000, unit: 'characters', range: [100, 20_000], source: BY_HAND },
  /** How many lines at the top may hold it. */
  titleLines: { value: 8, unit: 'lines', range: [1, 40], source: BY_HAND },
  /** A longer line is no title. */
  maxTitleLength: { value: 110, unit: 'characters', range: [40, 300], source: BY_HAND },
  /** One of more words is cut to its first ones. */
  maxTitleWords: { value: 14, unit: 'words', range: [4, 40], source: BY_HAND },
  keptTitleWords: { value: 10, unit: 'words', range: [3, 40], source: BY_HAND },
  /** How much of a sentence a title may take. */
  titleWordsInProse: { value: 6, unit: 'words', range: [2, 20], source: BY_HAND },
  maxTitleInProse: { value: 90, unit: 'characters', range: [20, 300], source: BY_HAND },
  /** What may follow the title in the first line: the employer, the place, a number. */
  maxTitleAddition: { value: 80, unit: 'characters', range: [0, 300], source: BY_HAND },
  /** Further down, a line that begins with the title is no repetition of it. */
  maxTitleOffset: { value: 200, unit: 'characters', range: [0, 2000], source: BY_HAND },

  /** A longer line below the title, or one of more words, is no employer's name. */
  maxEmployerLength: { value: 70, unit: 'characters', range: [20, 200], source: BY_HAND },
  maxEmployerWords: { value: 8, unit: 'words', range: [2, 20], source: BY_HAND },

  /** How far a text is searched for signs that it is a posting. */
  signReach: { value: 20_000, unit: 'characters', range: [1000, 200_000], source: MORE_THAN_REAL },
  /** What speaks for a posting: a hiring word 1, a known job title and a section of a posting so many. */
  titleSigns: { value: 2, unit: 'signs', range: [0, 10], source: BY_HAND },
  sectionSigns: { value: 2, unit: 'signs', range: [0, 10], source: BY_HAND },
  /** Known skills count 1 each, up to so many: articles and manuals name skills, too. */
  maxSkillSigns: { value: 3, unit: 'signs', range: [0, 10], source: BY_HAND },
  /** How many signs make a posting of a text, and of a short one. */
  minSigns: { value: 6, unit: 'signs', range: [1, 20], source: BY_HAND },
  minSignsInShort: { value: 3, unit: 'signs', range: [1, 20], source: BY_HAND },
  shortText: { value: 40, unit: 'words', range: [5, 200], source: BY_HAND },

  /** A longer line is no heading. */
  maxHeadingLength: { value: 110, unit: 'characters', range: [40, 300], source: ON_TWELVE_POSTINGS },
  /** How many words a heading has at most: with a colon at its end, marked as one, and plain. */
  maxColonHeadingWords: { value: 14, unit: 'words', range: [3, 30], source: ON_TWELVE_POSTINGS },
  maxMarkedHeadingWords: { value: 12, unit: 'words', range: [3, 30], source: ON_TWELVE_POSTINGS },
  maxHeadingWords: { value: 9, unit: 'words', range: [3, 30], source: ON_TWELVE_POSTINGS },
  /** The same of a heading that only its looks tell: "Our kitchen". */
  maxPlainHeadingWords: { value: 6, unit: 'words', range: [1, 20], source: ON_TWELVE_POSTINGS },
  /** For "🍳 What you bring". */
  maxEmojiHeadingWords: { value: 9, unit: 'words', range: [3, 30], source: ON_TWELVE_POSTINGS },
  /** The least chance that what was learned from headings is taken for right, of what looks like a heading and of other lines. */
  sureOfPlainHeading: { value: 0.6, unit: 'chance', range: [0.2, 1], source: BY_HAND },
  sureOfHeading: { value: 0.8, unit: 'chance', range: [0.2, 1], source: BY_HAND },
  maxLearnedHeadingWords: { value: 11, unit: 'words', range: [3, 30], source: BY_HAND },
  longHeadingWords: { value: 7, unit: 'words', range: [3, 30], source: BY_HAND },
  /** The weights of what was learned are kept in hundredths. */
  headingWeightsInOne: { value: 100, unit: 'weights', range: [10, 1000], source: BY_HAND },
  /** A posting in small letters: as many lines begin with one, and this share of all. */
  someLinesInLowerCase: { value: 5, unit: 'lines', range: [2, 20], source: ON_TWELVE_POSTINGS },
  shareInLowerCase: { value: 0.7, unit: 'share', range: [0.5, 1], source: ON_TWELVE_POSTINGS },
  /** For "Baseline:" above a list. */
  maxLeadWords: { value: 4, unit: 'words', range: [1, 20], source: ON_TWELVE_POSTINGS },
  /** For "Requirements:" in the middle of a line. */
  maxInlineLabelWords: { value: 6, unit: 'words', range: [1, 20], source: ON_TWELVE_POSTINGS },
  /** A longer line is a paragraph. */
  minParagraphLength: { value: 60, unit: 'characters', range: [20, 300], source: ON_TWELVE_POSTINGS },
  /** "Skills and qualifications" is a heading; "Collections experience required" is a requirement. */
  minHeadingShare: { value: 0.75, unit: 'share of the words', range: [0, 1], source: ON_TWELVE_POSTINGS },
  /** A longer heading such as "Schedule" says nothing of what follows. */
  maxTopicLabel: { value: 40, unit: 'characters', range: [10, 200], source: BY_HAND },
  /** How far behind a glued word the words that begin an item may go on. */
  openerReach: { value: 24, unit: 'characters', range: [10, 100], source: MORE_THAN_REAL },
  /** A longer sentence about hours says more than that. */
  longestHours: { value: 100, unit: 'characters', range: [40, 300], source: BY_HAND },
  /** A sentence that says this much before a semicolon isn't about what stands behind it. */
  beforeAside: { value: 25, unit: 'characters', range: [5, 200], source: BY_HAND },
  /** So many lines that begin with verbs for work, below a heading of unknown meaning, are duties. */
  linesOfDuties: { value: 3, unit: 'lines', range: [1, 20], source: BY_HAND },
  /** Only the first sentences below a heading such as "Schedule" are about it. */
  maxStatementsOfTopic: { value: 2, unit: 'statements', range: [1, 20], source: BY_HAND },

  /** A line without a bullet is an item of a list only up to this length. */
  maxPlainItem: { value: 200, unit: 'characters', range: [60, 400], source: BY_HAND },
  /** A line this long may have been wrapped; one of a bullet with indented lines below must be longer. */
  wrappedLine: { value: 30, unit: 'characters', range: [10, 120], source: ON_TWELVE_POSTINGS },
  wrappedBullet: { value: 50, unit: 'characters', range: [10, 120], source: ON_TWELVE_POSTINGS },
  /** Longer lines may have lost their line breaks, of which only capitalised verbs are left. */
  longLine: { value: 200, unit: 'characters', range: [80, 2000], source: BY_HAND },
  /** "Skills: …" with at least as many items, of which most have few words, is a list of names. */
  itemsOfLabelledList: { value: 8, unit: 'items', range: [3, 30], source: BY_HAND },
  wordsOfListedName: { value: 6, unit: 'words', range: [2, 15], source: BY_HAND },
  shareOfListedNames: { value: 0.8, unit: 'share of the items', range: [0.5, 1], source: BY_HAND },
  maxLabelledList: { value: 4000, unit: 'characters', range: [500, 20_000], source: BY_HAND },
  /** How far other words of its line are looked for beside a heading. */
  nearHeading: { value: 40, unit: 'characters', range: [10, 200], source: BY_HAND },
  /** Longer sentences are split into pieces of this length. */
  maxStatementLength: { value: 1200, unit: 'characters', range: [300, 10_000], source: MORE_THAN_REAL },
  /** From this many glued words on, a text has lost its line breaks. */
  oftenGlued: { value: 4, unit: 'words', range: [1, 20], source: BY_HAND },
  /** With fewer, capitals are not looked at. */
  fewGlued: { value: 2, unit: 'words', range: [0, 20], source: BY_HAND },
  /** From this many different words on, words of small letters are glued too; their sentence is at least this long. */
  endlessSentence: { value: 300, unit: 'characters', range: [100, 5000], source: BY_HAND },
  veryOftenGlued: { value: 8, unit: 'words', range: [2, 50], source: BY_HAND },
  /** The shortest word that is told apart in "memberanswer", and in "CSSHTML". */
  shortestGlued: { value: 4, unit: 'letters', range: [3, 10], source: BY_HAND },
  shortestGluedInCapitals: { value: 3, unit: 'letters', range: [2, 10], source: BY_HAND },
  /** In so many places a word that looks glued is looked at; in two it is a name. */
  mostPlacesOfName: { value: 20, unit: 'places', range: [2, 1000], source: BY_HAND },
  /** The longest name with a capital inside ("fastText"), and its comma. */
  longestGluedName: { value: 40, unit: 'characters', range: [10, 100], source: MORE_THAN_REAL },
  /** How many unknown long words of a text are looked into. */
  mostLongWords: { value: 100, unit: 'words', range: [10, 1000], source: MORE_THAN_REAL },
  /** How many items a plain list has at least ("Scheduling, Budgeting, Quality control"). */
  minListItems: { value: 3, unit: 'items', range: [2, 10], source: ON_TWELVE_POSTINGS },
  /** How far before an acronym the words it stands for may begin. */
  definitionReach: { value: 210, unit: 'characters', range: [20, 500], source: MORE_THAN_REAL },
  /** Items of a plain list are short: so many words, most of them, and the first one. */
  shortItem: { value: 5, unit: 'words', range: [1, 20], source: ON_TWELVE_POSTINGS },
  minShortItems: { value: 0.7, unit: 'share of the items', range: [0, 1], source: ON_TWELVE_POSTINGS },
  maxFirstItem: { value: 6, unit: 'words', range: [1, 20], source: ON_TWELVE_POSTINGS },

  /** How much of a statement tells what it demands, sets as a condition or is. */
  readOfStatement: { value: 600, unit: 'characters', range: [100, 5000], source: MORE_THAN_REAL },
  /** How much of it tells whether it is about the employer or the posting. */
  /** Who is worked with stands within this behind the verb. */
  beforeOthers: { value: 60, unit: 'characters', range: [10, 200], source: BY_HAND },
  readOfOthers: { value: 400, unit: 'characters', range: [100, 5000], source: MORE_THAN_REAL },
  /** So many marks of a job network stand above a posting on its page, whose first lines name the job. */
  marksOfPage: { value: 2, unit: 'marks', range: [1, 10], source: BY_HAND },
  linesAbovePage: { value: 2, unit: 'lines', range: [0, 10], source: BY_HAND },
  /** How much of it tells whether it opens with a verb. */
  readOfOpening: { value: 80, unit: 'characters', range: [20, 500], source: MORE_THAN_REAL },
  /** Words in brackets are left out unless the rest is at most one n-th of the statement. */
  partBesideBrackets: { value: 3, unit: 'n', range: [1, 20], source: ON_TWELVE_POSTINGS },
  /** "…, preferably …" is a wish of its own after this much of a sentence; otherwise all of it is one. */
  beforeWish: { value: 5, unit: 'characters', range: [5, 100], source: BY_HAND },
  /** Phrases that are only typical of boilerplate make it certain if there are so many; fewer do without a cue. */
  certainSoftPhrases: { value: 3, unit: 'phrases', range: [1, 10], source: ON_TWELVE_POSTINGS },
  likelySoftPhrases: { value: 2, unit: 'phrases', range: [1, 10], source: ON_TWELVE_POSTINGS },
  /** In a longer sentence, "not needed" may be about a part of it. */
  maxNegationLength: { value: 160, unit: 'characters', range: [40, 1000], source: ON_TWELVE_POSTINGS },
  /** A longer sentence of boilerplate may hold requirements as well. */
  maxBoilerplate: { value: 220, unit: 'characters', range: [40, 1000], source: BY_HAND },
  /** A name that occurs only once may be anything. */
  minNameOccurrences: { value: 2, unit: 'times', range: [1, 10], source: ON_TWELVE_POSTINGS },
  /** How often and how far it is looked for among the tools. */
  maxNameOccurrences: { value: 100, unit: 'times', range: [10, 1000], source: MORE_THAN_REAL },
  employerReach: { value: 20_000, unit: 'characters', range: [1000, 100_000], source: MORE_THAN_REAL },
  maxEmployerNames: { value: 6, unit: 'names', range: [1, 50], source: BY_HAND },
  /** The fewest and the most letters of a choice that a form says twice. */
  shortestChoice: { value: 4, unit: 'letters', range: [2, 40], source: BY_HAND },
  longestChoice: { value: 40, unit: 'letters', range: [10, 200], source: BY_HAND },
  /** How late the employer's name may stand in a sentence about the employer: "Here at Northgate, …". */
  maxBeforeEmployer: { value: 12, unit: 'characters', range: [0, 100], source: ON_TWELVE_POSTINGS },

  /** A longer clause says more than a condition. */
  maxConditionLength: { value: 200, unit: 'characters', range: [40, 1000], source: BY_HAND },
  /** Clauses about the same condition that are nearer are one. */
  maxConditionGap: { value: 8, unit: 'characters', range: [0, 50], source: BY_HAND },
  /** How many conditions of a posting are told: of a kind, and in all. */
  maxConditionsOfKind: { value: 3, unit: 'conditions', range: [1, 20], source: BY_HAND },
  maxConditions: { value: 12, unit: 'conditions', range: [1, 100], source: BY_HAND },
  /** What is shorter without its conditions says nothing else. */
  minBesideConditions: { value: 3, unit: 'characters', range: [1, 20], source: BY_HAND },
} as const satisfies HandSetGroup;
