import { ExternalLink } from 'lucide-react';
import { counted } from '../../../shared/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';
import type { ShownCompany } from './company-card.tsx';
import { FailedBadge } from './failed-badge.tsx';
import { FollowButton } from './follow-button.tsx';
import { CompanyLogo } from './logo-or-initials.tsx';

type CompanyHeaderProps = {
  company: Omit<ShownCompany, 'jobCount'> & { website: string | null; lastSyncAt: Date | null };
  /** The number of open jobs; null if it could not be read. */
  open: number | null;
};

export function CompanyHeader({ company, open }: CompanyHeaderProps) {
  const { name, industry, website, isConfirmed, hasFailed, lastSyncAt } = company;
  // Zero is only said of a board that was read, and whose last reading didn't fail.
  const jobs = open === null || (open === 0 && (hasFailed || !lastSyncAt)) ? null : open;
  return (
    <div className="mb-6 flex flex-wrap items-start gap-x-5 gap-y-4">
      <CompanyLogo key={company.id} company={company} size="lg" />
      <div className="min-w-0 flex-1 basis-64">
        <h1>{name}</h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          {industry ? <span>{industry}</span> : null}
          {jobs === null ? null : <span>{counted(jobs, 'job')}</span>}
          {website ? <Website href={website} /> : null}
          {isConfirmed ? null : <Badge>Unconfirmed</Badge>}
          {hasFailed ? <FailedBadge /> : null}
        </div>
      </div>
      <FollowButton company={company} look="page" />
    </div>
  );
}

function Website({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow noreferrer" className={textLinkClass}>
      {new URL(href).hostname.replace(/^www\./, '')}
      <ExternalLink aria-hidden="true" className="ml-1.5 inline-block size-3.5 align-[-2px]" />
    </a>
  );
}
