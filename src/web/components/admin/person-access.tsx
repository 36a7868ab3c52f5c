import { useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { LocalTime } from '../dates/local-time.tsx';

type Person = {
  username: string;
  isAdmin: boolean;
  suspendedAt: Date | null;
  sessionCount: number;
  lastSeenAt: Date | null;
};

type Step = { intent: string; label: string; explanation: string; danger?: boolean };

/** What an administrator can do about someone's access. Each step asks for confirmation, and is recorded. */
export function PersonAccess({ person, isOneself }: { person: Person; isOneself: boolean }) {
  const { isAdmin, suspendedAt, sessionCount, lastSeenAt } = person;
  return (
    <Card>
      <CardHeader title="Access" description="Every step is kept in the record." />
      <CardBody className="flex flex-col gap-4">
        <p className="text-ink-2">
          {sessionCount === 0
            ? 'Not signed in anywhere.'
            : `Signed in ${sessionCount === 1 ? 'once' : `${sessionCount.toLocaleString('en')} times`}.`}{' '}
          {lastSeenAt ? (
            <>
              Last seen <LocalTime at={lastSeenAt} />.
            </>
          ) : null}
          {suspendedAt ? (
            <>
              {' '}
              Suspended since <LocalTime at={suspendedAt} />.
            </>
          ) : null}
        </p>
        {stepsFor({ isAdmin, isSuspended: suspendedAt !== null, isOneself, sessionCount }).map((step) => (
          <AccessStep key={step.intent} step={step} username={person.username} />
        ))}
      </CardBody>
    </Card>
  );
}

type Access = { isAdmin: boolean; isSuspended: boolean; isOneself: boolean; sessionCount: number };

function stepsFor({ isAdmin, isSuspended, isOneself, sessionCount }: Access): Step[] {
  if (isSuspended) {
    const explanation = 'They can sign in again. Their data is as they left it.';
    return [{ intent: 'reinstate', label: 'Lift Suspension', explanation }];
  }
  const steps: Step[] = [
    isAdmin
      ? {
          intent: 'remove-admin',
          label: 'Remove Administrator Role',
          explanation: 'They can no longer open this area.',
          danger: true,
        }
      : {
          intent: 'make-admin',
          label: 'Make Administrator',
          explanation: 'They can then do everything in this area, and see every account.',
        },
  ];
  if (sessionCount > 0) {
    const explanation = 'Ends every session of this account. They can sign in again.';
    steps.push({ intent: 'sign-out', label: 'Sign Out Everywhere', explanation });
  }
  if (!isOneself) {
    const explanation =
      'Signs them out, keeps them from signing in and stops their analyses. Their data stays.';
    steps.push({ intent: 'suspend', label: 'Suspend Account', explanation, danger: true });
  }
  return steps;
}

function AccessStep({ step, username }: { step: Step; username: string }) {
  const { intent, label, explanation, danger } = step;
  const [isAsking, setAsking] = useState(false);
  const hydrated = useHydrated();
  const submit = useSubmit();
  const busy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-ink-2">{explanation}</p>
      <Button
        type={hydrated ? 'button' : 'submit'}
        name="intent"
        value={intent}
        busy={busy}
        onClick={hydrated ? () => setAsking(true) : undefined}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          submit({ intent }, { method: 'post' });
        }}
        title={`${label}: ${username}?`}
        description={explanation}
        confirmLabel={label}
        tone={danger ? 'danger' : 'primary'}
      />
    </Form>
  );
}
