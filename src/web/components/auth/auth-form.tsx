import { useState } from 'react';
import { Form } from 'react-router';
import type { SignUpErrors } from '../../../shared/rules/account-rules.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type AuthMode, modeTexts } from './auth-modes.ts';
import { PasswordStrength } from './password-meter.tsx';

type AuthFormProps = {
  mode: AuthMode;
  next: string | null;
  values: { email?: string; username?: string };
  errors: SignUpErrors;
  busy: boolean;
};

/**
 * One form for all three modes, so that the email field keeps its value when the mode changes. The other fields start
 * empty in each mode.
 */
export function AuthForm({ mode, next, values, errors, busy }: AuthFormProps) {
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <input type="hidden" name="mode" value={mode} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {mode === 'signUp' ? (
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          maxLength={50}
          defaultValue={values.username}
          errors={errors.username}
        />
      ) : null}
      <TextField
        key="email"
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={values.email}
        errors={errors.email}
      />
      {mode === 'resetPassword' ? null : (
        <Password key={mode} isNew={mode === 'signUp'} errors={errors.password} />
      )}
      <Button type="submit" variant="primary" busy={busy}>
        {modeTexts[mode].button}
      </Button>
    </Form>
  );
}

function Password({ isNew, errors }: { isNew: boolean; errors: string | undefined }) {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        label="Password"
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        onChange={(event) => setPassword(event.currentTarget.value)}
        errors={errors}
      />
      {isNew && password ? <PasswordStrength password={password} /> : null}
    </>
  );
}
