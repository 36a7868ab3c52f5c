/**
 * Every kind of mail, with the hours its text is kept while it waits for the operator or could not be sent.
 * A text that may open an account goes when the token in it has expired.
 */
export const retentionHours = {
  'reset-password': 1,
  'verify-email': 24,
  'already-registered': 24,
  'password-changed': 24 * 30,
  'feedback-resolved': 24 * 30,
} as const;

export type EmailKind = keyof typeof retentionHours;

/** When a mail's text is of no use any more, or may do harm. */
export function textExpiresAt({ kind, createdAt }: { kind: string; createdAt: Date }): Date {
  const hours = retentionHours[kind as EmailKind] ?? 1;
  return new Date(createdAt.getTime() + hours * 60 * 60 * 1000);
}
