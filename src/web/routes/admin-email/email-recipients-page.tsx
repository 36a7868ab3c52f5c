import { addPeople } from '../../../server/features/email-audiences/add-people.ts';
import {
  type AudienceInput,
  audienceChoices,
  countPeople,
} from '../../../server/features/email-audiences/find-people.ts';
import { findCampaign } from '../../../server/features/email-campaigns/email-campaigns.ts';
import type { PreparedImport } from '../../../server/features/email-campaigns/import-recipients.ts';
import {
  addRecipient,
  findRecipient,
  listRecipients,
  removeRecipient,
} from '../../../server/features/email-campaigns/recipients.ts';
import { fieldErrorsOf, recipientSchema } from '../../../shared/email/email-rules.ts';
import { counted } from '../../../shared/plural.ts';
import { ConfirmStep } from '../../components/email/confirm-step.tsx';
import { AddPeopleDialog } from '../../components/email/recipients/add-people-dialog.tsx';
import { AddRecipientDialog } from '../../components/email/recipients/add-recipient-dialog.tsx';
import { ImportDialog } from '../../components/email/recipients/import-dialog.tsx';
import { RecipientActions } from '../../components/email/recipients/recipient-actions.tsx';
import { RecipientTable } from '../../components/email/recipients/recipient-table.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { campaignPath } from '../../lib/email/campaign-path.ts';
import { emailFailure, leadTo, successToast } from '../../lib/email/email-answers.server.ts';
import { importFromForm, prepareFromForm, recipientsForm } from '../../lib/email/import-form.server.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { contextOf, isNotFound, orNotFound, redirectWithToast } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Route } from './+types/email-recipients-page';

const pathOf = (id: string) => `${campaignPath(id)}/recipients`;

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
  const { campaignId } = params;
  const sent = await recipientsForm(ctx, campaignId, request).catch((error: unknown) => {
    if (isNotFound(error)) return orNotFound(error);
    return emailFailure(ctx, error, failures.prepare);
  });
  if (!('form' in sent)) return sent;
  const { form } = sent;
  const intent = await intentOf(context, form, 'routes/admin-email/email-recipients-page');
  await findCampaign(ctx, campaignId).catch(orNotFound);
  const text = (name: string) => String(form.get(name) ?? '');
  const values = {
    ...{ recipientEmail: text('recipientEmail'), recipientName: text('recipientName') },
    customFields: text('customFields'),
  };
  const path = pathOf(campaignId);
  const back = (message: string) => redirectWithToast(path, successToast(message));
  try {
    if (intent === 'prepare') return await prepareFromForm(ctx, campaignId, sent);
    if (intent === 'import') return await importFromForm(ctx, campaignId, form, path);
    if (intent === 'add') {
      const parsed = recipientSchema.safeParse(values);
      if (!parsed.success) return { values, fieldErrors: fieldErrorsOf(parsed.error) };
      await addRecipient(ctx, campaignId, parsed.data);
      return back('Recipient added successfully');
    }
    if (intent === 'remove') {
      await removeRecipient(ctx, campaignId, text('recipientId'));
      return back('Recipient removed successfully');
    }
    const added = await addPeople(ctx, campaignId, audienceIn(form));
    return back(`${counted(added, 'person', 'people')} added`);
  } catch (error) {
    if (isNotFound(error)) return orNotFound(error);
    return emailFailure(ctx, error, failures[intent], { csv: text('csv'), values });
  }
}

const failures = {
  add: 'Failed to add recipient',
  remove: 'Failed to remove recipient',
  'add-people': 'Failed to add recipient',
  prepare: 'Failed to import recipients',
  import: 'Failed to import recipients',
};

type Answer = {
  values?: { recipientEmail: string; recipientName: string; customFields: string };
  fieldErrors?: Record<string, string>;
  error?: { title: string | undefined; message: string; field: string | undefined };
  prepared?: PreparedImport;
  csv?: string;
};

export default function EmailRecipients({ loaderData, actionData }: Route.ComponentProps) {
  const { campaignId, name, recipients, recipientCount, page, pageCount, canChange, dialog, removing } =
    loaderData;
  const answer: Answer | undefined = actionData;
  useErrorToast(answer?.error);
  useFocusOnError(answer?.fieldErrors);
  const path = pathOf(campaignId);
  const toCampaign = campaignPath(campaignId);
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Admin', to: '/admin' },
          { label: 'Email', to: '/admin/email' },
          { label: 'Campaign', to: toCampaign },
          { label: 'Recipients' },
        ]}
        title="Recipients"
        description={
          <span className="wrap-anywhere">
            {counted(recipientCount, 'recipient')} of {name}
          </span>
        }
        actions={<RecipientActions path={path} campaignPath={toCampaign} canChange={canChange} />}
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
      <RecipientTable path={path} recipients={recipients} canChange={canChange} />
      <div className="mt-5">
        <Pagination page={page} pageCount={pageCount} hrefFor={(next) => `?page=${next}`} />
      </div>
    </div>
  );
}
