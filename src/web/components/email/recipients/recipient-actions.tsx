import { Upload, UserPlus, Users } from 'lucide-react';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';

const ways = [
  { dialog: 'people', icon: Users, label: 'Add Our People' },
  { dialog: 'import', icon: Upload, label: 'Import CSV' },
  { dialog: 'add', icon: UserPlus, label: 'Add Recipient' },
];

type RecipientActionsProps = { path: string; campaignPath: string; canChange: boolean };

/** The ways to add recipients, and the way back to their campaign. */
export function RecipientActions({ path, campaignPath, canChange }: RecipientActionsProps) {
  return (
    <>
      {canChange
        ? ways.map(({ dialog, icon: Icon, label }) => (
            <LinkButton key={dialog} to={`${path}?dialog=${dialog}`} preventScrollReset prefetch="none">
              <Icon aria-hidden="true" />
              {label}
            </LinkButton>
          ))
        : null}
      <LinkButton to={campaignPath} variant="primary">
        Continue to Campaign
      </LinkButton>
    </>
  );
}
