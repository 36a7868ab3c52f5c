import { type MailContent, notificationOf } from '../mail-format/mail-parts.ts';

/**
 * Contains no input of users, not even a name: the account may have been created with a stranger's address, and must not be
 * usable to send them text.
 */
export const resolvedMail = (product: string, baseUrl: string): MailContent =>
  notificationOf({ baseUrl }, `Your ${product} feedback has been resolved`, [
    'We’ve read your feedback and marked it as resolved. Thank you for taking the time.',
  ]);
