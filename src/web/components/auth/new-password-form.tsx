import { useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import {
  type NewPassword,
  type NewPasswordErrors,
  newPasswordErrors,
} from '../../../shared/account-rules.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PasswordStrength } from './password-meter.tsx';

type NewPasswordFormProps = {
  token: string;
  /** Whose password it is: a password manager keeps the new one under this name. */
  email: string;
  fetcher: FetcherWithComponents<{ fieldErrors?: NewPasswordErrors }>;
};

const untouched = { password: false, confirmation: false };

/** A field speaks up once it was typed into or the form was sent; from then on with every key, in either field. */
export function NewPasswordForm({ token, email, fetcher }: NewPasswordFormProps) {
  const [typed, setTyped] = useState<NewPassword>({ password: '', confirmation: '' });
  const [touched, setTouched] = useState(untouched);
  const busy = fetcher.state !== 'idle';
  const errors = shownErrors(typed, touched);
  const isWrong = errors.password !== undefined || errors.confirmation !== undefined;
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
        const [wrong] = Object.keys(newPasswordErrors(typed));
        if (!wrong) return;
        event.preventDefault();
        // The button is about to be disabled, which would drop the focus.
        event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
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
      <Button type="submit" variant="primary" busy={busy} disabled={isWrong}>
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
