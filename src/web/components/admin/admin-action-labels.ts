import { emailKindLabel } from './email-labels.ts';

const labels: Record<string, string> = {
  'resolve-feedback': 'Resolved feedback',
  'reopen-feedback': 'Reopened feedback',
  'read-email': 'Opened a kept email',
  'sync-jobs': 'Synced jobs',
  'sync-company': 'Synced a company',
  'check-boards': 'Checked the job boards',
  'move-board': 'Moved a company to another board',
  'delete-own-account': 'Deleted their own account',
  'make-admin': 'Made someone an administrator',
  'remove-admin': 'Took the administrator role away',
  'suspend-user': 'Suspended an account',
  'reinstate-user': 'Lifted a suspension',
  'sign-out-user': 'Signed someone out everywhere',
  'change-settings': 'Changed the settings',
  'try-mail-server': 'Sent a test email',
  'try-storage': 'Tried the storage',
  'correct-usage': 'Corrected someone’s usage',
  'sync-subscription': 'Compared a subscription',
  'sync-plans': 'Read the plans',
  'edit-test-plan': 'Changed a test plan',
  'create-blog-post': 'Created a blog post',
  'edit-blog-post': 'Changed a blog post',
  'delete-blog-post': 'Deleted a blog post',
  'create-blog-category': 'Created a blog category',
  'edit-blog-category': 'Changed a blog category',
  'delete-blog-category': 'Deleted a blog category',
  'upload-blog-image': 'Uploaded a picture',
  'delete-blog-image': 'Deleted a picture',
  'send-email': 'Sent an email',
  'delete-email-template': 'Deleted an email template',
  'change-email-settings': 'Changed how emails are sent',
  'import-recipients': 'Imported recipients',
  'add-people': 'Added people to a campaign',
  'send-campaign': 'Sent a campaign',
  'schedule-campaign': 'Scheduled a campaign',
  'unschedule-campaign': 'Took a campaign off the schedule',
  'pause-campaign': 'Paused a campaign',
  'resume-campaign': 'Resumed a campaign',
  'cancel-campaign': 'Cancelled a campaign',
  'allow-address': 'Allowed an address again',
  'import-suppressions': 'Suppressed addresses',
};

export const adminActionLabel = (action: string): string => labels[action] ?? action;

export function adminActionDetails(details: Record<string, string | number | boolean>): string {
  return Object.entries(details)
    .map(([name, value]) => {
      if (name === 'kind') return emailKindLabel(String(value));
      if (name === 'tellSender') return value ? 'sender to be notified' : 'sender not notified';
      return `${name}: ${value}`;
    })
    .join(' · ');
}
