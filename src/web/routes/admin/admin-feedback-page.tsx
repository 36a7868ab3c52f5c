import { MessageSquare } from 'lucide-react';
import { listFeedback } from '../../../server/features/feedback/feedback.ts';
import { reopenFeedback, resolveFeedback } from '../../../server/features/feedback/resolve-feedback.ts';
import { FeedbackMessage } from '../../components/admin/feedback-message.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { actionError, contextOf, formOf, redirectWithToast } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import type { Route } from './+types/admin-feedback-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const resolved = searchParams.get('show') === 'resolved';
  return { page, resolved, ...(await listFeedback(contextOf(context), { page, resolved })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/admin/admin-feedback-page');
  const feedbackId = String(form.get('feedbackId') ?? '');
  const { search } = new URL(request.url);
  try {
    if (intent === 'resolve')
      await resolveFeedback(ctx, { feedbackId, tellSender: form.get('tell-sender') === 'on' });
    else await reopenFeedback(ctx, feedbackId);
  } catch (error) {
    return actionError(error);
  }
  return redirectWithToast(`/admin/feedback${search}`, {
    kind: 'success',
    title: intent === 'resolve' ? 'Feedback resolved' : 'Feedback reopened',
  });
}

export default function AdminFeedback({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, page, resolved, hasMore, openCount } = loaderData;
  useErrorToast(actionData?.error);
  const show = resolved ? 'show=resolved&' : '';
  return (
    <div className="page-width *:max-w-[840px] py-8">
      <PageHeader
        breadcrumb={[{ label: 'Admin', to: '/admin' }, { label: 'Feedback' }]}
        title="Feedback"
        description="What people said, newest first."
      />
      <div className="mb-5">
        <LinkTabs
          label="Which feedback"
          items={[
            { to: '/admin/feedback', label: 'Open', count: openCount, current: !resolved },
            { to: '/admin/feedback?show=resolved', label: 'Resolved', current: resolved },
          ]}
        />
      </div>
      <Card>
        {messages.length > 0 ? (
          <ul>
            {messages.map((message) => (
              <FeedbackMessage key={message.id} message={message} />
            ))}
          </ul>
        ) : (
          <EmptyState icon={MessageSquare} title={emptyTitle(page, resolved)}>
            {resolved
              ? 'Feedback you resolve stays here.'
              : 'Messages sent with the Feedback button show up here.'}
          </EmptyState>
        )}
      </Card>
      <div className="mt-5">
        <Pagination
          page={page}
          pageCount={null}
          hasNext={hasMore}
          hrefFor={(next) => `?${show}page=${next}`}
        />
      </div>
    </div>
  );
}

function emptyTitle(page: number, resolved: boolean): string {
  if (page > 1) return 'No more feedback';
  return resolved ? 'Nothing resolved yet' : 'No open feedback';
}
