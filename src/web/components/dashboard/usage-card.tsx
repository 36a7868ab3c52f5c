import type { PlanSummary } from '../../../shared/billing/plan.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { PlanRenewal } from '../billing/plan-renewal.tsx';
import { ResumeMeter, UsageMeter } from '../billing/usage-meter.tsx';

type Limits = { jobsLimit: number | null; resumesLimit: number | null };
export type DashboardUsage = Limits & { jobsUsed: number; resumesUsed: number; plan: PlanSummary };

type UsageCardProps = { usage: DashboardUsage | null; limits: Limits; now: Date };

export function UsageCard({ usage, limits, now }: UsageCardProps) {
  const { jobsUsed, resumesUsed, jobsLimit, resumesLimit } = usage ?? {
    jobsUsed: 0,
    resumesUsed: 0,
    ...limits,
  };
  return (
    <Card>
      <CardHeader
        title="Usage"
        action={
          usage ? (
            <TextLink to="/settings/subscription" className="text-xs">
              <PlanRenewal plan={usage.plan} now={now} />
            </TextLink>
          ) : null
        }
      />
      <CardBody className="flex flex-col gap-4">
        {usage ? null : (
          <Alert tone="low" title="Error fetching usage data">
            Could not retrieve your current usage statistics. Please try again later.
          </Alert>
        )}
        <UsageMeter label="Job analyses" used={jobsUsed} limit={jobsLimit} />
        <ResumeMeter used={resumesUsed} limit={resumesLimit} />
      </CardBody>
    </Card>
  );
}
