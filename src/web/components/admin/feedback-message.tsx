import { Form, useNavigation } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { RelativeTime } from '../dates/relative-time.tsx';

type Message = {
  id: string;
  content: string;
  status: 'new' | 'resolved' | 'reopened';
  username: string;
  createdAt: Date;
};

/** A feedback message, with a form that resolves or reopens it. */
export function FeedbackMessage({ message }: { message: Message }) {
  const { id, content, status, username, createdAt } = message;
  const busy = useNavigation().formData?.get('feedbackId') === id;
  return (
    <li className="border-t px-5 py-4 first:border-t-0">
      <p className="whitespace-pre-wrap wrap-anywhere">{content}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
        <span className="wrap-anywhere">{username}</span>· <RelativeTime at={createdAt} />
        {status === 'reopened' ? <Badge tone="fair">Reopened</Badge> : null}
      </p>
      <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="feedbackId" value={id} />
        <input type="hidden" name="intent" value={status === 'resolved' ? 'reopen' : 'resolve'} />
        <Button type="submit" size="sm" busy={busy}>
          {status === 'resolved' ? 'Reopen' : 'Resolve'}
        </Button>
        {status === 'resolved' ? null : <Checkbox name="tell-sender" label="Tell the sender by email" />}
      </Form>
    </li>
  );
}
