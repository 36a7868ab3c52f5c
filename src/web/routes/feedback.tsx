import { Form, useNavigation } from 'react-router';
import { sendFeedback } from '../../server/features/feedback/feedback.ts';
import { PageHeader } from '../components/page-header.tsx';
import { useErrorToast } from '../lib/error-toast.ts';
import { actionError, formOf, redirectWithToast, signedInContextOf } from '../lib/request.server.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import type { Route } from './+types/feedback';

/** Only so that an open page passes the guard before it comes here. */
export const loader = () => null;

export async function action({ request, context }: Route.ActionArgs) {
  const content = String((await formOf(request)).get('content') ?? '');
  try {
    await sendFeedback(signedInContextOf(context), content);
    return await redirectWithToast('/', { kind: 'success', title: 'Thank you for your feedback' });
  } catch (error) {
    return actionError(error, { content });
  }
}

export default function Feedback({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().formAction === '/feedback';
  useErrorToast(actionData?.error);
  return (
    <div className="page-width max-w-[640px] py-8">
      <PageHeader
        title="Feedback"
        description="What is missing, wrong or good? Whoever runs this Rolefit reads it."
      />
      <Card>
        <CardBody>
          <Form method="post" noValidate className="flex flex-col gap-4">
            <TextareaField
              label="Your feedback"
              name="content"
              rows={7}
              defaultValue={actionData?.content}
              errors={actionData?.error.message}
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
