import { useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import {
  type NewPassword,
  type NewPasswordErrors,
  newPasswordErrors,
} from '../../../shared/rules/account-rules.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PasswordStrength } from './password-meter.tsx';

type NewPasswordFormProps = {
  token: string;
  /** The account's address, under which a password manager stores the new password. */
  email: string;
  fetcher: FetcherWithComponents<{ fieldErrors?: NewPasswordErrors }>;
};

const untouched = { password: false, confirmation: false };

/** A field shows its error once it was edited or the form was submitted; from then on it updates with every key. */
export function NewPasswordForm({ token, email, fetcher }: NewPasswordFormProps) {
  const [typed, setTyped] = useState<NewPassword>({ password: '', confirmation: '' });
  const [touched, setTouched] = useState(untouched);
  const busy = fetcher.state !== 'idle';
  const errors = shownErrors(typed, touched);
  const isInvalid = errors.password !== undefined || errors.confirmation !== undefined;
  const type = (name: keyof NewPassword, value: string) => {
    setTyped({ ...typed, [name]: value });
    setTouched({ ...touched, [name]: true });
  };
  return (
    <fetcher.Form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        setTouched({ password: true, confirmation: true });
        const [firstInvalid] = Object.keys(newPasswordErrors(typed));
        if (!firstInvalid) return;
        event.preventDefault();
        // The button is about to be disabled, which would drop the focus.
        event.currentTarget.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
      }}
    >
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="token" value={token} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        value={typed.password}
        onChange={(event) => type('password', event.currentTarget.value)}
        errors={errors.password}
      />
      {typed.password ? <PasswordStrength password={typed.password} /> : null}
      <PasswordField
        label="Confirm Password"
        name="confirmation"
        autoComplete="new-password"
        value={typed.confirmation}
        onChange={(event) => type('confirmation', event.currentTarget.value)}
        errors={errors.confirmation}
      />
      <Button type="submit" variant="primary" busy={busy} disabled={isInvalid}>
        {busy ? 'Updating...' : 'Update Password'}
      </Button>
    </fetcher.Form>
  );
}

function shownErrors(typed: NewPassword, touched: typeof untouched): NewPasswordErrors {
  const { password, confirmation } = newPasswordErrors(typed);
  return {
    ...(touched.password && password ? { password } : {}),
    ...(touched.confirmation && confirmation ? { confirmation } : {}),
  };
}
