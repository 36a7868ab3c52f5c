import type { RateLimit } from './rate-limits.ts';

const minutes = 60;

/**
 * How often what. An address may be a household, an office or a university's whole network, so what is counted by
 * address is wider than what is counted by account. A limit that one person meets in earnest work is too narrow.
 */
export const limits = {
  /** No quota bounds it, and each may start a process that reads a file. Trying out wordings takes one every half minute. */
  instantCheckPerAddress: { name: 'instant-check-address', attempts: 40, seconds: 10 * minutes },
  instantCheckPerAccount: { name: 'instant-check-account', attempts: 40, seconds: 10 * minutes },
  /** The monthly quota counts new pairs only: scoring one pair again and again is free. */
  analysisPerAccount: { name: 'analysis-account', attempts: 60, seconds: 10 * minutes },
  /** Each asks another server for a page in our name, whether or not a posting is on it. */
  postingFetchPerAccount: { name: 'posting-fetch-account', attempts: 30, seconds: 10 * minutes },
  /** Each asks a careers page and its board, several pages of them. */
  boardPreviewPerAccount: { name: 'board-preview-account', attempts: 20, seconds: 10 * minutes },
  /** Each reads all results and sums them anew. Who goes through a plan marks a dozen skills. */
  careerPathPerAccount: { name: 'career-path-account', attempts: 60, seconds: 10 * minutes },
  /** The quota counts what is kept: uploading and deleting in turns would read files without end. */
  uploadPerAccount: { name: 'upload-account', attempts: 20, seconds: 10 * minutes },
  /** Guessing the scheduler's token. One that calls every minute is far below. */
  syncCallPerAddress: { name: 'sync-call-address', attempts: 30, seconds: 10 * minutes },
  /** Each may ask a board for its jobs. Who goes through the catalogue for the first time follows dozens. */
  followPerAccount: { name: 'follow-account', attempts: 100, seconds: 10 * minutes },
  /** Costs nothing but a walk through a list. Typing asks at most every third of a second, and nobody types for minutes. */
  universitySearchPerAccount: { name: 'university-search-account', attempts: 600, seconds: 10 * minutes },

  /** Guessing one person's password, from wherever. It also locks that person out, so the window is short. */
  signInPerAccount: { name: 'sign-in-account', attempts: 10, seconds: 5 * minutes },
  /** Trying one leaked list against many accounts. */
  signInPerAddress: { name: 'sign-in-address', attempts: 50, seconds: 10 * minutes },
  /** Each costs a slow hash and a mail. A class that signs up together still fits. */
  signUpPerAddress: { name: 'sign-up-address', attempts: 30, seconds: 60 * minutes },
  /** Each may put a mail into a stranger's inbox. */
  passwordResetPerAccount: { name: 'password-reset-account', attempts: 5, seconds: 60 * minutes },
  passwordResetPerAddress: { name: 'password-reset-address', attempts: 20, seconds: 60 * minutes },
  /** Opening reset links and setting a password by one: a token can't be guessed, but each try asks the database. */
  resetLinkPerAddress: { name: 'reset-link-address', attempts: 40, seconds: 10 * minutes },
  /** Whoever sits at an open session might guess the password that would make it theirs. */
  passwordChangePerAccount: { name: 'password-change-account', attempts: 10, seconds: 15 * minutes },
  verificationMailPerAccount: { name: 'verification-mail-account', attempts: 5, seconds: 60 * minutes },
  verificationMailPerAddress: { name: 'verification-mail-address', attempts: 20, seconds: 60 * minutes },
  /** A person has seldom more to say at once. */
  feedbackPerAccount: { name: 'feedback-account', attempts: 5, seconds: 10 * minutes },
} as const satisfies Record<string, RateLimit>;
