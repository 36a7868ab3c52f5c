import { Upload, UserPlus, Users } from 'lucide-react';
import { addPeople } from '../../../server/features/email-audiences/add-people.ts';
import {
  type AudienceInput,
  audienceChoices,
  countPeople,
} from '../../../server/features/email-audiences/find-people.ts';
import { findCampaign } from '../../../server/features/email-campaigns/email-campaigns.ts';
import {
  importRecipients,
  prepareImport,
} from '../../../server/features/email-campaigns/import-recipients.ts';
import {
  addRecipient,
  findRecipient,
  listRecipients,
  removeRecipient,
} from '../../../server/features/email-campaigns/recipients.ts';
import { fieldErrorsOf, recipientSchema } from '../../../shared/email/email-rules.ts';
import { counted } from '../../../shared/plural.ts';
import { z } from '../../../shared/zod.ts';
import { AddPeopleDialog } from '../../components/email/add-people-dialog.tsx';
import { AddRecipientDialog } from '../../components/email/add-recipient-dialog.tsx';
import { ConfirmStep } from '../../components/email/confirm-step.tsx';
import { EmailStatusBadge } from '../../components/email/email-status-badge.tsx';
import { ImportDialog } from '../../components/email/import-dialog.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { emailFailure, leadTo, successToast } from '../../lib/email/email-answers.server.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
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
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/email-recipients-page';

const pathOf = (id: string) => `/admin/email/campaigns/${id}/recipients`;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { campaignId } = params;
  const { name, status } = await findCampaign(ctx, campaignId).catch(
    leadTo('/admin/email', 'Failed to load campaign data'),
  );
  const { searchParams } = new URL(request.url);
  const page = pageNumber(searchParams);
  const list = await listRecipients(ctx, campaignId, page);
  const removing = searchParams.get('remove');
  const dialog = searchParams.get('dialog');
  return {
    ...{ campaignId, name, page, ...list, dialog },
    canChange: status === 'draft' || status === 'scheduled',
    removing: removing ? await findRecipient(ctx, campaignId, removing).catch(() => null) : null,
    audience: dialog === 'people' ? await peopleOf(ctx, audienceIn(searchParams)) : null,
  };
}

async function peopleOf(ctx: ReturnType<typeof contextOf>, input: AudienceInput) {
  return { input, count: await countPeople(ctx, input), choices: await audienceChoices(ctx) };
}

const audienceIn = (fields: { get(name: string): unknown }): AudienceInput => ({
  plan: String(fields.get('plan') ?? ''),
  activity: String(fields.get('activity') ?? ''),
  signedIn: String(fields.get('signedIn') ?? ''),
});

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/admin-email/email-recipients-page');
  const { campaignId } = params;
  await findCampaign(ctx, campaignId).catch(orNotFound);
  const text = (name: string) => String(form.get(name) ?? '');
  const back = (message: string) => redirectWithToast(pathOf(campaignId), successToast(message));
  try {
    if (intent === 'add') {
      const values = {
        ...{ recipientEmail: text('recipientEmail'), recipientName: text('recipientName') },
        customFields: text('customFields'),
      };
      const parsed = recipientSchema.safeParse(values);
      if (!parsed.success) return { values, fieldErrors: fieldErrorsOf(parsed.error) };
      await addRecipient(ctx, campaignId, parsed.data);
      return back('Recipient added successfully');
    }
    if (intent === 'remove') {
      await removeRecipient(ctx, campaignId, text('recipientId'));
      return back('Recipient removed successfully');
    }
    if (intent === 'add-people') {
      const added = await addPeople(ctx, campaignId, audienceIn(form));
      return back(`${counted(added, 'person', 'people')} added`);
    }
    if (intent === 'prepare') {
      const file = form.get('file');
      const bytes =
        file instanceof File && file.size > 0
          ? new Uint8Array(await file.arrayBuffer())
          : new TextEncoder().encode(text('csv'));
      return {
        prepared: await prepareImport(ctx, campaignId, bytes),
        csv: bytes.length < 20_000 ? text('csv') : '',
      };
    }
    return await finishImport(ctx, campaignId, form);
  } catch (error) {
    if (isNotFound(error)) return orNotFound(error);
    return emailFailure(ctx, error, failures[intent], { csv: text('csv') });
  }
}

const failures = {
  add: 'Failed to add recipient',
  remove: 'Failed to remove recipient',
  'add-people': 'Failed to add recipient',
  prepare: 'Failed to import recipients',
  import: 'Failed to import recipients',
};

async function finishImport(ctx: ReturnType<typeof contextOf>, campaignId: string, form: FormData) {
  const column = (name: string) => {
    const value = String(form.get(name) ?? '');
    return /^\d{1,3}$/.test(value) ? Number(value) : null;
  };
  const email = column('emailColumn');
  if (email === null) {
    return {
      prepared: preparedIn(form),
      fieldErrors: { emailColumn: 'Email mapping is required' } as Record<string, string>,
    };
  }
  const { imported, dropped, repeated } = await importRecipients(ctx, campaignId, {
    importId: String(form.get('importId') ?? ''),
    mapping: { email, name: column('nameColumn') },
  });
  const told = [
    `Imported ${imported} recipients successfully`,
    ...(dropped > 0 ? [`${counted(dropped, 'row')} without a valid address left out`] : []),
    ...(repeated > 0 ? [`${counted(repeated, 'address', 'addresses')} that were there already`] : []),
  ];
  return redirectWithToast(pathOf(campaignId), {
    kind: 'success',
    title: 'Success',
    description: told.join('. '),
    seconds: dropped + repeated > 0 ? 10 : undefined,
  });
}

/** What the first step found comes back with the form, so that a missing mapping doesn't start it again. */
function preparedIn(form: FormData) {
  const schema = z.object({
    importId: z.string(),
    columns: z.array(z.string()),
    guess: z.object({ email: z.number().nullable(), name: z.number().nullable() }),
    rowCount: z.number(),
    preview: z.array(z.array(z.string())),
  });
  try {
    return schema.parse(JSON.parse(String(form.get('prepared') ?? '')));
  } catch {
    return undefined;
  }
}

type Answer = {
  values?: { recipientEmail: string; recipientName: string; customFields: string };
  fieldErrors?: Record<string, string>;
  error?: { title: string | undefined; message: string; field: string | undefined };
  prepared?: Awaited<ReturnType<typeof prepareImport>>;
  csv?: string;
};

type Recipient = Route.ComponentProps['loaderData']['recipients'][number];

const columnsFor = (path: string, canChange: boolean): Column<Recipient>[] => [
  {
    key: 'email',
    header: 'Email',
    primary: true,
    cell: ({ recipientEmail }) => <span className="wrap-anywhere">{recipientEmail}</span>,
  },
  {
    key: 'name',
    header: 'Name',
    cell: ({ recipientName }) => <span className="wrap-anywhere">{recipientName ?? '–'}</span>,
  },
  {
    key: 'fields',
    header: 'Custom Fields',
    cell: ({ customFields }) => <CustomFieldList fields={customFields} />,
  },
  canChange
    ? {
        key: 'actions',
        header: 'Actions',
        cell: ({ id, recipientEmail }) => (
          <TextLink
            to={`${path}?remove=${id}`}
            preventScrollReset
            prefetch="none"
            aria-label={`Remove ${recipientEmail}`}
          >
            Remove
          </TextLink>
        ),
      }
    : {
        key: 'status',
        header: 'Status',
        cell: ({ status, failure }) => (
          <span className="flex flex-col gap-1 max-md:items-end">
            <EmailStatusBadge status={status} />
            {failure ? <span className="text-xs text-ink-3 wrap-anywhere">{failure}</span> : null}
          </span>
        ),
      },
];

function CustomFieldList({ fields }: { fields: Recipient['customFields'] }) {
  const entries = Object.entries(fields ?? {});
  if (entries.length === 0) return <span className="text-ink-3">–</span>;
  return (
    <span className="text-xs wrap-anywhere text-ink-2">
      {entries
        .slice(0, 6)
        .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(' · ')}
      {entries.length > 6 ? ' …' : null}
    </span>
  );
}

export default function EmailRecipients({ loaderData, actionData }: Route.ComponentProps) {
  const { campaignId, name, recipients, recipientCount, page, pageCount, canChange, dialog, removing } =
    loaderData;
  const answer: Answer | undefined = actionData;
  useErrorToast(answer?.error);
  useFocusOnError(answer?.fieldErrors);
  const path = pathOf(campaignId);
  const campaignPath = `/admin/email/campaigns/${campaignId}`;
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Admin', to: '/admin' },
          { label: 'Email', to: '/admin/email' },
          { label: 'Campaign', to: campaignPath },
          { label: 'Recipients' },
        ]}
        title="Recipients"
        description={
          <span className="wrap-anywhere">
            {counted(recipientCount, 'recipient')} of {name}
          </span>
        }
        actions={
          <>
            {canChange ? (
              <>
                <LinkButton to={`${path}?dialog=people`} preventScrollReset prefetch="none">
                  <Users aria-hidden="true" />
                  Add Our People
                </LinkButton>
                <LinkButton to={`${path}?dialog=import`} preventScrollReset prefetch="none">
                  <Upload aria-hidden="true" />
                  Import CSV
                </LinkButton>
                <LinkButton to={`${path}?dialog=add`} preventScrollReset prefetch="none">
                  <UserPlus aria-hidden="true" />
                  Add Recipient
                </LinkButton>
              </>
            ) : null}
            <LinkButton to={campaignPath} variant="primary">
              Continue to Campaign
            </LinkButton>
          </>
        }
      />
      {answer?.error && dialog === null ? (
        <Alert tone="low" title={answer.error.message} className="mb-5" />
      ) : null}
      {dialog === 'add' && canChange ? <AddRecipientDialog path={path} answer={answer} /> : null}
      {dialog === 'import' && canChange ? <ImportDialog path={path} answer={answer} /> : null}
      {loaderData.audience && canChange ? <AddPeopleDialog path={path} {...loaderData.audience} /> : null}
      {removing && canChange ? (
        <ConfirmStep
          title="Remove recipient"
          question={`Are you sure you want to remove ${removing.recipientEmail} from this campaign?`}
          confirmLabel="Remove"
          fields={{ intent: 'remove', recipientId: removing.id }}
          closeTo={path}
        />
      ) : null}
      <Card>
        <Table
          caption="Recipients"
          columns={columnsFor(path, canChange)}
          rows={recipients}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={Users} title="No recipients yet">
              Add them one by one, from a CSV file, or from the people who have an account here.
            </EmptyState>
          }
        />
      </Card>
      <div className="mt-5">
        <Pagination page={page} pageCount={pageCount} hrefFor={(next) => `?page=${next}`} />
      </div>
    </div>
  );
}
