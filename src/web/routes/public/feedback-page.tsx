import { data, Form, useNavigation } from 'react-router';
import { sendFeedback } from '../../../server/features/feedback/feedback.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import {
  type ActionError,
  actionError,
  formOf,
  redirectWithToast,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import type { Route } from './+types/feedback-page';

type Answer = { content: string; error: ActionError } | { sent: true };

/** Exists only so that the guard runs on client-side navigation. */
export const loader = () => null;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const content = String(form.get('content') ?? '');
  try {
    await sendFeedback(signedInContextOf(context), content);
  } catch (error) {
    return actionError(error, { content });
  }
  // The dialog stays on the page it was opened on.
  if (form.get('from') === 'dialog') return { sent: true as const };
  return redirectWithToast('/', { kind: 'success', title: 'Thank you for your feedback' });
}

/** Keeps what was typed if the connection or the server fails. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const content = String((await request.clone().formData()).get('content') ?? '');
  try {
    return (await serverAction()) as Answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    // With an error status the router does not revalidate, which would fail as well.
    return data<Answer>({ content, error: notSent }, { status: 503 });
  }
}

const notSent: ActionError = {
  code: 'not_sent',
  field: 'content',
  title: 'Error submitting feedback',
  message: 'We couldn’t send it. Check your connection and try again.',
};

export default function Feedback({ actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData;
  const failed = answer && 'error' in answer ? answer : undefined;
  const busy = useNavigation().formAction === '/feedback';
  useErrorToast(failed?.error);
  return (
    <div className="page-width *:max-w-[640px] py-8">
      <PageHeader title="Feedback" description="What’s missing, broken or good? We read every message." />
      <Card>
        <CardBody>
          <Form method="post" noValidate className="flex flex-col gap-4">
            <TextareaField
              label="Your feedback"
              name="content"
              rows={7}
              defaultValue={failed?.content}
              errors={failed?.error.message}
            />
            <Button type="submit" variant="primary" busy={busy} className="self-end">
              Send
            </Button>
          </Form>
        </CardBody>
      </Card>
    </div>
  );
}
