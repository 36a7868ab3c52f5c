/**
 * Every kind of mail, and for how many hours its text is stored while it is unsent. A text with a token is deleted when
 * the token expires.
 */
export const retentionHours = {
  'reset-password': 1,
  'verify-email': 24,
  'already-registered': 24,
  'password-changed': 24 * 30,
  'feedback-resolved': 24 * 30,
  'run-finished': 24 * 30,
  'plan-changed': 24 * 30,
  'plan-ended': 24 * 30,
  'payment-failed': 24 * 30,
  single: 24 * 30,
  'template-test': 24,
} as const;

export type EmailKind = keyof typeof retentionHours;

/** Written by an administrator who waits for the result and tries again by hand. */
export const isSentByHand = (kind: string) => kind === 'single' || kind === 'template-test';

/** When an email's text is no longer useful and must be deleted. */
export function textExpiresAt({ kind, createdAt }: { kind: string; createdAt: Date }): Date {
  const hours = retentionHours[kind as EmailKind] ?? 1;
  return new Date(createdAt.getTime() + hours * 60 * 60 * 1000);
}
