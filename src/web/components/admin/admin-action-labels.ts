import { emailKindLabel } from './email-labels.ts';

const labels: Record<string, string> = {
  'resolve-feedback': 'Resolved feedback',
  'reopen-feedback': 'Reopened feedback',
  'read-email': 'Opened a kept mail',
  'sync-jobs': 'Synced jobs',
  'sync-company': 'Synced a company',
  'check-boards': 'Checked the job boards',
  'move-board': 'Moved a company to another board',
  'delete-own-account': 'Deleted their own account',
};

export const adminActionLabel = (action: string): string => labels[action] ?? action;

export function adminActionDetails(details: Record<string, string | number | boolean>): string {
  return Object.entries(details)
    .map(([name, value]) => {
      if (name === 'kind') return emailKindLabel(String(value));
      if (name === 'tellSender') return value ? 'the sender was to be told' : 'the sender was not told';
      return `${name}: ${value}`;
    })
    .join(' · ');
}
