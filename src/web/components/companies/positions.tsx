import { BriefcaseBusiness, Search, SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Form } from 'react-router';
import type { JobFilter } from '../../../shared/job-filter.ts';
import { counted } from '../../../shared/plural.ts';
import { filterAddress } from '../../lib/addresses/job-filter-address.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { RelativeTime } from '../dates/relative-time.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { JobRow } from './job-row.tsx';
import { Syncing } from './syncing.tsx';

type PositionsProps = {
  company: { isFollowed: boolean; isSyncing: boolean; hasFailed: boolean; lastSyncAt: Date | null };
  /** Null if the jobs could not be read. */
  list: {
    jobs: ComponentProps<typeof JobRow>['job'][];
    found: number;
    open: number;
    page: number;
    pageCount: number;
  } | null;
  filter: JobFilter;
};

/** A company's open jobs, with search and filters. */
export function Positions({ company, list, filter }: PositionsProps) {
  const id = useId();
  const chosen = filter.locations.length + filter.departments.length;
  const isNarrowed = chosen > 0 || filter.search !== '';
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardHeader
          id={id}
          title="Available Positions"
          description={list && list.open > 0 ? <Count {...list} isNarrowed={isNarrowed} /> : undefined}
          action={company.isSyncing && list && list.jobs.length > 0 ? <Syncing /> : null}
        />
        {list && (list.open > 0 || isNarrowed) ? (
          <div className="flex flex-wrap gap-2 px-5 pb-4">
            <SearchForm filter={filter} />
            <LinkButton to={filterAddress(filter, { choosing: true })} preventScrollReset>
              <SlidersHorizontal aria-hidden="true" />
              {chosen > 0 ? `Filter (${chosen})` : 'Filter'}
            </LinkButton>
          </div>
        ) : null}
        <ChosenFilters filter={filter} />
        {list && list.open > 0 && company.hasFailed ? (
          <div className="px-5 pb-5">
            <Alert tone="fair" title="This company’s job board couldn’t be read completely">
              <Outdated company={company} />
            </Alert>
          </div>
        ) : null}
        {list === null ? (
          <div className="px-5 pb-5">
            <Alert tone="low" title="Could not load job listings. Please try again later." />
          </div>
        ) : list.jobs.length === 0 ? (
          <NoPositions company={company} isNarrowed={isNarrowed} />
        ) : (
          <ul>
            {list.jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Card>
      {list ? (
        <div className="mt-5">
          <Pagination
            page={list.page}
            pageCount={list.pageCount}
            hrefFor={(page) => filterAddress(filter, { page })}
          />
        </div>
      ) : null}
    </section>
  );
}

function Count({ found, open, isNarrowed }: { found: number; open: number; isNarrowed: boolean }) {
  return (
    <span role="status" className="num">
      {isNarrowed ? `${found.toLocaleString('en')} of ${counted(open, 'job')}` : counted(open, 'job')}
    </span>
  );
}

function SearchForm({ filter: { search, locations, departments } }: { filter: JobFilter }) {
  return (
    <Form method="get" role="search" preventScrollReset className="flex min-w-0 flex-1 basis-72 gap-2">
      {locations.map((location) => (
        <input key={location} type="hidden" name="location" value={location} />
      ))}
      {departments.map((department) => (
        <input key={department} type="hidden" name="department" value={department} />
      ))}
      <TextField
        label="Search jobs by title, department or location"
        hideLabel
        name="search"
        type="search"
        placeholder="Title, department or location"
        key={search}
        defaultValue={search}
        icon={<Search aria-hidden="true" />}
        className="max-w-[420px] flex-1"
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}

function NoPositions({ company, isNarrowed }: { company: PositionsProps['company']; isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={BriefcaseBusiness}
        title="No jobs match"
        action={<LinkButton to="?">Show All Positions</LinkButton>}
      >
        Try another word, or fewer filters.
      </EmptyState>
    );
  }
  if (company.isSyncing) {
    return <EmptyState title="Syncing jobs...">They appear here as they are read from the board.</EmptyState>;
  }
  const isRead = company.lastSyncAt !== null;
  if (company.hasFailed || (company.isFollowed && !isRead)) {
    return (
      <EmptyState
        icon={BriefcaseBusiness}
        title={isRead ? 'We couldn’t read its jobs' : 'We couldn’t read its jobs yet'}
      >
        The company’s job board didn’t answer in a way we can read. {nextTry(company.isFollowed)}
      </EmptyState>
    );
  }
  if (!isRead) {
    return (
      <EmptyState icon={BriefcaseBusiness} title="No jobs here yet">
        Follow this company to load its open jobs.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={BriefcaseBusiness} title="No open positions">
      {company.isFollowed ? 'New ones will appear here automatically.' : null}
    </EmptyState>
  );
}

function Outdated({ company: { lastSyncAt, isFollowed } }: Pick<PositionsProps, 'company'>) {
  return (
    <>
      {lastSyncAt ? (
        <>
          Its list was last read <RelativeTime at={lastSyncAt} />.{' '}
        </>
      ) : null}
      Some jobs may be missing, out of date or without their text. {nextTry(isFollowed)}
    </>
  );
}

/** Only followed companies are synced. */
const nextTry = (isFollowed: boolean) =>
  isFollowed ? 'We’ll try again automatically.' : 'Follow the company, and its board is read again.';
