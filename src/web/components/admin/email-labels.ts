import type { BadgeTone } from '../../ui/badge.tsx';

export const emailStatus: Record<string, { label: string; tone: BadgeTone; description: string }> = {
  kept: {
    label: 'Kept',
    tone: 'accent',
    description: 'No mail server is set up. It’s waiting here for you to pass on.',
  },
  waiting: {
    label: 'Waiting',
    tone: 'neutral',
    description: 'It will go out as soon as the mail server accepts it.',
  },
  sending: { label: 'Sending', tone: 'neutral', description: 'It’s on its way to the mail server.' },
  sent: { label: 'Sent', tone: 'good', description: 'The mail server accepted it.' },
  failed: { label: 'Failed', tone: 'low', description: 'It wasn’t sent and won’t be tried again.' },
  unknown: {
    label: 'Unknown',
    tone: 'fair',
    description: 'It may have arrived. It won’t be sent again, so nobody gets it twice.',
  },
};

const kinds: Record<string, string> = {
  'reset-password': 'Password reset',
  'verify-email': 'Email verification',
  'already-registered': 'Second sign-up',
  'password-changed': 'Password changed',
  'feedback-resolved': 'Feedback resolved',
  'run-finished': 'Analysis finished',
  'plan-changed': 'Plan changed',
  'plan-ended': 'Plan ended',
  'payment-failed': 'Payment failed',
  single: 'Single email',
  'template-test': 'Template test',
};

export const emailKindLabel = (kind: string): string => kinds[kind] ?? kind;
