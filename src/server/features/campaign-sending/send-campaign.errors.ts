import { AppError } from '../../platform/errors.ts';

export const notSendable = () =>
  new AppError('not_sendable', 'This campaign has already been sent or is being sent.');

export const noRecipients = () =>
  new AppError('no_recipients', 'This campaign has no recipients yet. Add some, then send it.');

export const noMailServer = () =>
  new AppError(
    'no_mail_server',
    'No mail server is set, so nothing can be sent. Set SMTP_URL and start Rolefit again.',
  );

export const noPostalAddress = () =>
  new AppError(
    'no_postal_address',
    'Enter the sender’s postal address first: laws require one in every campaign email.',
    { field: 'postalAddress' },
  );

export const notRunning = () =>
  new AppError(
    'not_running',
    'That can’t be done with this campaign any more. Its page shows how it is doing.',
  );
