import type { ReactNode } from 'react';
import { counted } from '../../../shared/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedBadge } from './failed-badge.tsx';
import { CompanyLogo } from './logo-or-initials.tsx';
import { Syncing } from './syncing.tsx';

export type ShownCompany = {
  id: string;
  name: string;
  industry: string | null;
  isDemo: boolean;
  isConfirmed: boolean;
  isFollowed: boolean;
  isSyncing: boolean;
  /** Its board, or a part of it, could not be read the last time. */
  hasFailed: boolean;
  jobCount: number | null;
  logo: 'kept' | 'unknown' | 'none';
};

/** `corner` goes at the top right, `follow` beside View Jobs. `heading` fits the page's other headings. */
export function CompanyCard({
  company,
  corner,
  follow,
  heading: Heading = 'h2',
}: {
  company: ShownCompany;
  heading?: 'h2' | 'h3';
  corner?: ReactNode;
  follow?: ReactNode;
}) {
  const { id, name, industry, isDemo, isConfirmed, isSyncing, hasFailed, jobCount } = company;
  // Zero is only said of a board whose last reading didn't fail.
  const jobs = jobCount === null || (jobCount === 0 && hasFailed) ? null : counted(jobCount, 'job');
  return (
    <Card className="flex h-full flex-col gap-4 p-5">
      <div className="flex items-start gap-3">
        <CompanyLogo company={company} />
        <div className="min-w-0 flex-1">
          <Heading className="line-clamp-3 text-base font-[620] text-wrap" title={name}>
            {name}
          </Heading>
          <p className="text-ink-2">
            {industry}
            {industry && jobs ? ', ' : null}
            {jobs ? <span className="whitespace-nowrap">{jobs}</span> : null}
          </p>
        </div>
        {corner}
      </div>
      {isDemo || !isConfirmed || isSyncing || hasFailed ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {isDemo ? <Badge>Made up</Badge> : null}
          {isConfirmed ? null : <Badge>Unconfirmed</Badge>}
          {hasFailed ? <FailedBadge /> : null}
          {isSyncing ? <Syncing /> : null}
        </div>
      ) : null}
      <div className="mt-auto flex flex-wrap gap-2">
        {follow}
        <LinkButton to={`/companies/${id}`} size="sm">
          <span>
            View Jobs<span className="sr-only"> of {name}</span>
          </span>
        </LinkButton>
      </div>
    </Card>
  );
}

export const companyGridClass = 'grid gap-4 outline-none md:grid-cols-2 lg:grid-cols-3';
