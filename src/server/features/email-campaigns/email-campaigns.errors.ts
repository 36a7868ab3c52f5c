import { AppError } from '../../platform/errors.ts';

export const notADraft = () =>
  new AppError(
    'not_a_draft',
    'This campaign has already been sent or is being sent, so it can’t be changed.',
  );

export const recipientExists = () =>
  new AppError('recipient_exists', 'This address is already among the recipients.', {
    field: 'recipientEmail',
  });

export const importGone = () =>
  new AppError('import_gone', 'The pasted text is no longer here. Please paste it again.');

export const noValidAddresses = () =>
  new AppError('no_valid_addresses', 'No valid email addresses found in CSV');

export const noTemplate = () =>
  new AppError('no_template', 'Please select a template', { field: 'templateId' });
