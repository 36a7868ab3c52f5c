import type { RateLimit } from './rate-limits.ts';

const minutes = 60;

/**
 * The rate limits. An address may be a household, an office or a whole university, so limits per address are higher than
 * limits per account. Normal use by one person must never reach a limit.
 */
export const limits = {
  /** Has no quota, and each may start a process that reads a file. Someone trying out wordings needs about one every 30 seconds. */
  instantCheckPerAddress: { name: 'instant-check-address', attempts: 40, seconds: 10 * minutes },
  instantCheckPerAccount: { name: 'instant-check-account', attempts: 40, seconds: 10 * minutes },
  /** The monthly quota counts new pairs only, so scoring the same pair repeatedly is free. */
  analysisPerAccount: { name: 'analysis-account', attempts: 60, seconds: 10 * minutes },
  /** Each requests a page from another server on our behalf. */
  postingFetchPerAccount: { name: 'posting-fetch-account', attempts: 30, seconds: 10 * minutes },
  /** Each requests a careers page and several pages of its job board. */
  boardPreviewPerAccount: { name: 'board-preview-account', attempts: 20, seconds: 10 * minutes },
  /** Each reads and recomputes all results. Going through a plan marks about a dozen skills. */
  careerPathPerAccount: { name: 'career-path-account', attempts: 60, seconds: 10 * minutes },
  /** Each asks the payment provider several times, which limits us in turn. */
  checkoutPerAccount: { name: 'checkout-account', attempts: 30, seconds: 10 * minutes },
  /** The quota counts stored files only, so alternating uploads and deletions would be unlimited. */
  uploadPerAccount: { name: 'upload-account', attempts: 20, seconds: 10 * minutes },
  /** Against guessing the scheduler's token. A scheduler that calls every minute stays far below. */
  syncCallPerAddress: { name: 'sync-call-address', attempts: 30, seconds: 10 * minutes },
  /** Each may fetch a board's jobs. New users follow dozens of companies from the catalogue. */
  followPerAccount: { name: 'follow-account', attempts: 100, seconds: 10 * minutes },
  /** Cheap: searches a list in memory. Typing sends at most three requests a second. */
  universitySearchPerAccount: { name: 'university-search-account', attempts: 600, seconds: 10 * minutes },
  /** Each counts one view of a blog post; a page sends one per tab. */
  blogViewPerAddress: { name: 'blog-view-address', attempts: 300, seconds: 10 * minutes },
  /** Four queries, the slowest over all jobs of followed companies. Typing a name sends about five requests. */
  paletteSearchPerAccount: { name: 'palette-search-account', attempts: 600, seconds: 10 * minutes },

  /** Against guessing one user's password from many addresses. It also locks the user out, so the window is short. */
  signInPerAccount: { name: 'sign-in-account', attempts: 10, seconds: 5 * minutes },
  /** Against trying leaked passwords on many accounts. */
  signInPerAddress: { name: 'sign-in-address', attempts: 50, seconds: 10 * minutes },
  /** Each costs a slow hash and an email. A school class can still sign up together. */
  signUpPerAddress: { name: 'sign-up-address', attempts: 30, seconds: 60 * minutes },
  /** Each may send an email to a stranger. */
  passwordResetPerAccount: { name: 'password-reset-account', attempts: 5, seconds: 60 * minutes },
  passwordResetPerAddress: { name: 'password-reset-address', attempts: 20, seconds: 60 * minutes },
  /** Opening and using reset links. A token can't be guessed, but each attempt queries the database. */
  resetLinkPerAddress: { name: 'reset-link-address', attempts: 40, seconds: 10 * minutes },
  /** Against guessing the current password at an unattended session. */
  passwordChangePerAccount: { name: 'password-change-account', attempts: 10, seconds: 15 * minutes },
  verificationMailPerAccount: { name: 'verification-mail-account', attempts: 5, seconds: 60 * minutes },
  verificationMailPerAddress: { name: 'verification-mail-address', attempts: 20, seconds: 60 * minutes },
  /** Against spam to the administrators. */
  feedbackPerAccount: { name: 'feedback-account', attempts: 5, seconds: 10 * minutes },
} as const satisfies Record<string, RateLimit>;
