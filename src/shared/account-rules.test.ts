import { expect, test } from 'vitest';
import { newPasswordErrors } from './account-rules.ts';

test.each([
  ['', '', 'Password is required', 'Please confirm your password'],
  ['short', 'short', 'Password must be at least 8 characters long', undefined],
  ['aaaaaaaa', 'aaaaaaaa', 'Password must be at least Fair strength', undefined],
  ['aaaaaaa1', '', undefined, 'Please confirm your password'],
  ['aaaaaaa1', 'aaaaaaa2', undefined, 'Passwords do not match'],
  ['aaaaaaa1', 'aaaaaaa1', undefined, undefined],
  [`${'a'.repeat(127)}1`, `${'a'.repeat(127)}1`, undefined, undefined],
  [`${'a'.repeat(128)}1`, `${'a'.repeat(128)}1`, 'Password must be at most 128 characters', undefined],
])('new password %j, confirmed as %j', (password, confirmation, forPassword, forConfirmation) => {
  expect(newPasswordErrors({ password, confirmation })).toEqual({
    ...(forPassword && { password: forPassword }),
    ...(forConfirmation && { confirmation: forConfirmation }),
  });
});
