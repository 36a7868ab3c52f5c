import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const words: Record<string, { label: string; tone: BadgeTone }> = {
  past_due: { label: 'Past due', tone: 'low' },
  unpaid: { label: 'Unpaid', tone: 'low' },
  incomplete: { label: 'Payment not finished', tone: 'fair' },
  paused: { label: 'Paused', tone: 'fair' },
  trialing: { label: 'Trial', tone: 'accent' },
};

/** The state of a subscription, if it is anything but usual. */
export function SubscriptionBadge({ status }: { status: string | null }) {
  const word = status === null ? undefined : words[status];
  return word ? <Badge tone={word.tone}>{word.label}</Badge> : null;
}
