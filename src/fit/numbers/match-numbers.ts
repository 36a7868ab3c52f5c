import {
  BY_HAND,
  CROSS_VALIDATED,
  type HandSetGroup,
  LEARNED_WITH,
  MORE_THAN_REAL,
  ON_JUDGED_PAIRS,
} from './hand-set.ts';

/**
 * What requirements weigh, and what a résumé shows of them. Most of it goes into learned features: after a change, learn
 * again (lab/README.md).
 */
export const MATCH_NUMBERS = {
  /** How much a shared word says: more (budget), little (manage), or next to nothing, because it names a trait. */
  mediumWord: { value: 0.5, unit: 'weight of a word', range: [0, 1], source: ON_JUDGED_PAIRS },
  genericWord: { value: 0.2, unit: 'weight of a word', range: [0, 1], source: ON_JUDGED_PAIRS },
  traitWord: { value: 0.15, unit: 'weight of a word', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** In a job title, "technician" or "lead" says no more than this. */
  maxRoleNoun: { value: 0.3, unit: 'weight of a word', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** A shorter word says nothing. */
  minWordLength: { value: 2, unit: 'characters', range: [1, 4], source: BY_HAND },
  /** From this weight on a word is part of what a job, years or a numbered level are about. */
  topicWord: { value: 0.4, unit: 'weight of a word', range: [0, 1], source: ON_JUDGED_PAIRS },

  /** A posting of fewer words says too little. */
  minPostingWords: { value: 4, unit: 'words', range: [1, 50], source: BY_HAND },
  /** A résumé of fewer words can't be compared. */
  minResumeWords: { value: 5, unit: 'words', range: [1, 50], source: BY_HAND },

  /** From this weight on (as recruiters weigh, 1…5), a licence decides; below it is one thing of many. */
  requiredLicence: { value: 1.8, unit: 'weight of a requirement', range: [1, 5], source: BY_HAND },
  /** What a wish, a bonus and a trait weigh beside a must. */
  wishWeight: { value: 0.6, unit: 'share of a must', range: [0, 1], source: CROSS_VALIDATED },
  bonusWeight: { value: 0.3, unit: 'share of a must', range: [0, 1], source: CROSS_VALIDATED },
  traitWeight: { value: 0.3, unit: 'share of a skill', range: [0, 1], source: CROSS_VALIDATED },
  /** What years of experience weigh beside a skill. */
  experienceWeight: { value: 1.4, unit: 'share of a skill', range: [0, 3], source: CROSS_VALIDATED },
  /** The share of the score that likeness of the job and past jobs has as a whole, beside all that is asked. */
  roleShare: { value: 0.15, unit: 'share of the score', range: [0, 0.9], source: CROSS_VALIDATED },
  /**
   * What that likeness weighs at least, as recruiters weigh (1…5 for a requirement): of a posting that is hardly more than
   * a title, the job is what is known best.
   */
  leastRoleWeight: {
    value: 3,
    unit: 'weight of a requirement',
    range: [0, 10],
    source: 'chosen among 2, 3, 4, 5 and 8 by ranking résumés for short postings (lab/tries.md)',
  },

  /** What a known term or title weighs among the topics of years; a specific word weighs 1. */
  namedTopic: { value: 1.5, unit: 'weight of a topic', range: [0.1, 10], source: ON_JUDGED_PAIRS },
  /** An addition that begins earlier in a job title is no addition. */
  minTitleLength: { value: 4, unit: 'characters', range: [0, 20], source: BY_HAND },
  /** How often the title's words count among the words of a posting. */
  titleRepeats: { value: 5, unit: 'times', range: [0, 50], source: ON_JUDGED_PAIRS },
  /** How much the title contributes to a posting's profession shares; its terms contribute the rest. */
  titleShareOfProfessions: { value: 0.33, unit: 'share', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** Above 1 it favours the professions that most of the terms belong to. */
  professionSharpness: { value: 1.5, unit: 'exponent', range: [0.5, 5], source: ON_JUDGED_PAIRS },
  /** Each of n terms of one requirement counts for its professions as 1 divided by n to this power. */
  termsExponent: { value: 0.5, unit: 'exponent', range: [0, 1], source: ON_JUDGED_PAIRS },

  /** How much a mention proves: in a list (counted once), in a sentence, in a sentence with a figure. */
  listedProof: { value: 0.6, unit: 'mentions in a sentence', range: [0, 5], source: ON_JUDGED_PAIRS },
  describedProof: { value: 1, unit: 'mentions in a sentence', range: [0, 5], source: ON_JUDGED_PAIRS },
  resultProof: { value: 1.6, unit: 'mentions in a sentence', range: [0, 5], source: ON_JUDGED_PAIRS },
  /** What a skill without any proof would lack, and how fast proof makes up for it: 0.78 for one listed mention. */
  unprovenCost: { value: 0.4, unit: 'credit', range: [0, 1], source: ON_JUDGED_PAIRS },
  proofFactor: { value: 1.4, unit: 'per mention in a sentence', range: [0, 10], source: ON_JUDGED_PAIRS },
  /** A figure at most this many words away belongs to the same statement. */
  maxResultDistance: { value: 12, unit: 'words', range: [1, 50], source: BY_HAND },
  /** A narrower term (PostgreSQL) earns slightly less credit for a wider one (SQL) than the wider one itself. */
  familyCredit: { value: 0.92, unit: 'share of the credit', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** Showing only a wider term ("relational databases") earns this share for the narrower one required. */
  widerShare: { value: 0.35, unit: 'share of the credit', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** Of this many words that carry weight, each two are a pair. */
  pairWindow: { value: 3, unit: 'words', range: [2, 10], source: BY_HAND },
  /** A word counts for a quarter when it appears once and almost in full from six times on: real work is mentioned often. */
  wordSaturation: { value: 0.3, unit: 'per mention', range: [0.01, 5], source: ON_JUDGED_PAIRS },
  /** What follows counts only by its words, so that a very long text costs no more. Numbers of passages are bytes. */
  maxPassages: { value: 250, unit: 'passages', range: [1, 254], source: MORE_THAN_REAL },
  /** Who writes a résumé in English knows English. */
  languageOfText: { value: 0.9, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** A text with this share of "the", "and", "of" and the like is English. */
  englishShare: { value: 0.08, unit: 'share of the words', range: [0, 1], source: BY_HAND },
  /** A résumé of notes leaves out most function words; so many different ones that only English has tell it. */
  terseEnglishShare: { value: 0.03, unit: 'share of the words', range: [0, 0.1], source: BY_HAND },
  terseEnglishWords: { value: 4, unit: 'words', range: [1, 8], source: BY_HAND },
  /** So much of the different plain words of a text in English are known; of 432 such résumés, at least 61 %. */
  englishVocabulary: { value: 0.6, unit: 'share of the words', range: [0.45, 0.9], source: BY_HAND },
  englishVocabularyWords: { value: 12, unit: 'words', range: [5, 100], source: BY_HAND },
  /** Nobody has more years than this. */
  maxClaimedYears: { value: 50, unit: 'years', range: [30, 80], source: BY_HAND },
  /** How far around a certificate stands that it isn't held yet, and around a skill that it is certified. */
  certificateContext: { value: 40, unit: 'characters', range: [10, 200], source: BY_HAND },
  /** How far around a skill it stands that somebody only learnt it, and what such a skill is worth. */
  learntContext: { value: 60, unit: 'characters', range: [10, 200], source: BY_HAND },
  onlyLearnt: { value: 0.6, unit: 'share', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** The share of a language that a résumé calls basic. */
  basicLanguage: { value: 0.5, unit: 'share', range: [0, 1], source: BY_HAND },
  /** A line about a license is no longer than this. */
  licenseLine: { value: 110, unit: 'characters', range: [20, 300], source: BY_HAND },
  /** What says that a certificate isn't held yet stands within this of it. */
  unheldContext: { value: 60, unit: 'characters', range: [10, 200], source: BY_HAND },
  /** How far behind a certificate a line says that it ran out. */
  ranOutContext: { value: 160, unit: 'characters', range: [20, 500], source: BY_HAND },
  /** So many words may stand between a certificate and what says that it isn't held yet. */
  certificateWords: { value: 6, unit: 'words', range: [1, 20], source: BY_HAND },

  /** A chance this high counts as fully met: judges are never surer on average. */
  fullChance: { value: 0.84, unit: 'chance', range: [0.5, 1], source: BY_HAND },
  /** So many words are a long requirement, and so many terms are many. */
  longRequirement: { value: 19, unit: 'words', range: [5, 100], source: LEARNED_WITH },
  manyTerms: { value: 4, unit: 'terms', range: [1, 20], source: LEARNED_WITH },
  /** From the reciprocal of this share of its words on, a requirement has all of "some words". */
  someWordsFactor: { value: 2.5, unit: 'per share of the words', range: [1, 10], source: LEARNED_WITH },
  /** Before a skill, how far back the name of a body ("Bureau of Labor Statistics") may begin. */
  bodyReach: { value: 80, unit: 'characters', range: [20, 300], source: BY_HAND },
  /** A requirement asks for little else than a name from this share of its words on, and the name alone earns so much. */
  littleElse: { value: 0.6, unit: 'share of the words', range: [0, 1], source: BY_HAND },
  nameReach: { value: 20, unit: 'characters', range: [5, 80], source: BY_HAND },
  namedOutright: { value: 0.75, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** So far around a language its line may say that somebody knows it. */
  languageContext: { value: 120, unit: 'characters', range: [20, 300], source: BY_HAND },
  /** A language that a résumé says is known: judges give .85 to 1. */
  knownLanguage: { value: 0.95, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** A certificate under way, where the posting accepts one, earns this much. */
  underWay: { value: 0.85, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** A line has all words of a requirement from this share of their weight on. */
  allWords: { value: 0.999, unit: 'share of the words', range: [0.9, 1], source: BY_HAND },
  /** The words of a requirement that has no more of them may be names one and all. */
  fewNames: { value: 3, unit: 'words', range: [1, 10], source: BY_HAND },
  /** A skill of which a title may name the doer has at most so many words, and the word for what is done such a root. */
  wordsOfWork: { value: 3, unit: 'words', range: [1, 6], source: BY_HAND },
  shortestRoot: { value: 3, unit: 'letters', range: [2, 6], source: BY_HAND },
  /** A word this long means one thing in every field: "copywrit(er)" is "copywrit(ing)". */
  longRoot: { value: 8, unit: 'letters', range: [4, 20], source: BY_HAND },
  /** What a license of another state earns: it shows the training, but has to be issued again. */
  licenseOfAnotherState: { value: 0.45, unit: 'share of the credit', range: [0, 1], source: BY_HAND },
  /** What a license to teach another subject or other grades earns, and a certificate with none of the codes asked for. */
  licenseForAnotherSubject: { value: 0.45, unit: 'share of the credit', range: [0, 1], source: BY_HAND },
  /** What a license earns that allows only part of what was asked for: "with Stipulations", "sign work only". */
  limitedLicense: { value: 0.45, unit: 'share of the credit', range: [0, 1], source: BY_HAND },
  /** What a license earns that doesn't say of which state it is: judges give half of it on 14 of 18 such rows, but score the pair as high. */
  licenseOfUnnamedState: { value: 0.75, unit: 'share of the credit', range: [0, 1], source: BY_HAND },
  /** What a qualification earns that is one numbered level below the required one, or more. */
  oneLevelShort: { value: 0.5, unit: 'share of the credit', range: [0, 1], source: ON_JUDGED_PAIRS },
  moreLevelsShort: { value: 0.25, unit: 'share of the credit', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** What work for a public body is worth that is over, where one must be employed there. */
  noLongerEmployed: { value: 0.5, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** How near the highest degree held comes to the required one, by how many levels it is below. */
  degreeByLevelsShort: { value: [1, 0.6, 0.3, 0.1], unit: 'share', range: [0, 1], source: LEARNED_WITH },
  /** How much of what is written about a study may name its field. */
  studyReach: { value: 160, unit: 'characters', range: [0, 1000], source: BY_HAND },
  /** What a field of study is worth that recruiters take for the required one, and one of the same area. */
  closeField: { value: 0.65, unit: 'share', range: [0, 1], source: LEARNED_WITH },
  /** Another field than one that is only wished for ("preferably in statistics"), where the level is reached. */
  wishedField: { value: 0.8, unit: 'share of the field', range: [0.65, 1], source: BY_HAND },
  relatedField: { value: 0.4, unit: 'share', range: [0, 1], source: LEARNED_WITH },
  /** What another field is worth where enough hours of a required one would do. */
  perhapsEnoughHours: { value: 0.5, unit: 'share of a field', range: [0, 1], source: BY_HAND },

  /** A work entry that shows this share of the required topics counts in full. */
  enoughOfTopic: { value: 0.6, unit: 'share of the topics', range: [0.01, 1], source: ON_JUDGED_PAIRS },
  /** A job that would count for less doesn't count for the years at all. */
  leastShare: { value: 0.3, unit: 'share of the months', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** Years that a résumé claims without dates prove slightly less than dated ones. */
  claimShare: { value: 0.9, unit: 'share of the months', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** So far from the years that a résumé claims it may say what they were spent on. */
  beforeClaim: { value: 80, unit: 'characters', range: [0, 200], source: BY_HAND },
  afterClaim: { value: 90, unit: 'characters', range: [0, 300], source: BY_HAND },
  /** How much a job of the same title counts when the years must be in plain words, and in known terms. */
  titleForWords: { value: 1, unit: 'share of the months', range: [0, 1], source: ON_JUDGED_PAIRS },
  titleForTerms: { value: 0.5, unit: 'share of the months', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** The most that words of the job's own title count in a job of another title. */
  wordsForTitle: { value: 0.5, unit: 'share of the months', range: [0, 1], source: ON_JUDGED_PAIRS },

  /** The least credit for all required years if titles alone say that they were in it: seven years as an accountant. */
  tradeYears: { value: 0.75, unit: 'credit', range: [0, 1], source: CROSS_VALIDATED },
  /** Where no number of years is asked, so much work in what is asked is experience in it. */
  enoughExperience: { value: 12, unit: 'months', range: [1, 36], source: BY_HAND },
  /** How far around what is named stands that experience in it is asked. */
  experienceCue: { value: 40, unit: 'characters', range: [10, 200], source: BY_HAND },
  /** The least credit for all required years in jobs with the title of the one that is offered: judges give .81. */
  yearsInSameJob: { value: 0.75, unit: 'credit', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** The same where these jobs don't show what the years must be in, but for their titles. */
  yearsInLikeJob: { value: 0.5, unit: 'credit', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** A job of this likeness is the one that is offered, as far as its years count. */
  sameJob: { value: 0.8, unit: 'likeness', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** How long the note in brackets behind an employer may be. */
  employerNote: { value: 120, unit: 'characters', range: [0, 300], source: BY_HAND },
  /** The share of a requirement's words that a known name of it stands for at least. */
  namedWords: { value: 0.6, unit: 'share', range: [0, 1], source: CROSS_VALIDATED },
  /** Studies that don't add up to the degree asked for earn this much at most: no gap is told at half of the credit or more. */
  withoutDegree: { value: 0.49, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** A program that a résumé doesn't name, nor one close to it, earns this much at most: judges give .15 from .3 on. */
  toolNotNamed: { value: 0.3, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** One that is close to a named one earns this much at most: judges give half for "MS Office" where Excel is asked. */
  closeTool: { value: 0.6, unit: 'credit', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** The most for a known certificate of which the résumé has only words. */
  certificateNotNamed: { value: 0.45, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** A certificate of less closeness is another one. */
  closeCertificate: { value: 0.5, unit: 'credit', range: [0, 1], source: BY_HAND },
  /** The least credit for a number that is reached (60 wpm), and the most for less or none. */
  amountMet: { value: 0.95, unit: 'credit', range: [0.75, 1], source: BY_HAND },
  /** Further on in a duty, a number is an aside. */
  openingOfDuty: { value: 25, unit: 'characters', range: [0, 100], source: BY_HAND },
  amountShort: { value: 0.45, unit: 'credit', range: [0, 0.45], source: BY_HAND },
  /** The most for leading people where nobody was led. */
  ledNobody: { value: 0.35, unit: 'credit', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** Years in a wider trade are worth this share of full credit at least. */
  relatedYears: { value: 0.3, unit: 'credit', range: [0, 0.45], source: ON_JUDGED_PAIRS },
  /** The most for years of which none count. */
  noYears: { value: 0.45, unit: 'credit', range: [0, 1], source: BY_HAND },

  /** A job's title and words count less the longer ago it ended, in months before the latest job began. */
  recentMonths: { value: 36, unit: 'months', range: [0, 600], source: ON_JUDGED_PAIRS },
  recentJob: { value: 1, unit: 'share', range: [0, 1], source: ON_JUDGED_PAIRS },
  pastMonths: { value: 96, unit: 'months', range: [0, 600], source: ON_JUDGED_PAIRS },
  pastJob: { value: 0.7, unit: 'share', range: [0, 1], source: CROSS_VALIDATED },
  longAgoJob: { value: 0.35, unit: 'share', range: [0, 1], source: CROSS_VALIDATED },
  /** Without any job, one of the first lines may be a headline: how many, how far down and how long. */
  headlineLines: { value: 3, unit: 'lines', range: [0, 20], source: BY_HAND },
  /** An engineer whose lines name as many skills and tools of software is a software engineer. */
  enoughOfSoftware: { value: 3, unit: 'terms', range: [1, 20], source: BY_HAND },
  /** How far behind a title its subject may end: "Manager, Human Resources". */
  titleSubject: { value: 60, unit: 'characters', range: [10, 200], source: BY_HAND },
  headlineReach: { value: 400, unit: 'characters', range: [0, 3000], source: BY_HAND },
  /** What the title of the headline is worth in a job that names none. */
  titleOfHeadline: { value: 0.9, unit: 'share', range: [0, 1], source: BY_HAND },
  maxHeadlineLength: { value: 80, unit: 'characters', range: [20, 200], source: BY_HAND },

  /** The likeness of the same title, before its words count. */
  sameTitle: { value: 0.88, unit: 'likeness', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** The most that words add to how near two known titles are. */
  wordsOfNearTitle: { value: 0.1, unit: 'likeness', range: [0, 1], source: CROSS_VALIDATED },
  /** One of the same profession and one of the same field, if a term in one of the titles tells it; teachers of the same. */
  sameProfession: { value: 0.55, unit: 'likeness', range: [0, 1], source: ON_JUDGED_PAIRS },
  sameField: { value: 0.25, unit: 'likeness', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** The most that words can add up to: in the same field, in different ones, and if a profession is unknown. */
  maxInField: { value: 0.7, unit: 'likeness', range: [0, 1], source: ON_JUDGED_PAIRS },
  maxInOtherField: { value: 0.3, unit: 'likeness', range: [0, 1], source: ON_JUDGED_PAIRS },
  maxForUnknown: { value: 0.85, unit: 'likeness', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** A term of at most this many professions tells that of a title that the lexicon doesn't know, or of what somebody teaches. */
  fewProfessions: { value: 2, unit: 'professions', range: [1, 20], source: BY_HAND },
  fewTaughtProfessions: { value: 4, unit: 'professions', range: [1, 20], source: BY_HAND },
  /** How much of the shared words depends on the held title having few others. */
  otherWordsCost: { value: 0.4, unit: 'share of the shared words', range: [0, 1], source: ON_JUDGED_PAIRS },
  /** The factor for a held title by how many levels it is below the required one. */
  likenessByLevelsBelow: {
    value: [1, 0.92, 0.78, 0.6, 0.45, 0.35, 0.3],
    unit: 'share of the likeness',
    range: [0, 1],
    source: ON_JUDGED_PAIRS,
  },
  /** The factor for a held title two or more levels above: that person did the work once, or oversees it. */
  likenessAbove: { value: 0.93, unit: 'share of the likeness', range: [0, 1], source: ON_JUDGED_PAIRS },

  /** A title says as much about a profession as this many of its terms. */
  termsPerTitle: { value: 3, unit: 'terms', range: [0, 50], source: ON_JUDGED_PAIRS },
  /** This many terms of a profession show half of it. */
  termsOfHalf: { value: 16, unit: 'terms', range: [1, 100], source: ON_JUDGED_PAIRS },
  /** No résumé uses all words of a posting: this share of their weight already earns more than half. */
  topicHalfPoint: {
    value: 0.18,
    unit: 'share of the weight of words',
    range: [0.01, 1],
    source: ON_JUDGED_PAIRS,
  },
  /** This many times what résumés of similar work usually show counts as all of a posting's topic, or of its words. */
  topicReach: { value: 2, unit: 'times', range: [0.5, 5], source: CROSS_VALIDATED },
  wordsReach: { value: 2.7, unit: 'times', range: [0.5, 5], source: CROSS_VALIDATED },
  /** At least this share, for work that none of those résumés is about. */
  leastReach: { value: 0.2, unit: 'share', range: [0.01, 1], source: CROSS_VALIDATED },
  /** What they usually show of a posting on average; of one with fewer words, the average says more. */
  commonTopic: { value: 0.09, unit: 'share', range: [0, 1], source: 'the median of 233 judged postings' },
  commonWords: { value: 0.13, unit: 'share', range: [0, 1], source: 'the median of 233 judged postings' },
  enoughWords: { value: 30, unit: 'words of the topic', range: [1, 500], source: CROSS_VALIDATED },
  /** As `topicHalfPoint`, for the posting's professions. */
  professionHalfPoint: {
    value: 0.5,
    unit: 'share of the professions',
    range: [0.01, 1],
    source: ON_JUDGED_PAIRS,
  },
} as const satisfies HandSetGroup;
