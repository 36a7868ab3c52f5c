import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PasswordStrength } from '../auth/password-meter.tsx';

export type PasswordErrors = Partial<Record<'currentPassword' | 'newPassword' | 'confirmPassword', string>>;

type PasswordFormProps = {
  email: string;
  errors: PasswordErrors | undefined;
  /** The current session's id. Changing the password starts a new session, which clears the fields. */
  session: string | undefined;
};

export function PasswordForm({ email, errors, session }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formData?.get('intent') === 'change-password';
  const lastSession = useRef(session);
  useEffect(() => {
    if (lastSession.current === session) return;
    lastSession.current = session;
    form.current?.reset();
    setPassword('');
  }, [session]);
  return (
    <Card>
      <CardHeader title="Password" description="Changing it signs you out everywhere else." />
      <CardBody>
        <Form
          ref={form}
          method="post"
          noValidate
          preventScrollReset
          className="flex max-w-[420px] flex-col gap-4"
        >
          <input type="hidden" name="intent" value="change-password" />
          {/* Tells password managers which account this is. */}
          <input hidden readOnly type="text" autoComplete="username" value={email} />
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            errors={errors?.currentPassword}
            labelEnd={
              <TextLink to="/settings" className="text-xs">
                Forgot it?
              </TextLink>
            }
          />
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            onChange={(event) => setPassword(event.currentTarget.value)}
            errors={errors?.newPassword}
          />
          {password ? <PasswordStrength password={password} /> : null}
          <PasswordField
            label="Confirm new password"
            name="confirmPassword"
            autoComplete="new-password"
            errors={errors?.confirmPassword}
          />
          <Button type="submit" variant="primary" busy={busy} className="self-start">
            Change Password
          </Button>
        </Form>
      </CardBody>
    </Card>
  );
}
