import { AppError } from '../../platform/errors.ts';

export const wrongCurrentPassword = () =>
  new AppError('wrong_password', 'This is not your current password.', {
    title: 'Password not changed',
    field: 'currentPassword',
  });

export const emailNotTyped = () =>
  new AppError('email_not_typed', 'Type your email address exactly as it stands above.', {
    title: 'Account not deleted',
    field: 'email',
  });

export const onlyAdminUnconfirmed = () =>
  new AppError(
    'only_admin',
    'You are the only administrator. Confirm that you leave this Rolefit without one.',
    { title: 'Account not deleted', field: 'leaveWithoutAdmin' },
  );
