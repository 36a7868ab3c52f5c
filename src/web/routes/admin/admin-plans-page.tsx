import { CreditCard } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { listAllPlans, syncPlans } from '../../../server/features/billing/admin-plans.ts';
import { editTestPlan } from '../../../server/features/test-payments/edit-test-plan.ts';
import { TestPlanForm } from '../../components/admin/test-plan-form.tsx';
import { PriceAndInterval } from '../../components/billing/local-price.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
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
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/admin-plans-page';

export const loader = ({ context }: Route.LoaderArgs) => listAllPlans(contextOf(context));

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/admin/admin-plans-page');
  const text = (name: string) => String(form.get(name) ?? '').trim();
  try {
    if (intent === 'sync') await syncPlans(ctx);
    else
      await editTestPlan(ctx, text('priceId'), {
        amount: text('amount'),
        jobsLimit: text('jobsLimit'),
        resumesLimit: text('resumesLimit'),
        isOffered: form.has('isOffered'),
      });
  } catch (error) {
    if (isNotFound(error)) return orNotFound(error);
    return actionErrorOrFault(ctx, error);
  }
  return redirectWithToast('/admin/plans', {
    kind: 'success',
    title: intent === 'sync' ? 'Plans read from the payment provider' : 'Plan changed',
  });
}

type ShownPlan = Route.ComponentProps['loaderData']['plans'][number];

const numberFormat = new Intl.NumberFormat('en');
const limitText = (limit: number | null) => (limit === null ? 'Unlimited' : numberFormat.format(limit));

const columns: Column<ShownPlan>[] = [
  {
    key: 'plan',
    header: 'Plan',
    primary: true,
    cell: ({ name, isOffered, unreadable }) => (
      <span className="flex flex-wrap items-center gap-2">
        {name}
        {isOffered ? null : <Badge>Not offered</Badge>}
        {unreadable.map((limit) => (
          <Badge key={limit} tone="low">{`${limit} can’t be read`}</Badge>
        ))}
      </span>
    ),
  },
  { key: 'price', header: 'Price', cell: (plan) => <PriceAndInterval plan={plan} /> },
  { key: 'jobs', header: 'Job analyses', align: 'end', cell: ({ jobsLimit }) => limitText(jobsLimit) },
  { key: 'resumes', header: 'Résumés', align: 'end', cell: ({ resumesLimit }) => limitText(resumesLimit) },
  { key: 'people', header: 'Subscribers', align: 'end', cell: ({ people }) => numberFormat.format(people) },
  {
    key: 'id',
    header: 'Price ID',
    cell: ({ id }) => <span className="text-xs wrap-anywhere text-ink-3">{id}</span>,
  },
];

export default function AdminPlans({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, mode, plans } = loaderData;
  const error = actionData?.error;
  const busy = useNavigation().formData?.get('intent') === 'sync';
  useErrorToast(error);
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[{ label: 'Admin', to: '/admin' }, { label: 'Plans' }]}
        title="Plans"
        description={
          provider === 'stripe'
            ? `From Stripe, in ${mode} mode, where they’re changed. Limits are in the price’s metadata: jobs_limit and resumes_limit.`
            : provider === 'built-in'
              ? 'From the built-in test provider. Nobody is charged.'
              : 'No payment provider is set up, so everyone has the free plan.'
        }
        actions={
          provider ? (
            <Form method="post">
              <Button type="submit" name="intent" value="sync" busy={busy}>
                Reload Prices
              </Button>
            </Form>
          ) : null
        }
      />
      {error && !error.field ? (
        <Alert tone="low" title={error.title ?? 'Plans not read'} className="mb-5">
          {error.message}
        </Alert>
      ) : null}
      <Card>
        <Table
          caption="Plans and their limits"
          columns={columns}
          rows={plans}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={CreditCard} title={provider ? 'No plans yet' : 'Everything is free'}>
              {provider
                ? 'Add products with recurring prices at the payment provider, then read them again.'
                : 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to sell plans, or TEST_PAYMENTS=on to try it out.'}
            </EmptyState>
          }
        />
      </Card>
      {provider === 'built-in' ? (
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
          {plans
            .filter(({ unitAmount }) => unitAmount > 0)
            .map((plan) => (
              <Card key={plan.id}>
                <CardHeader title={plan.isOffered ? plan.name : `${plan.name} (not offered)`} />
                <CardBody>
                  <TestPlanForm plan={plan} />
                </CardBody>
              </Card>
            ))}
        </div>
      ) : null}
    </div>
  );
}
