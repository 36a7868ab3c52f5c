import { Alert } from '../../ui/alert.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { UsageMeter } from '../billing/usage-meter.tsx';

type UsageCardProps = {
  usage: { jobsUsed: number; resumesUsed: number } | null;
  limits: { jobsLimit: number | null; resumesLimit: number | null };
};

export function UsageCard({ usage, limits: { jobsLimit, resumesLimit } }: UsageCardProps) {
  const { jobsUsed, resumesUsed } = usage ?? { jobsUsed: 0, resumesUsed: 0 };
  return (
    <Card>
      <CardHeader title="Usage" action={<span className="text-xs text-ink-3">Free · Renews monthly</span>} />
      <CardBody className="flex flex-col gap-4">
        {usage ? null : (
          <Alert tone="low" title="Error fetching usage data">
            Could not retrieve your current usage statistics. Please try again later.
          </Alert>
        )}
        <UsageMeter label="Job analyses" used={jobsUsed} limit={jobsLimit} />
        <UsageMeter label="Resumes" used={resumesUsed} limit={resumesLimit} />
      </CardBody>
    </Card>
  );
}
