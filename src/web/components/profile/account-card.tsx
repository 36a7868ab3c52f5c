import type { ReactNode } from 'react';
import type { PlanSummary } from '../../../shared/billing/plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { PlanRenewal } from '../billing/plan-renewal.tsx';
import { ResumeMeter, UsageMeter } from '../billing/usage-meter.tsx';
import { LocalDate } from '../dates/local-date.tsx';

type AccountCardProps = {
  username: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  memberSince: Date;
  usage: {
    jobsUsed: number;
    jobsLimit: number | null;
    resumesUsed: number;
    resumesLimit: number | null;
    plan: PlanSummary;
  };
  now: Date;
};

export function AccountCard(props: AccountCardProps) {
  const { username, email, emailVerified, isAdmin, memberSince, usage, now } = props;
  return (
    <Card>
      <CardHeader title="Account" action={<TextLink to="/settings">Change your settings</TextLink>} />
      <CardBody>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_1fr]">
          <Fact name="Username">{username}</Fact>
          <Fact name="Email">
            <span className="flex flex-wrap items-center gap-2">
              {email}
              {emailVerified ? <Badge tone="good">Verified</Badge> : null}
            </span>
          </Fact>
          <Fact name="Member since">
            <LocalDate at={memberSince} />
          </Fact>
          <Fact name="Role">{isAdmin ? 'Administrator' : 'Member'}</Fact>
          <Fact name="Plan">
            <TextLink to="/settings/subscription">
              <PlanRenewal plan={usage.plan} now={now} />
            </TextLink>
          </Fact>
        </dl>
        <div className="mt-5 flex flex-col gap-4 border-t pt-5">
          <UsageMeter label="Job analyses" used={usage.jobsUsed} limit={usage.jobsLimit} />
          <ResumeMeter used={usage.resumesUsed} limit={usage.resumesLimit} />
        </div>
      </CardBody>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-2 max-sm:-mb-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
