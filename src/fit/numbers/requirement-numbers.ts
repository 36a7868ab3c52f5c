import { BY_HAND, type HandSetGroup, LEARNED_WITH, MORE_THAN_REAL, ON_TWELVE_POSTINGS } from './hand-set.ts';

/** Which sentences of a posting are asked, and what they ask. */
export const REQUIREMENT_NUMBERS = {
  /** No posting has as many; the rest of a longer text is not read. */
  maxStatements: { value: 2000, unit: 'statements', range: [500, 100_000], source: MORE_THAN_REAL },
  /** Sentences longer than this are read clause by clause. */
  longStatement: { value: 220, unit: 'characters', range: [80, 1000], source: BY_HAND },
  /** A list of this many items asks for each of them, also where some are of the same kind. */
  /** Of more things than these, two are not paired with each other. */
  mostToPair: { value: 8, unit: 'terms', range: [3, 12], source: BY_HAND },
  longList: { value: 6, unit: 'items', range: [3, 30], source: BY_HAND },
  /** From this length on, a part of a sentence is split at its "and" and dashes as well. */
  longSentence: { value: 200, unit: 'characters', range: [80, 1000], source: BY_HAND },
  /** How far below a sentence "or" may stand alone. */
  orReach: { value: 20, unit: 'characters', range: [5, 60], source: BY_HAND },
  /** "In a milling, baking, or similar role" begins within this of the last kind of job. */
  kindOfJobReach: { value: 180, unit: 'characters', range: [0, 400], source: BY_HAND },
  /** "Or a related field" stands within this of what the years are in. */
  orRelatedReach: { value: 60, unit: 'characters', range: [20, 400], source: BY_HAND },
  /** What is left of a requirement without "You will" must be at least this long. */
  shortestWithoutOpening: { value: 12, unit: 'characters', range: [1, 60], source: BY_HAND },
  /** Opening words are looked for this far into a sentence. */
  openingReach: { value: 320, unit: 'characters', range: [40, 1000], source: BY_HAND },
  /** How long a clause is at least: after an "and" or a dash, and after a semicolon. */
  minClause: { value: 40, unit: 'characters', range: [5, 200], source: BY_HAND },
  /** So many commas make a list of what is done behind "what you'd be doing:", and of what is needed behind "you need:". */
  itemsInProse: { value: 3, unit: 'commas', range: [1, 10], source: BY_HAND },
  needsInProse: { value: 1, unit: 'commas', range: [1, 10], source: BY_HAND },
  needsBelowHeading: { value: 2, unit: 'commas', range: [1, 10], source: BY_HAND },
  minClauseAtSemicolon: { value: 12, unit: 'characters', range: [5, 200], source: BY_HAND },
  /** The same for one of more than so many pieces between semicolons, which is an item of a list. */
  minItemAtSemicolon: { value: 5, unit: 'characters', range: [2, 50], source: BY_HAND },
  /** A sentence with so many verbs behind commas is a list of duties. */
  manyVerbs: { value: 3, unit: 'verbs', range: [2, 10], source: BY_HAND },
  manyAtSemicolons: { value: 4, unit: 'pieces', range: [2, 20], source: BY_HAND },
  /** How far before "and" the last word of a list may begin, with its comma. */
  longestListWord: { value: 40, unit: 'characters', range: [10, 100], source: MORE_THAN_REAL },
  /** A year of full-time work. */
  hoursOfYear: { value: 2080, unit: 'hours', range: [1500, 2500], source: BY_HAND },
  /** Leading people is the main thing if it begins within so much of a requirement; how much is read from there. */
  leadingReads: { value: 160, unit: 'characters', range: [20, 1000], source: BY_HAND },
  leadingBeginsWithin: { value: 40, unit: 'characters', range: [0, 200], source: BY_HAND },
  /** How far from its end a posting may be signed. */
  signatureReach: { value: 300, unit: 'characters', range: [0, 3000], source: BY_HAND },

  /** What has less chance by itself is neither asked nor counted among the others. */
  candidateChance: { value: 0.12, unit: 'chance', range: [0, 1], source: LEARNED_WITH },
  /** So many units that may be asked count as 1, in the posting and in one of its parts; more than so many times that say no more. */
  manyCandidates: { value: 30, unit: 'units', range: [5, 200], source: LEARNED_WITH },
  manyOfPart: { value: 15, unit: 'units', range: [5, 200], source: LEARNED_WITH },
  /** Fewer units than a posting has count as if there were as many. */
  fewCandidates: { value: 12, unit: 'units', range: [1, 30], source: LEARNED_WITH },
  mostTimesMany: { value: 3, unit: 'times', range: [1, 10], source: MORE_THAN_REAL },
  /** The first so many units that may be asked are compared with the others. */
  mostCompared: { value: 150, unit: 'units', range: [30, 1000], source: MORE_THAN_REAL },
  /** From this sum on a unit is as clear as it can be by itself. */
  clearSum: { value: 5, unit: 'sum of a logistic model', range: [1, 20], source: LEARNED_WITH },

  /** A unit that is listed with at least this chance is asked. More is asked below it, also what nobody lists. */
  askedFrom: { value: 0.19, unit: 'chance', range: [0, 1], source: BY_HAND },
  /** Below a heading for requirements, or where it demands, less is enough. */
  askedIfStated: { value: 0.165, unit: 'chance', range: [0, 1], source: BY_HAND },
  /** Among benefits and the like, what is asked needs more by itself. */
  askedAmongBenefits: { value: 0.4, unit: 'chance', range: [0, 1], source: BY_HAND },
  /** The least chance with which a hard fact counts, and one of words that were not learned. */
  hardFactChance: { value: 0.4, unit: 'chance', range: [0, 1], source: BY_HAND },
  unknownWordsChance: { value: 0.3, unit: 'chance', range: [0, 1], source: BY_HAND },
  /** Of fewer known words than this, nothing was learned: another language, or a name. The section decides. */
  minKnownShare: { value: 0.25, unit: 'share of the words', range: [0, 1], source: BY_HAND },
  mustFrom: { value: 0.5, unit: 'chance', range: [0, 1], source: BY_HAND },
  /** How recruiters weigh requirements (lab/README.md). */
  leastWeight: {
    value: 1,
    unit: 'weight of a requirement',
    range: [0, 5],
    source: 'the scale of the judged data',
  },
  mostWeight: {
    value: 5,
    unit: 'weight of a requirement',
    range: [1, 10],
    source: 'the scale of the judged data',
  },

  /** More terms, words or commas say no more. */
  manyTerms: { value: 3, unit: 'terms', range: [1, 50], source: LEARNED_WITH },
  manySpecificWords: { value: 10, unit: 'words', range: [1, 100], source: LEARNED_WITH },
  /** How many characters before and after it must be the same as well if a requirement is said twice, word for word. */
  aroundRepeat: { value: 12, unit: 'characters', range: [0, 100], source: BY_HAND },
  manyCommas: { value: 5, unit: 'commas', range: [1, 50], source: LEARNED_WITH },
  someSpecificWords: { value: 3, unit: 'words', range: [1, 50], source: LEARNED_WITH },
  /** A unit of fewer letters is short or very short, of more very long. */
  fewLetters: { value: 21, unit: 'letters', range: [1, 100], source: LEARNED_WITH },
  veryFewLetters: { value: 11, unit: 'letters', range: [1, 100], source: LEARNED_WITH },
  manyLetters: { value: 210, unit: 'letters', range: [50, 2000], source: LEARNED_WITH },
  /** A unit is in capitals if it has more letters and more than this share are. */
  lettersInCapitals: { value: 8, unit: 'letters', range: [1, 100], source: LEARNED_WITH },
  shareInCapitals: { value: 0.7, unit: 'share of the letters', range: [0, 1], source: LEARNED_WITH },

  /** From this weight on a word is specific to a profession. */
  specificWord: { value: 0.9, unit: 'weight of a word', range: [0, 1], source: LEARNED_WITH },
  /** Below this weight a word says neither what a degree is in nor what else but a trait is meant. */
  tellingWord: { value: 0.5, unit: 'weight of a word', range: [0, 1], source: ON_TWELVE_POSTINGS },
  /** How much of a statement, and how many of its words, tell whether it opens with a requirement. */
  openingLength: { value: 120, unit: 'characters', range: [20, 500], source: MORE_THAN_REAL },
  openingWords: { value: 5, unit: 'words', range: [1, 20], source: ON_TWELVE_POSTINGS },

  /** How many words before "degree" name its field: "culinary arts degree". */
  maxWordsBeforeDegree: { value: 2, unit: 'words', range: [0, 10], source: ON_TWELVE_POSTINGS },
  /** The longest field of study that is looked for before "degree". */
  maxWordsOfField: { value: 4, unit: 'words', range: [1, 10], source: BY_HAND },
  /** How far behind a degree its fields are read. */
  fieldsReach: { value: 140, unit: 'characters', range: [20, 500], source: ON_TWELVE_POSTINGS },
  /** Whether courses are studied or taught is said this near to their number. */
  courseworkReach: { value: 60, unit: 'characters', range: [20, 400], source: BY_HAND },
  /** A sentence that names ways to qualify, each by a degree and years, is no longer. */
  longestWays: { value: 400, unit: 'characters', range: [100, 2000], source: BY_HAND },
  /** How far behind its fields a degree is said to be "or related". */
  relatedReach: { value: 30, unit: 'characters', range: [0, 200], source: BY_HAND },
  /** How near a certificate stands that will do instead of a degree. */
  maxChoiceGap: { value: 60, unit: 'characters', range: [0, 300], source: BY_HAND },

  /** How many professions require a term at most that is specific, known to some, to several, or to many. */
  professionsOfTerm: {
    value: [2, 4, 8, 15],
    unit: 'professions',
    range: [1, 100],
    source: ON_TWELVE_POSTINGS,
  },
  /** How specific the last three of them are, and terms of even more professions. */
  specificity: { value: [0.85, 0.65, 0.5, 0.35], unit: 'share', range: [0, 1], source: ON_TWELVE_POSTINGS },
  /** Between a general term and its kinds ("Office (Word, Excel)"), and between alternatives. */
  maxFamilyGap: { value: 30, unit: 'characters', range: [0, 300], source: ON_TWELVE_POSTINGS },
  maxKindGap: { value: 80, unit: 'characters', range: [0, 300], source: ON_TWELVE_POSTINGS },
  /** How far before "college" a text may say that somebody studied there. */
  beforeCollege: { value: 60, unit: 'characters', range: [10, 200], source: BY_HAND },
  /** A clause after years that is shorter doesn't say what they must be in. */
  shortestTopic: { value: 10, unit: 'characters', range: [0, 100], source: BY_HAND },
  /** How far before or after a term words are read that say how it is asked for: "… is a big plus", "we use …". */
  cueReach: { value: 60, unit: 'characters', range: [10, 300], source: BY_HAND },
  maxAlternativeGap: { value: 60, unit: 'characters', range: [0, 300], source: ON_TWELVE_POSTINGS },
  /** From this many specific words beside the name of a certificate on, a sentence says more than the name. */
  moreThanName: { value: 2, unit: 'words', range: [1, 10], source: BY_HAND },
  /** How far before what it names a sentence may say "one or more of the following …:". */
  choiceReach: { value: 160, unit: 'characters', range: [0, 300], source: BY_HAND },
  /** The same for who issues a certificate, one below the other. */
  bodiesReach: { value: 480, unit: 'characters', range: [0, 900], source: BY_HAND },
  /** From this credit for each other on, terms do the same job. */
  similarTerm: { value: 0.5, unit: 'credit', range: [0, 1], source: BY_HAND },

  /** A known term weighs as much as this many other words of its sentence. */
  wordsPerTerm: { value: 2, unit: 'words', range: [0, 20], source: ON_TWELVE_POSTINGS },
  /** The same where only skills are named. */
  wordsPerSkill: { value: 1.5, unit: 'words', range: [0, 20], source: BY_HAND },
  /** Beside a language or certificate, which stays apart, so many times as many words. */
  apartFactor: { value: 2, unit: 'times', range: [1, 10], source: BY_HAND },
  /** Further terms ask for no more words. */
  maxTermsCounted: { value: 2, unit: 'terms', range: [1, 20], source: BY_HAND },
  /** Words of less weight in all say nothing. */
  leastRest: { value: 0.1, unit: 'weight of words', range: [0, 5], source: ON_TWELVE_POSTINGS },
  /** A label in the posting's own words, where the lexicon knows only part of them, is no longer. */
  maxOwnLabel: { value: 60, unit: 'characters', range: [20, 160], source: BY_HAND },
  /** A line shorter than this names one thing. */
  shortPart: { value: 160, unit: 'characters', range: [20, 500], source: BY_HAND },
  /** A duty of less weight in all says nothing specific; a bullet of two to four words of less than this. */
  leastBullet: { value: 0.2, unit: 'weight of words', range: [0, 5], source: BY_HAND },
  leastDuty: { value: 1.2, unit: 'weight of words', range: [0, 5], source: ON_TWELVE_POSTINGS },

  /** Beside the other parts of its line a trait weighs little, because everybody claims it. */
  traitShare: { value: 0.06, unit: 'share of the line', range: [0, 1], source: BY_HAND },
  /** Nearly everybody has a driving licence, and few résumés say so. */
  drivingLicenceShare: { value: 0.1, unit: 'share of the line', range: [0, 1], source: BY_HAND },
  /** "Adjust programs", "Clustering": few words without a known term say little, and a résumé words them differently. */
  fewWords: { value: 2, unit: 'words', range: [0, 10], source: ON_TWELVE_POSTINGS },
  fewWordsShare: { value: 0.5, unit: 'share of the line', range: [0, 1], source: ON_TWELVE_POSTINGS },
  /** What a phrase weighs by itself, and for each specific word. */
  phraseShare: { value: 0.4, unit: 'share of the line', range: [0, 1], source: ON_TWELVE_POSTINGS },
  phraseShareOfWord: { value: 0.15, unit: 'share of the line', range: [0, 1], source: ON_TWELVE_POSTINGS },
  /** Terms beside years or a degree ("3 years of SQL") say again what the years are in. */
  besideYears: { value: 0.6, unit: 'share of the weight', range: [0, 1], source: BY_HAND },
  /** Each of n requirements in one sentence weighs the sentence's weight divided by n to this power. */
  shareExponent: { value: 0.75, unit: 'exponent', range: [0, 1], source: BY_HAND },
  /** Years of such work that take the place of a degree, by its level, if the posting says "or equivalent experience". */
  yearsForDegree: { value: [0, 1, 2, 2, 4, 6, 8], unit: 'years', range: [0, 20], source: BY_HAND },
  /** How far after a degree a sentence may say that experience will do instead. */
  substitutionReach: { value: 700, unit: 'characters', range: [100, 3000], source: BY_HAND },
  /** More years than anybody asks for. */
  mostYears: { value: 25, unit: 'years', range: [10, 60], source: BY_HAND },
  /** So far before a number of years stands whose it is: "I have this shop 23 years". */
  beforeOwnYears: { value: 60, unit: 'characters', range: [20, 200], source: BY_HAND },
  /** What a posting repeats is important. */
  repeatFactor: { value: 1.25, unit: 'times', range: [1, 5], source: ON_TWELVE_POSTINGS },
  /** Requirements that share one of so many of their rarest words are compared word by word, if they have enough words. */
  rareStems: { value: 3, unit: 'words', range: [1, 10], source: BY_HAND },
  leastStems: { value: 4, unit: 'words', range: [2, 20], source: BY_HAND },
  /** They say the same if they share so much of the shorter and of the longer one. */
  sharedOfShorter: { value: 0.9, unit: 'share of the words', range: [0, 1], source: BY_HAND },
  sharedOfLonger: { value: 0.8, unit: 'share of the words', range: [0, 1], source: BY_HAND },
  maxRepeatedWeight: { value: 6, unit: 'weight of a requirement', range: [1, 20], source: BY_HAND },
  /** A choice weighs as much as the heaviest of its options, but not more than this before the model weighs it. */
  maxChoiceWeight: { value: 2, unit: 'weight of a requirement', range: [1, 10], source: ON_TWELVE_POSTINGS },
  /** A longer name is no acronym. */
  maxAcronym: { value: 7, unit: 'characters', range: [2, 12], source: BY_HAND },
  /** A longer label is cut. */
  maxLabel: { value: 90, unit: 'characters', range: [20, 300], source: BY_HAND },
} as const satisfies HandSetGroup;
