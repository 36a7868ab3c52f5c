import { AppError } from '../../platform/errors.ts';

export const wrongCurrentPassword = () =>
  new AppError('wrong_password', 'This isn’t your current password.', {
    title: 'Password not changed',
    field: 'currentPassword',
  });

export const emailNotTyped = () =>
  new AppError('email_not_typed', 'Type your email address exactly as shown above.', {
    title: 'Account not deleted',
    field: 'email',
  });

export const onlyAdminUnconfirmed = () =>
  new AppError(
    'only_admin',
    'You’re the only administrator. Confirm that you want to leave this Rolefit without one.',
    { title: 'Account not deleted', field: 'leaveWithoutAdmin' },
  );
