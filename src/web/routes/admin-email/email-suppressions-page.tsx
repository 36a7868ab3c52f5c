import { Ban } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import {
  allowAddress,
  importSuppressions,
  listSuppressions,
} from '../../../server/features/suppression/suppression.ts';
import { counted } from '../../../shared/plural.ts';
import { EmailTime } from '../../components/email/email-time.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { successToast } from '../../lib/email/email-answers.server.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { contextOf, formOf, redirectWithToast, searchOf } from '../../lib/request/request.server.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchForm } from '../../ui/fields/search-form.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/email-suppressions-page';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = searchOf(request);
  const page = pageNumber(new URL(request.url).searchParams);
  return { search, page, ...(await listSuppressions(contextOf(context), { search, page })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/admin-email/email-suppressions-page');
  const text = (name: string) => String(form.get(name) ?? '');
  if (intent === 'allow') {
    await allowAddress(ctx, text('email'));
    return redirectWithToast(
      '/admin/email/suppressions',
      successToast('The address gets campaign emails again'),
    );
  }
  const { found, added } = await importSuppressions(ctx, text('addresses'));
  if (found === 0) return { typed: text('addresses'), error: 'There is no email address in this text.' };
  const told = `${counted(added, 'address', 'addresses')} added`;
  return redirectWithToast(
    '/admin/email/suppressions',
    successToast(added < found ? `${told}; ${found - added} were on the list already` : told),
  );
}

const reasons: Record<string, string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Reported as spam',
  added: 'Added by an administrator',
};

export default function EmailSuppressions({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, page, pageCount, search } = loaderData;
  const intent = useNavigation().formData?.get('intent');
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Admin', to: '/admin' },
          { label: 'Email', to: '/admin/email' },
          { label: 'Suppressed' },
        ]}
        title="Suppressed addresses"
        description="They get no campaign emails. Emails about their own account still reach them."
        actions={
          <a href="/admin/email/suppressions/file" download className={buttonClass()}>
            Export CSV
          </a>
        }
      />
      <SearchForm label="Search addresses" placeholder="Search by address" search={search} />
      <Card className="mb-5">
        <Table
          caption={counted(total, 'suppressed address', 'suppressed addresses')}
          rows={rows}
          rowKey={({ email }) => email}
          columns={[
            {
              key: 'email',
              header: 'Address',
              primary: true,
              cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
            },
            {
              key: 'reason',
              header: 'Reason',
              cell: ({ reason }) => <span className="md:whitespace-nowrap">{reasons[reason]}</span>,
            },
            { key: 'since', header: 'Since', cell: ({ createdAt }) => <EmailTime at={createdAt} withTime /> },
            {
              key: 'actions',
              header: 'Actions',
              cell: ({ email }) => (
                <Form method="post" action="/admin/email/suppressions">
                  <input type="hidden" name="intent" value="allow" />
                  <input type="hidden" name="email" value={email} />
                  <Button
                    type="submit"
                    size="sm"
                    variant="ghost"
                    aria-label={`Allow ${email}`}
                    className="whitespace-nowrap"
                  >
                    Allow again
                  </Button>
                </Form>
              ),
            },
          ]}
          empty={
            <EmptyState icon={Ban} title={search ? 'No address found' : 'No suppressed addresses'}>
              People who unsubscribe, dead addresses and complaints show up here.
            </EmptyState>
          }
        />
      </Card>
      <div className="mb-5">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(next) => `?${new URLSearchParams({ ...(search ? { search } : {}), page: String(next) })}`}
        />
      </div>
      <Card className="max-w-[784px]">
        <CardHeader
          title="Add addresses"
          description="Paste a list from another program: one a line, or a CSV."
        />
        <CardBody>
          <Form method="post" action="/admin/email/suppressions" className="flex flex-col gap-4">
            <input type="hidden" name="intent" value="import" />
            <TextareaField
              label="Addresses"
              name="addresses"
              rows={5}
              defaultValue={actionData?.typed}
              errors={actionData?.error}
            />
            <Button type="submit" busy={intent === 'import'} className="self-end">
              Add Addresses
            </Button>
          </Form>
        </CardBody>
      </Card>
    </div>
  );
}
