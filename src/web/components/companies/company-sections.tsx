import { type ReactNode, useId } from 'react';
import { CompanyCard, companyGridClass, type ShownCompany } from './company-card.tsx';
import { FollowButton } from './follow-button.tsx';

type Group = 'open' | 'sample' | 'none' | 'unconfirmed';
type GroupedCompany = ShownCompany & { group: Group };

type CompanySectionsProps = {
  /** In the order of their groups. */
  companies: GroupedCompany[];
  /** Companies that are hidden at once, while unfollowing them is still under way. */
  isHidden: (id: string) => boolean;
  /** Shown beside the heading of the sample companies. */
  sampleAction: ReactNode;
};

const words: Record<Group, { title: string; description?: string }> = {
  open: { title: 'Open jobs' },
  sample: { title: 'Sample companies', description: 'Invented companies with jobs to try things out on.' },
  none: { title: 'No open jobs found' },
  unconfirmed: {
    title: 'Unconfirmed',
    description: 'Their job boards haven’t been read yet.',
  },
};

/** A page of companies, each group under a heading of its own. */
export function CompanySections({ companies, isHidden, sampleAction }: CompanySectionsProps) {
  const groups = [...new Set(companies.map(({ group }) => group))];
  return (
    <div className="flex flex-col gap-8">
      {groups.map((group) => (
        <Section
          key={group}
          {...words[group]}
          companies={companies.filter((company) => company.group === group)}
          isHidden={isHidden}
          action={group === 'sample' ? sampleAction : null}
        />
      ))}
    </div>
  );
}

type SectionProps = Pick<CompanySectionsProps, 'isHidden'> & {
  title: string;
  description?: string;
  companies: ShownCompany[];
  action: ReactNode;
};

function Section({ title, description, companies, isHidden, action }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} hidden={companies.every((company) => isHidden(company.id))}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id}>{title}</h2>
          {description ? <p className="text-ink-2">{description}</p> : null}
        </div>
        {action}
      </div>
      <ul className={companyGridClass}>
        {companies.map((company) => (
          <li key={company.id} hidden={isHidden(company.id)}>
            <CompanyCard
              company={company}
              heading="h3"
              follow={<FollowButton company={company} look="card" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
