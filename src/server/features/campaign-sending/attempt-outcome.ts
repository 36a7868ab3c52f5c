import type { MailOutcome } from '../../platform/mailer.ts';
import type { CampaignRecipient } from '../email-campaigns/email-campaigns.tables.ts';
import type { RowOutcome } from './recipient-rows.ts';

/** Seconds to wait after each refusal that may pass. */
const retryDelays = [60, 5 * 60, 30 * 60, 2 * 60 * 60, 6 * 60 * 60];
/** After a failure of the server, which says nothing about this email. */
const serverDelay = 5;

/** The recipient's next state. A dead address is one that the server says does not exist. */
export function outcomeOfAttempt(
  { id, attempts }: Pick<CampaignRecipient, 'id' | 'attempts'>,
  result: MailOutcome,
): { row: RowOutcome; isDeadAddress: boolean } {
  if (result.outcome === 'sent')
    return { row: { id, status: 'sent', logStatus: 'sent', failure: null }, isDeadAddress: false };
  const { reason: failure, outcome, concernsMail, concernsAddress } = result;
  const later = (afterSeconds: number): RowOutcome => ({
    ...{ id, status: 'waiting', failure, afterSeconds },
    countsAsAttempt: concernsMail,
  });
  if (outcome === 'unknown')
    return { row: { id, status: 'unknown', logStatus: 'unknown', failure }, isDeadAddress: false };
  const delay = retryDelays[attempts];
  if (outcome === 'later' && !concernsMail) return { row: later(serverDelay), isDeadAddress: false };
  if (outcome === 'later' && delay !== undefined) return { row: later(delay), isDeadAddress: false };
  return {
    row: { id, status: 'failed', logStatus: concernsAddress ? 'bounced' : 'failed', failure },
    isDeadAddress: outcome === 'refused' && concernsAddress && saysUnknownAddress.test(failure),
  };
}

/** RFC 3463: the mailbox or its domain doesn't exist. Other refusals, such as policies, may not last. */
const saysUnknownAddress =
  /\b5\.1\.[1-36-9]\b|\b55[013]\b.*\b(unknown|no such|not exist|doesn.t exist|invalid)\b/i;
