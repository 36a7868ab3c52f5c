import type { CampaignStatus, LogStatus, RecipientStatus } from '../../../shared/email/email-statuses.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

type Status = CampaignStatus | LogStatus | RecipientStatus;

const tones: Partial<Record<Status, BadgeTone>> = {
  scheduled: 'accent',
  sending: 'accent',
  paused: 'fair',
  completed: 'good',
  sent: 'good',
  delivered: 'good',
  opened: 'good',
  clicked: 'good',
  failed: 'low',
  bounced: 'low',
  complained: 'low',
  unknown: 'fair',
  skipped: 'neutral',
};

export function EmailStatusBadge({ status }: { status: Status }) {
  return (
    <Badge tone={tones[status]} className="whitespace-nowrap capitalize">
      {status}
    </Badge>
  );
}
