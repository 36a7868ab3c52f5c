import { LayoutTemplate, Plus } from 'lucide-react';
import { deleteTemplate, listTemplates } from '../../../server/features/email-templates/email-templates.ts';
import { ConfirmStep } from '../../components/email/confirm-step.tsx';
import { EmailFrame } from '../../components/email/email-frame.tsx';
import { EmailTime } from '../../components/email/email-time.tsx';
import { emailFailure, orUnloaded, successToast } from '../../lib/email/email-answers.server.ts';
import { useLoadError } from '../../lib/email/use-load-error.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  contextOf,
  formOf,
  isNotFound,
  orNotFound,
  redirectWithToast,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/email-templates-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const templates = await orUnloaded(ctx, listTemplates(ctx));
  const deleting = new URL(request.url).searchParams.get('delete');
  return { templates, deleting: templates?.find(({ id }) => id === deleting) ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  await intentOf(context, form, 'routes/admin-email/email-templates-page');
  try {
    await deleteTemplate(ctx, String(form.get('templateId') ?? ''));
  } catch (error) {
    return isNotFound(error) ? orNotFound(error) : emailFailure(ctx, error, 'Failed to delete template');
  }
  return redirectWithToast('/admin/email/templates', successToast('Template deleted successfully'));
}

type Templates = Awaited<ReturnType<typeof listTemplates>>;

const columns: Column<Templates[number]>[] = [
  {
    key: 'name',
    header: 'Name',
    primary: true,
    cell: ({ id, name }) => (
      <TextLink to={`/admin/email/templates/${id}`} className="wrap-anywhere">
        {name}
      </TextLink>
    ),
  },
  {
    key: 'subject',
    header: 'Subject',
    cell: ({ subject }) => <span className="wrap-anywhere">{subject}</span>,
  },
  {
    key: 'description',
    header: 'Description',
    cell: ({ description }) => <span className="wrap-anywhere text-ink-2">{description || '–'}</span>,
  },
  { key: 'updated', header: 'Last Updated', cell: ({ updatedAt }) => <EmailTime at={updatedAt} /> },
  {
    key: 'actions',
    header: 'Actions',
    cell: ({ id, name }) => (
      <span className="flex gap-x-4 whitespace-nowrap max-md:justify-end">
        <TextLink to={`/admin/email/templates/${id}`} aria-label={`Edit ${name}`}>
          Edit
        </TextLink>
        <TextLink
          to={`/admin/email/templates?delete=${id}`}
          preventScrollReset
          prefetch="none"
          aria-label={`Delete ${name}`}
        >
          Delete
        </TextLink>
      </span>
    ),
  },
];

export default function EmailTemplates({ loaderData, actionData }: Route.ComponentProps) {
  const { templates, deleting } = loaderData;
  useErrorToast(actionData?.error);
  useLoadError(templates === null, 'Failed to load email templates');
  return (
    <EmailFrame tab="templates">
      {templates === null ? (
        <Alert tone="low" title="Failed to load email templates" />
      ) : (
        <>
          {deleting ? (
            <ConfirmStep
              title={`Delete “${deleting.name}”`}
              question="Are you sure you want to delete this template? This action cannot be undone."
              confirmLabel="Delete"
              fields={{ intent: 'delete', templateId: deleting.id }}
              closeTo="/admin/email/templates"
            />
          ) : null}
          {actionData?.error ? (
            <Alert tone="low" title={actionData.error.title} className="mb-4">
              {actionData.error.message}
            </Alert>
          ) : null}
          <div className="mb-4 flex justify-end">
            <LinkButton to="/admin/email/templates/new" variant="primary">
              <Plus aria-hidden="true" />
              New Template
            </LinkButton>
          </div>
          <Card>
            <Table
              caption="Templates"
              columns={columns}
              rows={templates}
              rowKey={({ id }) => id}
              empty={
                <EmptyState icon={LayoutTemplate} title="No templates yet">
                  A template is what a campaign sends. It begins with a layout that mail clients understand.
                </EmptyState>
              }
            />
          </Card>
        </>
      )}
    </EmailFrame>
  );
}
