import type { CampaignStatus } from '../../../../shared/email/email-statuses.ts';
import { counted } from '../../../../shared/plural.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmailStatusBadge } from '../email-status-badge.tsx';

type CampaignRecipientsTabProps = { count: number; status: CampaignStatus; isDraft: boolean; to: string };

export function CampaignRecipientsTab({ count, status, isDraft, to }: CampaignRecipientsTabProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        {counted(count, 'recipient')} <EmailStatusBadge status={status} />
      </p>
      <LinkButton to={to}>{isDraft ? 'Manage Recipients' : 'Show Recipients'}</LinkButton>
    </div>
  );
}
