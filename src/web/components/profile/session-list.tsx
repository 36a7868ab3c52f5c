import { Monitor } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardFooter, CardHeader } from '../../ui/card.tsx';
import { RelativeTime } from '../dates/relative-time.tsx';

type ShownSession = { id: string; device: string; signedInAt: Date; lastSeenAt: Date; isThisOne: boolean };

/** The person's sessions, with buttons to end one or all others. */
export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const ending = useNavigation().formData;
  const others = sessions.filter(({ isThisOne }) => !isThisOne).length;
  return (
    <Card>
      <CardHeader title="Sessions" description="Where you’re signed in." />
      <ul>
        {sessions.map(({ id, device, signedInAt, lastSeenAt, isThisOne }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-5 py-3">
            <Monitor aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-2 font-[550]">
                {device}
                {isThisOne ? <Badge tone="accent">This device</Badge> : null}
              </p>
              <p className="text-xs text-ink-3">
                Signed in <RelativeTime at={signedInAt} /> · last seen{' '}
                {isThisOne ? 'now' : <RelativeTime at={lastSeenAt} />}
              </p>
            </div>
            {isThisOne ? null : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="end-session" />
                <Button
                  type="submit"
                  size="sm"
                  name="session"
                  value={id}
                  busy={ending?.get('session') === id}
                  aria-label={`Sign out ${device}`}
                >
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {others > 0 ? (
        <CardFooter className="justify-end">
          <Form method="post" preventScrollReset>
            <Button
              type="submit"
              name="intent"
              value="end-other-sessions"
              busy={ending?.get('intent') === 'end-other-sessions'}
            >
              Sign out everywhere else
            </Button>
          </Form>
        </CardFooter>
      ) : null}
    </Card>
  );
}
