import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export type DeletionErrors = Partial<Record<'email' | 'leaveWithoutAdmin', string>>;

type DeleteAccountProps = {
  email: string;
  isOnlyAdmin: boolean;
  /** The name of the plan they pay for. */
  paidPlan: string | null;
  typed: string | undefined;
  errors: DeletionErrors | undefined;
};

/** Typing the email address confirms the deletion. There is no dialog, so that it works without JavaScript. */
export function DeleteAccount({ email, isOnlyAdmin, paidPlan, typed, errors }: DeleteAccountProps) {
  const [given, setGiven] = useState(typed ?? '');
  const busy = useNavigation().formData?.get('intent') === 'delete-account';
  return (
    <Card className="border-low/40">
      <CardHeader
        title="Delete your account"
        description={`Your account, résumés and their files, postings you added, results, searches and feedback will be deleted immediately.${paidPlan ? ` Your ${paidPlan} subscription ends at the same moment, and nothing more is charged.` : ''} This can't be undone.`}
      />
      <CardBody>
        <Form method="post" noValidate className="flex max-w-[420px] flex-col gap-4">
          <input type="hidden" name="intent" value="delete-account" />
          <TextField
            label={
              <>
                Type <span className="select-all">{email}</span> to confirm
              </>
            }
            name="email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={given}
            onChange={(event) => setGiven(event.currentTarget.value)}
            errors={errors?.email}
          />
          {isOnlyAdmin ? (
            <Checkbox
              name="leaveWithoutAdmin"
              label="Leave this Rolefit without an administrator"
              hint="You’re the only one. The operator can name another with ADMIN_EMAIL before that person signs up."
              error={errors?.leaveWithoutAdmin}
            />
          ) : null}
          <Button type="submit" variant="danger" busy={busy} className="self-start">
            Delete Account
          </Button>
        </Form>
      </CardBody>
    </Card>
  );
}
