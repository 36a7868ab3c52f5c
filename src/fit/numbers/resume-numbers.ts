import {
  BY_HAND,
  ENTITY_LAB,
  type HandSetGroup,
  LEARNED_WITH,
  MORE_THAN_REAL,
  ON_LABELLED_RESUMES,
} from './hand-set.ts';

/** How a résumé is cut into sections and lines, and how its jobs, studies and person are read. */
export const RESUME_NUMBERS = {
  /** About forty pages. The rest of a longer text is not read. */
  maxLength: { value: 120_000, unit: 'characters', range: [10_000, 1_000_000], source: MORE_THAN_REAL },

  /** Too few gaps say nothing about the typesetting. */
  minGaps: { value: 8, unit: 'gaps', range: [1, 100], source: BY_HAND },
  /** Wider gaps separate the cells of a table. */
  maxTypicalGap: { value: 4, unit: 'blanks', range: [2, 10], source: BY_HAND },
  /** The share of narrow gaps that a widely set text may have. */
  maxNarrowShare: { value: 0.3, unit: 'share of the gaps', range: [0, 1], source: BY_HAND },
  /** Fewer lines don't tell the width at which they were wrapped. */
  minLinesForWidth: { value: 8, unit: 'lines', range: [1, 100], source: BY_HAND },
  /** Lines are wrapped at the length of the longest ones, ignoring this share of them. */
  longerThanWidth: { value: 0.03, unit: 'share of the lines', range: [0, 0.5], source: BY_HAND },
  /** A line is full if it would fill more than this with the next word. */
  fullLineShare: { value: 0.92, unit: 'share of the width', range: [0.5, 1], source: BY_HAND },
  /** In prose more of the words are long and in lower case. */
  proseShare: { value: 0.3, unit: 'share of the words', range: [0, 1], source: BY_HAND },
  /** A line that is cut off in the middle of a phrase is shorter. */
  maxCutLine: { value: 70, unit: 'characters', range: [20, 200], source: BY_HAND },
  /** What a full line with dates is continued by is shorter. */
  maxRest: { value: 36, unit: 'characters', range: [5, 200], source: BY_HAND },
  /** A line with more of both is longer than any heading. */
  longLine: { value: 80, unit: 'characters', range: [20, 200], source: BY_HAND },
  longLineWords: { value: 13, unit: 'words', range: [3, 50], source: BY_HAND },
  /** A longer line describes: a bullet in it is no mark like a comma, and it is no title, employer or certificate. */
  maxShortLine: { value: 110, unit: 'characters', range: [40, 300], source: BY_HAND },
  /** So many lines above a range of dates name a job, and so much may follow the dates: "2017 – 2020, alongside studies". */
  maxLinesOfBlock: { value: 2, unit: 'lines', range: [1, 5], source: BY_HAND },
  maxNoteBesideDates: { value: 24, unit: 'characters', range: [0, 60], source: BY_HAND },
  /** How far before a heading a sentence would show that goes on there, and how far below one dates of a job would. */
  beforeHeading: { value: 12, unit: 'characters', range: [6, 40], source: BY_HAND },
  belowHeading: { value: 40, unit: 'characters', range: [20, 100], source: BY_HAND },
  /** A title is written in no more words. */
  maxNameWords: { value: 7, unit: 'words', range: [2, 15], source: BY_HAND },
  /** How long a heading is at most that stands before a colon or below the contact details. */
  maxHeading: { value: 60, unit: 'characters', range: [20, 200], source: BY_HAND },
  /** A longer line is no heading. */
  maxHeadingLine: { value: 90, unit: 'characters', range: [20, 200], source: BY_HAND },
  /** The same of one in lower case. */
  maxLowerCaseHeading: { value: 30, unit: 'characters', range: [10, 200], source: BY_HAND },
  /** In a shorter text, no headings in capitals are looked for. */
  minRunningText: { value: 120, unit: 'characters', range: [40, 1000], source: BY_HAND },
  /** A longer item of a list is a sentence. */
  maxListItem: { value: 60, unit: 'characters', range: [20, 200], source: BY_HAND },
  /** A bracket that is still open after this was never closed. */
  maxBracket: { value: 80, unit: 'characters', range: [10, 500], source: BY_HAND },
  maxListItems: { value: 400, unit: 'items', range: [50, 10_000], source: MORE_THAN_REAL },
  /** So many words of a piece are looked at. */
  wordsOfPiece: { value: 60, unit: 'words', range: [20, 500], source: MORE_THAN_REAL },

  /** How much of the top may name the person. */
  topLength: { value: 3000, unit: 'characters', range: [300, 20_000], source: BY_HAND },
  /** A line that goes on longer behind the e-mail address or telephone number says more than where somebody is. */
  maxBehindContact: { value: 80, unit: 'characters', range: [20, 300], source: BY_HAND },
  maxTopLines: { value: 24, unit: 'lines', range: [5, 200], source: BY_HAND },
  maxEmailTries: { value: 500, unit: 'signs', range: [10, 10_000], source: MORE_THAN_REAL },
  /** A longer title at the top is a sentence. */
  /** Letters behind a name ("RN") stand in one of the first lines. */
  maxCredentialLines: { value: 4, unit: 'lines', range: [1, 10], source: BY_HAND },
  maxOwnTitle: { value: 60, unit: 'characters', range: [20, 200], source: BY_HAND },
  /** Lines that may hold the home. */
  maxPlaceLines: { value: 16, unit: 'lines', range: [1, 100], source: BY_HAND },
  /** A longer line, or bullet, is no address. */
  maxPlaceLine: { value: 200, unit: 'characters', range: [40, 1000], source: BY_HAND },
  maxPlaceBullet: { value: 60, unit: 'characters', range: [20, 500], source: BY_HAND },
  maxLanguages: { value: 40, unit: 'languages', range: [5, 1000], source: MORE_THAN_REAL },
  /** A name has two or three words before the title; with one, it would be the title's own first word too often. */
  wordsBeforeTitle: { value: [3, 2], unit: 'words', range: [1, 5], source: ON_LABELLED_RESUMES },
  maxWordsWithTitle: { value: 8, unit: 'words', range: [3, 20], source: ON_LABELLED_RESUMES },
  /** What speaks for a line being the person's name. Only one with more points than this is taken. */
  minNameScore: { value: 3, unit: 'points', range: [0, 30], source: ON_LABELLED_RESUMES },
  maxNameLength: { value: 120, unit: 'characters', range: [20, 300], source: MORE_THAN_REAL },
  /** The first line's points; each further one has one point less. So many lines are looked at. */
  nameInFirstLine: { value: 14, unit: 'points', range: [0, 30], source: ON_LABELLED_RESUMES },
  nameLines: { value: 14, unit: 'lines', range: [1, 50], source: ON_LABELLED_RESUMES },
  /** After "Name:". */
  nameAfterLabel: { value: 12, unit: 'points', range: [0, 30], source: ON_LABELLED_RESUMES },
  /** Of more words than this. */
  manyNameWords: { value: 4, unit: 'words', range: [1, 10], source: ON_LABELLED_RESUMES },
  nameOfManyWords: { value: 4, unit: 'points off', range: [0, 30], source: ON_LABELLED_RESUMES },
  nameLikeHeading: { value: 12, unit: 'points off', range: [0, 30], source: ON_LABELLED_RESUMES },
  /** For each word that is no name. */
  nameWithCommonWord: { value: 5, unit: 'points off', range: [0, 30], source: ON_LABELLED_RESUMES },
  /** The e-mail address has one of its words. */
  nameInEmail: { value: 6, unit: 'points', range: [0, 30], source: ON_LABELLED_RESUMES },
  /** Contact details follow. */
  nameBeforeContact: { value: 2, unit: 'points', range: [0, 30], source: ON_LABELLED_RESUMES },
  /** Of one word, with something else that speaks for it and without. */
  nameOfLikelyWord: { value: 6, unit: 'points off', range: [0, 30], source: ON_LABELLED_RESUMES },
  nameOfOneWord: { value: 13, unit: 'points off', range: [0, 30], source: ON_LABELLED_RESUMES },
  /** It reads like an employer at the very top, something else, or a title: of words that may be names, or not. */
  nameLikeFirstEmployer: { value: 5, unit: 'points off', range: [0, 30], source: ON_LABELLED_RESUMES },
  nameLikeOther: { value: 9, unit: 'points off', range: [0, 30], source: ON_LABELLED_RESUMES },
  nameLikeNamedTitle: { value: 5, unit: 'points off', range: [0, 30], source: ON_LABELLED_RESUMES },
  nameLikeTitle: { value: 14, unit: 'points off', range: [0, 30], source: ON_LABELLED_RESUMES },

  /** Dates that are farther apart form no range. */
  maxDateGap: { value: 30, unit: 'characters', range: [3, 200], source: ON_LABELLED_RESUMES },
  /** A longer line is no head of an entry; one with a label or a title that begins in lower case must be shorter. */
  maxHead: { value: 220, unit: 'characters', range: [60, 1000], source: ON_LABELLED_RESUMES },
  maxLabelledHead: { value: 120, unit: 'characters', range: [20, 500], source: ON_LABELLED_RESUMES },
  maxTitleLine: { value: 40, unit: 'characters', range: [10, 200], source: ON_LABELLED_RESUMES },
  /** The same in words, without dates, and with them or where all else behind a title are names. */
  maxHeadWords: { value: 12, unit: 'words', range: [3, 50], source: ON_LABELLED_RESUMES },
  maxHeadWordsWithDates: { value: 20, unit: 'words', range: [3, 50], source: ON_LABELLED_RESUMES },
  /** A résumé in lower case has at most this share of capitals, and the heading of a job in it as many words. */
  maxPlainCapitals: { value: 0.01, unit: 'share of the letters', range: [0, 0.03], source: BY_HAND },
  maxPlainHead: { value: 14, unit: 'words', range: [4, 30], source: BY_HAND },
  /** Before the dates of an entry whose description follows on the same line. */
  maxBeforeDates: { value: 140, unit: 'characters', range: [20, 500], source: ON_LABELLED_RESUMES },
  /** A shorter line has no description after its head. */
  minRunningEntry: { value: 60, unit: 'characters', range: [20, 500], source: ON_LABELLED_RESUMES },
  /** With more commas it is a list of tools. */
  maxHeadCommas: { value: 5, unit: 'commas', range: [1, 20], source: ON_LABELLED_RESUMES },
  /** The head of an entry, or a name in it, has at most this share of words in lower case; beside dates, more. */
  maxPlainWords: { value: 0.34, unit: 'share of the words', range: [0, 1], source: ON_LABELLED_RESUMES },
  maxPlainBesideDates: { value: 0.5, unit: 'share of the words', range: [0, 1], source: ON_LABELLED_RESUMES },
  /** A title or employer of which more is in lower case is a sentence. */
  sentenceShare: { value: 0.6, unit: 'share of the words', range: [0, 1], source: ON_LABELLED_RESUMES },
  /** How many lines around its dates a job's head has. */
  maxLinesAround: { value: 3, unit: 'lines', range: [0, 20], source: ON_LABELLED_RESUMES },
  /** How many lines below its dates a title may be, after a description of the employer. */
  maxLinesToTitle: { value: 4, unit: 'lines', range: [0, 20], source: ON_LABELLED_RESUMES },
  /** In a sentence that tells a job: the words of its title, and how far behind the employer dates begin. */
  maxToldTitle: { value: 7, unit: 'words', range: [1, 20], source: ON_LABELLED_RESUMES },
  maxToDates: { value: 24, unit: 'characters', range: [0, 200], source: ON_LABELLED_RESUMES },
  /** So long after the end of one role the next one at the same employer may begin, where nobody knows what the first is called. */
  maxBetweenRoles: { value: 12, unit: 'months', range: [0, 36], source: BY_HAND },
  /** What says how somebody is employed is this long at most: "· Self-employed". */
  longestKindOfJob: { value: 24, unit: 'characters', range: [10, 60], source: BY_HAND },
  /** What stands in brackets in the heading of a job is this long at most. */
  longestBracket: { value: 200, unit: 'characters', range: [40, 500], source: BY_HAND },
  /** So far before a job in a sentence it may say that the job is only sought. */
  beforeSought: { value: 60, unit: 'characters', range: [10, 200], source: BY_HAND },
  /** A longer line below a title is no employer. */
  maxEmployerLine: { value: 50, unit: 'characters', range: [10, 200], source: ON_LABELLED_RESUMES },
  maxToldJobs: { value: 20, unit: 'jobs', range: [1, 200], source: MORE_THAN_REAL },
  /** More jobs than anyone has; limits the comparisons for hostile texts. */
  maxJobsCompared: { value: 80, unit: 'jobs', range: [30, 1000], source: MORE_THAN_REAL },
  maxHighlights: { value: 40, unit: 'lines of a job', range: [5, 1000], source: MORE_THAN_REAL },

  /** Lines that are longer are paragraphs and are not read. */
  maxEducationLine: { value: 4000, unit: 'characters', range: [200, 20_000], source: MORE_THAN_REAL },
  /** How much of an education entry may say that it isn't finished. */
  longestStudy: { value: 400, unit: 'characters', range: [80, 2000], source: BY_HAND },
  /** Outside of education sections, longer lines are prose. */
  maxStrayLine: { value: 600, unit: 'characters', range: [100, 5000], source: ON_LABELLED_RESUMES },
  /** A name further above a degree is not its school. */
  maxLinesToSchool: { value: 3, unit: 'lines', range: [0, 20], source: ON_LABELLED_RESUMES },
  /** No phone number has fewer. */
  leastPhoneDigits: { value: 7, unit: 'digits', range: [3, 15], source: BY_HAND },
  /** A school stands so near before the two letters of a degree. */
  schoolBeforeDegree: { value: 60, unit: 'characters', range: [10, 200], source: BY_HAND },
  /** School words this near behind a degree are part of its field. */
  maxDegreeGap: { value: 80, unit: 'characters', range: [0, 500], source: ON_LABELLED_RESUMES },
  /** A degree named again this near is the same one. */
  maxDegreeRepeat: { value: 90, unit: 'characters', range: [0, 500], source: ON_LABELLED_RESUMES },
  /** A longer field of study is a sentence. */
  maxField: { value: 90, unit: 'characters', range: [20, 300], source: ON_LABELLED_RESUMES },
  /** A field this near behind its degree is told with it. */
  maxFieldGap: { value: 40, unit: 'characters', range: [0, 300], source: ON_LABELLED_RESUMES },
  /** Wrapped lines are joined up to this length. */
  maxJoined: { value: 300, unit: 'characters', range: [100, 2000], source: BY_HAND },
  /** A line this long was probably wrapped by the page width rather than ended by the author. */
  fullLine: { value: 58, unit: 'characters', range: [20, 120], source: BY_HAND },
  /** A name in a line of education has at most this share of words in lower case. */
  maxSmallInName: { value: 0.3, unit: 'share of the words', range: [0, 1], source: ON_LABELLED_RESUMES },
  /** The same of a school. */
  maxSmallInSchool: { value: 0.25, unit: 'share of the words', range: [0, 1], source: ON_LABELLED_RESUMES },
  maxSchoolWords: { value: 24, unit: 'words', range: [5, 100], source: BY_HAND },
  /** A field is known if this share of its words is. */
  knownFieldShare: { value: 0.6, unit: 'share of the words', range: [0, 1], source: ON_LABELLED_RESUMES },
  /** A line of which a school is more is no certificate. */
  schoolShareOfLine: {
    value: 0.8,
    unit: 'share of the characters',
    range: [0, 1],
    source: ON_LABELLED_RESUMES,
  },
  maxCertificateLine: { value: 180, unit: 'characters', range: [40, 1000], source: BY_HAND },
  /** What follows the date of a certificate is shorter. */
  maxAfterDate: { value: 60, unit: 'characters', range: [0, 300], source: BY_HAND },
  maxCertificateLines: { value: 200, unit: 'lines', range: [20, 10_000], source: MORE_THAN_REAL },
  /** In a longer line, degrees are not claimed. */
  maxClaimLine: { value: 900, unit: 'characters', range: [100, 5000], source: BY_HAND },
  /** How much of headers and summaries is read. Further down, degrees tend to be other people's. */
  maxClaimSection: { value: 4000, unit: 'characters', range: [200, 20_000], source: BY_HAND },

  /** Longer lines and bullets are descriptions, which are not split into parts. */
  maxPartedLine: {
    value: 120,
    unit: 'characters',
    range: [40, 500],
    source: 'lab/entities/README.md: with 240, titles lost .006 and it took twice the time',
  },
  maxPartedBullet: { value: 90, unit: 'characters', range: [40, 500], source: BY_HAND },
  /** What the rules took for one of these is dropped if its chance is lower. */
  unlikelyTitle: { value: 0.18, unit: 'chance', range: [0, 1], source: BY_HAND },
  unlikelyEmployer: { value: 0.3, unit: 'chance', range: [0, 1], source: BY_HAND },
  unlikelyPlace: { value: 0.12, unit: 'chance', range: [0, 1], source: BY_HAND },
  /** A part that the rules left out is taken if its chance is higher. */
  likelyPart: { value: 0.5, unit: 'chance', range: [0, 1], source: ENTITY_LAB },
  /** How many lines apart the parts of a job without dates may be. */
  maxLinesApart: { value: 2, unit: 'lines', range: [0, 20], source: BY_HAND },
  /** How many lines below its first one a job's title, employer or place may be. */
  maxLinesBelow: { value: 4, unit: 'lines', range: [0, 20], source: BY_HAND },
  /** A longer bullet is a description. */
  longBullet: { value: 60, unit: 'characters', range: [20, 300], source: BY_HAND },
  /** How much longer than a span a part of it may be. */
  maxLonger: { value: 1.5, unit: 'times', range: [1, 5], source: BY_HAND },

  /** A kind is certain for a place in a layout if more than this share of the parts there are of it. */
  usualShare: { value: 0.6, unit: 'share of the parts', range: [0.5, 1], source: LEARNED_WITH },
  /** A longer line beside a part is "long". */
  longLineShape: { value: 110, unit: 'characters', range: [40, 300], source: LEARNED_WITH },
  /** More of its words in lower case make a part "small". */
  smallCasing: { value: 0.5, unit: 'share of the words', range: [0, 1], source: LEARNED_WITH },
  /** Where the steps of hints end: lines below a heading, parts of a line, its length, and a part's share of it. */
  stepsBelow: { value: [1, 2, 4, 8, 16], unit: 'lines', range: [0, 100], source: LEARNED_WITH },
  stepsOfParts: { value: [2, 3, 4, 6], unit: 'parts', range: [0, 100], source: LEARNED_WITH },
  stepsOfLength: { value: [20, 40, 70, 110, 160], unit: 'characters', range: [0, 500], source: LEARNED_WITH },
  stepsOfShare: {
    value: [0.15, 0.35, 0.7, 0.95],
    unit: 'share of a line',
    range: [0, 1],
    source: LEARNED_WITH,
  },
  /** The same for the words of a part, and the share of them that are fields of study. */
  stepsOfWords: { value: [2, 3, 5, 8], unit: 'words', range: [0, 100], source: LEARNED_WITH },
  stepsOfStudy: { value: [0.3, 0.7, 0.99], unit: 'share of the words', range: [0, 1], source: LEARNED_WITH },
} as const satisfies HandSetGroup;
