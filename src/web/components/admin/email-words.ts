import type { BadgeTone } from '../../ui/badge.tsx';

export const emailStatus: Record<string, { word: string; tone: BadgeTone; means: string }> = {
  kept: {
    word: 'Kept',
    tone: 'accent',
    means: 'No mail server is set: it waits here for you to pass it on.',
  },
  waiting: { word: 'Waiting', tone: 'neutral', means: 'It goes out as soon as the mail server takes it.' },
  sending: { word: 'Sending', tone: 'neutral', means: 'It is on its way to the mail server.' },
  sent: { word: 'Sent', tone: 'good', means: 'The mail server took it.' },
  failed: { word: 'Failed', tone: 'low', means: 'It did not go out and is not tried again.' },
  unknown: {
    word: 'Unknown',
    tone: 'fair',
    means: 'It may have arrived. It is not sent again, so that nobody gets it twice.',
  },
};

const kinds: Record<string, string> = {
  'reset-password': 'Password reset',
  'verify-email': 'Email verification',
  'already-registered': 'Second sign-up',
  'password-changed': 'Password changed',
  'feedback-resolved': 'Feedback resolved',
};

export const emailKindWord = (kind: string): string => kinds[kind] ?? kind;
