import { ScrollText } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { getUser, syncUser } from '../../../server/features/admin-users/admin-users.ts';
import {
  makeAdmin,
  reinstateUser,
  removeAdmin,
  signOutUser,
  suspendUser,
} from '../../../server/features/admin-users/change-user.ts';
import { correctUsage, listUsageEntries } from '../../../server/features/billing/correct-usage.ts';
import { PersonAccess } from '../../components/admin/person-access.tsx';
import { PersonBadges } from '../../components/admin/person-badges.tsx';
import { SubscriptionBadge } from '../../components/admin/subscription-badge.tsx';
import { PriceAndInterval } from '../../components/billing/local-price.tsx';
import { RenewalText } from '../../components/billing/plan-renewal.tsx';
import { ResumeMeter, UsageMeter } from '../../components/billing/usage-meter.tsx';
import { LocalDate } from '../../components/dates/local-date.tsx';
import { LocalTime } from '../../components/dates/local-time.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { pageNumber } from '../../lib/addresses/page-number.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  actionErrorOrFault,
  contextOf,
  formOf,
  isNotFound,
  orNotFound,
  redirectWithToast,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/admin-user-page';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const page = pageNumber(new URL(request.url).searchParams);
  const [person, ledger] = await Promise.all([
    getUser(ctx, params.userId),
    listUsageEntries(ctx, params.userId, page),
  ]).catch(orNotFound);
  const isOneself = person.id === ctx.viewer?.id;
  return { person, ...ledger, page, isOneself, sellsPlans: ctx.payments !== null, now: ctx.clock() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/admin/admin-user-page');
  const { userId } = params;
  const to = `/admin/users/${userId}`;
  try {
    if (intent === 'sync') {
      const hasChanged = await syncUser(ctx, userId);
      const title = hasChanged ? 'Subscription repaired' : 'Subscription is right';
      return await redirectWithToast(to, { kind: 'success', title });
    }
    const change = accessChanges[intent];
    if (change) {
      await change.run(ctx, userId);
      return await redirectWithToast(to, { kind: 'success', title: change.done });
    }
    await correctUsage(ctx, { userId, typedAmount: String(form.get('amount') ?? '') });
  } catch (error) {
    if (isNotFound(error)) return orNotFound(error);
    return actionErrorOrFault(ctx, error);
  }
  return redirectWithToast(to, { kind: 'success', title: 'Usage corrected' });
}

const accessChanges: Record<string, { run: typeof makeAdmin; done: string }> = {
  'make-admin': { run: makeAdmin, done: 'Administrator role given' },
  'remove-admin': { run: removeAdmin, done: 'Administrator role removed' },
  suspend: { run: suspendUser, done: 'Account suspended' },
  reinstate: { run: reinstateUser, done: 'Suspension lifted' },
  'sign-out': { run: signOutUser, done: 'Signed out everywhere' },
};

type Entry = Route.ComponentProps['loaderData']['entries'][number];

const reasons: Record<Entry['reason'], string> = {
  analysis: 'Analysis',
  run: 'Analysis of many jobs',
  correction: 'Correction',
  'before-the-ledger': 'Before the ledger',
};

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

const columns: Column<Entry>[] = [
  {
    key: 'reason',
    header: 'What for',
    primary: true,
    cell: ({ reason, amount }) => (reason === 'run' && amount < 0 ? 'Given back by a run' : reasons[reason]),
  },
  { key: 'amount', header: 'Analyses', align: 'end', cell: ({ amount }) => signed.format(amount) },
  { key: 'period', header: 'Period from', cell: ({ periodStartsAt }) => <LocalDate at={periodStartsAt} /> },
  { key: 'when', header: 'When', cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
];

export default function AdminUser({ loaderData, actionData }: Route.ComponentProps) {
  const { person, entries, page, hasMore, isOneself, sellsPlans, now } = loaderData;
  const { usage, plan, subscription } = person;
  const error = actionData?.error;
  const sending = useNavigation().formData?.get('intent');
  useErrorToast(error);
  return (
    <div className="page-width *:max-w-[840px] py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Admin', to: '/admin' },
          { label: 'Users', to: '/admin/users' },
          { label: person.username },
        ]}
        title={
          <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
            {person.username} <PersonBadges person={person} />
          </span>
        }
        description={
          <span className="wrap-anywhere">
            {person.email} · since <LocalDate at={person.signedUpAt} />
          </span>
        }
      />
      <div className="flex flex-col gap-5">
        {error && !error.field ? (
          <Alert tone="low" title={error.title ?? 'Something went wrong'}>
            {error.message}
          </Alert>
        ) : null}
        <Card>
          <CardHeader
            title={
              <span className="flex flex-wrap items-center gap-2">
                {plan.name} <SubscriptionBadge status={subscription?.status ?? null} />
              </span>
            }
            description={
              <>
                {!plan.isFree && subscription?.price ? (
                  <>
                    <PriceAndInterval plan={subscription.price} /> ·{' '}
                  </>
                ) : null}
                <RenewalText plan={plan} now={now} />
                {person.customerId ? (
                  <span className="block text-xs wrap-anywhere text-ink-3">{`Customer ${person.customerId}`}</span>
                ) : null}
              </>
            }
            action={
              sellsPlans && person.customerId ? (
                <Form method="post">
                  <Button type="submit" name="intent" value="sync" size="sm" busy={sending === 'sync'}>
                    Compare with Provider
                  </Button>
                </Form>
              ) : null
            }
          />
          <CardBody className="flex flex-col gap-4">
            <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
            <ResumeMeter used={usage.resumesUsed} limit={usage.resumesLimit} />
            <p className="text-xs text-ink-3">
              This period is from <LocalDate at={usage.periodStart} /> to <LocalDate at={usage.periodEnd} />.
            </p>
          </CardBody>
        </Card>
        <PersonAccess person={person} isOneself={isOneself} />
        <Card>
          <CardHeader
            title="Correct the usage"
            description="Counts in this period. A negative number gives analyses back. It’s recorded."
          />
          <CardBody>
            <Form method="post" className="flex flex-wrap items-end gap-3">
              <TextField
                key={String(usage.jobsUsed)}
                label="Analyses"
                name="amount"
                inputMode="text"
                placeholder="-10"
                required
                errors={error?.field === 'amount' ? error.message : undefined}
                className="max-w-[160px]"
              />
              <Button type="submit" name="intent" value="correct" busy={sending === 'correct'}>
                Correct
              </Button>
            </Form>
          </CardBody>
        </Card>
        <Card>
          <CardHeader title="Ledger" description="What was used and given back, newest first." />
          <Table
            caption="Ledger"
            columns={columns}
            rows={entries}
            rowKey={({ id }) => id}
            empty={
              <EmptyState icon={ScrollText} title={page === 1 ? 'Nothing used yet' : 'Nothing more'}>
                Every analysis adds an entry here.
              </EmptyState>
            }
          />
        </Card>
        <Pagination page={page} pageCount={null} hasNext={hasMore} hrefFor={(next) => `?page=${next}`} />
      </div>
    </div>
  );
}
