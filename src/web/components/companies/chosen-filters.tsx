import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { JobFilter } from '../../../shared/job-filter.ts';
import { filterAddress } from '../../lib/addresses/job-filter-address.ts';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';

/** The active filters, each with a link that removes it. */
export function ChosenFilters({ filter }: { filter: JobFilter }) {
  const { locations, departments } = filter;
  if (locations.length + departments.length === 0) return null;
  const without = (kind: 'locations' | 'departments', value: string) =>
    filterAddress({ ...filter, [kind]: filter[kind].filter((other) => other !== value) });
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 pb-4">
      <ul aria-label="Chosen filters" className="contents">
        {(['locations', 'departments'] as const).flatMap((kind) =>
          filter[kind].map((value) => (
            <li key={`${kind} ${value}`} className="max-w-full">
              <Link
                to={without(kind, value)}
                preventScrollReset
                aria-label={`${value}, remove this filter`}
                className="flex min-h-8 max-w-full items-center gap-1.5 rounded-md border border-accent-line bg-accent-soft px-2.5 text-xs text-accent no-underline hover:border-accent"
              >
                <span className="min-w-0">{value}</span>
                <X aria-hidden="true" className="size-3.5 shrink-0" />
              </Link>
            </li>
          )),
        )}
      </ul>
      <Link
        to={filterAddress({ ...filter, locations: [], departments: [] })}
        preventScrollReset
        className={`min-h-6 text-xs ${textLinkClass}`}
      >
        Clear
      </Link>
    </div>
  );
}
