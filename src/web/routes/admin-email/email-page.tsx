import { Mail, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { sendSingleEmail } from '../../../server/features/email/send-single-email.ts';
import { listCampaigns } from '../../../server/features/email-campaigns/email-campaigns.ts';
import { starterHtml } from '../../../server/features/mail-format/mail-layout.ts';
import { fieldErrorsOf, singleEmailSchema } from '../../../shared/email/email-rules.ts';
import { EmailFrame } from '../../components/email/email-frame.tsx';
import { EmailStatusBadge } from '../../components/email/email-status-badge.tsx';
import { EmailTime } from '../../components/email/email-time.tsx';
import { SingleEmailForm } from '../../components/email/single-email-form.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { emailFailure, orUnloaded } from '../../lib/email/email-answers.server.ts';
import { useLoadError } from '../../lib/email/use-load-error.ts';
import { contextOf, formOf } from '../../lib/request/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/email-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { searchParams } = new URL(request.url);
  const hasMailServer = ctx.mailer !== null;
  if (searchParams.get('view') === 'single') return { view: 'single', hasMailServer, starterHtml } as const;
  const page = pageNumber(searchParams);
  return {
    view: 'campaigns',
    hasMailServer,
    page,
    list: await orUnloaded(ctx, listCampaigns(ctx, page)),
  } as const;
}

const fallback = 'Failed to send email. Check the console for more details.';

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const values = {
    recipientEmail: String(form.get('recipientEmail') ?? ''),
    recipientName: String(form.get('recipientName') ?? ''),
    subject: String(form.get('subject') ?? ''),
    content: String(form.get('content') ?? ''),
    customFields: String(form.get('customFields') ?? ''),
  };
  const parsed = singleEmailSchema.safeParse(values);
  if (!parsed.success) return { values, fieldErrors: fieldErrorsOf(parsed.error) };
  try {
    const { outcome, emailId } = await sendSingleEmail(ctx, parsed.data);
    return { sent: outcome === 'sent', keptAt: `/admin/email/outbox/${emailId}` };
  } catch (error) {
    return emailFailure(ctx, error, fallback, { values });
  }
}

/** A failed attempt must not empty the form, and the form says itself when it was sent. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) => (formMethod === 'POST' ? false : defaultShouldRevalidate);

export default function EmailManager({ loaderData, actionData }: Route.ComponentProps) {
  const isSingle = loaderData.view === 'single';
  return (
    <EmailFrame tab="campaigns">
      <nav
        aria-label="What to send"
        className="mb-5 inline-flex max-w-full flex-wrap gap-1 rounded-lg border bg-sunken p-1"
      >
        <Choice to="/admin/email" isCurrent={!isSingle}>
          Email Campaigns
        </Choice>
        <Choice to="/admin/email?view=single" isCurrent={isSingle}>
          Send Single Email
        </Choice>
      </nav>
      {loaderData.hasMailServer ? null : (
        <Alert tone="fair" title="No mail server is set" className="mb-5">
          Campaigns can’t be sent, and single emails wait in the{' '}
          <TextLink to="/admin/email/outbox">outbox</TextLink>. Set SMTP_URL and start Rolefit again.
        </Alert>
      )}
      {loaderData.view === 'single' ? (
        <SingleEmailForm starterHtml={loaderData.starterHtml} answer={actionData} />
      ) : (
        <CampaignList list={loaderData.list} page={loaderData.page} />
      )}
    </EmailFrame>
  );
}

function Choice({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className="rounded-md px-3 py-1.5 font-[550] text-ink-2 no-underline hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-card"
    >
      {children}
    </Link>
  );
}

type Campaigns = NonNullable<Awaited<ReturnType<typeof listCampaigns>>>;

const columns: Column<Campaigns['campaigns'][number]>[] = [
  {
    key: 'name',
    header: 'Name',
    primary: true,
    cell: ({ id, name }) => (
      <TextLink to={`/admin/email/campaigns/${id}`} className="wrap-anywhere">
        {name}
      </TextLink>
    ),
  },
  {
    key: 'template',
    header: 'Template',
    cell: ({ templateName }) => <span className="wrap-anywhere">{templateName}</span>,
  },
  {
    key: 'recipients',
    header: 'Recipients',
    align: 'end',
    cell: ({ recipientCount }) => (
      <span className="md:block md:min-w-18">{recipientCount.toLocaleString('en')}</span>
    ),
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <EmailStatusBadge status={status} /> },
  {
    key: 'scheduled',
    header: 'Scheduled',
    cell: ({ scheduledFor }) => <EmailTime at={scheduledFor} withTime />,
  },
  { key: 'created', header: 'Created', cell: ({ createdAt }) => <EmailTime at={createdAt} withTime /> },
  {
    key: 'actions',
    header: 'Actions',
    cell: ({ id, name, status }) => (
      <span className="flex flex-wrap gap-x-4 gap-y-1 whitespace-nowrap max-md:justify-end">
        <TextLink
          to={`/admin/email/campaigns/${id}`}
          aria-label={`${status === 'draft' ? 'Edit' : 'Open'} ${name}`}
        >
          {status === 'draft' ? 'Edit' : 'Open'}
        </TextLink>
        <TextLink to={`/admin/email/campaigns/${id}/recipients`} aria-label={`Recipients of ${name}`}>
          Recipients
        </TextLink>
      </span>
    ),
  },
];

function CampaignList({ list, page }: { list: Campaigns | null; page: number }) {
  useLoadError(list === null, 'Failed to load campaigns');
  if (list === null) return <Alert tone="low" title="Failed to load campaigns" />;
  return (
    <>
      <div className="mb-4 flex justify-end">
        <LinkButton to="/admin/email/campaigns/new" variant="primary">
          <Plus aria-hidden="true" />
          New Campaign
        </LinkButton>
      </div>
      <Card>
        <Table
          caption="Campaigns"
          columns={columns}
          rows={list.campaigns}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={Mail} title={page === 1 ? 'No campaigns yet' : 'No more campaigns'}>
              A campaign sends one template to many people.
            </EmptyState>
          }
        />
      </Card>
      <div className="mt-5">
        <Pagination page={page} pageCount={null} hasNext={list.hasMore} hrefFor={(next) => `?page=${next}`} />
      </div>
    </>
  );
}
