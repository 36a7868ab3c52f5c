/** `paused` waits for the mail server or for an administrator; `cancelled` was ended before everyone was reached. */
export const campaignStatuses = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'completed',
  'cancelled',
  'failed',
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** `unknown`: it may have arrived, and is never sent again. `complained`: the person reported it as spam. */
export const logStatuses = [
  'sent',
  'delivered',
  'opened',
  'clicked',
  'bounced',
  'failed',
  'complained',
  'unknown',
] as const;
export type LogStatus = (typeof logStatuses)[number];

/** `skipped`: the person doesn't want these emails, or the address is known not to work. */
export const recipientStatuses = ['waiting', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];
