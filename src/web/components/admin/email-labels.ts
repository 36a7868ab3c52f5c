import type { BadgeTone } from '../../ui/badge.tsx';

export const emailStatus: Record<string, { label: string; tone: BadgeTone; description: string }> = {
  kept: {
    label: 'Kept',
    tone: 'accent',
    description: 'No mail server is set: it waits here for you to pass it on.',
  },
  waiting: {
    label: 'Waiting',
    tone: 'neutral',
    description: 'It goes out as soon as the mail server takes it.',
  },
  sending: { label: 'Sending', tone: 'neutral', description: 'It is on its way to the mail server.' },
  sent: { label: 'Sent', tone: 'good', description: 'The mail server took it.' },
  failed: { label: 'Failed', tone: 'low', description: 'It did not go out and is not tried again.' },
  unknown: {
    label: 'Unknown',
    tone: 'fair',
    description: 'It may have arrived. It is not sent again, so that nobody gets it twice.',
  },
};

const kinds: Record<string, string> = {
  'reset-password': 'Password reset',
  'verify-email': 'Email verification',
  'already-registered': 'Second sign-up',
  'password-changed': 'Password changed',
  'feedback-resolved': 'Feedback resolved',
};

export const emailKindLabel = (kind: string): string => kinds[kind] ?? kind;
