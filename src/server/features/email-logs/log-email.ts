import type { LogStatus } from '../../../shared/email/email-statuses.ts';
import type { DatabaseOrTransaction } from '../../platform/database/database.ts';
import { emailLogs } from './email-logs.tables.ts';

export type LoggedEmail = {
  id: string;
  userId: string | null;
  recipientEmail: string;
  subject: string;
  status: LogStatus;
  failure: string | null;
  sentAt: Date;
};

/** Writes down what became of an email outside a campaign. A later outcome of the same email replaces the earlier one. */
export async function logEmail(db: DatabaseOrTransaction, email: LoggedEmail): Promise<void> {
  const { status, failure, sentAt } = email;
  await db
    .insert(emailLogs)
    .values(email)
    .onConflictDoUpdate({ target: emailLogs.id, set: { status, failure, sentAt } });
}
