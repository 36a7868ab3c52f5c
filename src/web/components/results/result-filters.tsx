import { ArrowDownNarrowWide, ArrowDownWideNarrow, Search } from 'lucide-react';
import { minimumScores, type ResultFilter } from '../../../shared/results/result-filter.ts';
import { resultsAddress } from '../../lib/addresses/result-filter-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFilterForm } from './use-filter-form.ts';

type ResultFiltersProps = { filter: ResultFilter; companies: string[] };

/** A plain form; with JavaScript what is chosen applies at once. */
export function ResultFilters({ filter, companies }: ResultFiltersProps) {
  const form = useFilterForm(filter);
  const { search, company, minimum, sort, order } = filter;
  // What is chosen stays to be taken back, though no result is of it any more.
  const known = company && !companies.includes(company) ? [company, ...companies] : companies;
  return (
    <search aria-label="Results">
      <form
        method="get"
        {...form}
        className="grid items-end grid-cols-2 gap-3 px-5 pb-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1.2fr)_minmax(0,0.8fr)_minmax(0,0.8fr)_auto]"
      >
        <TextField
          label="Search"
          name="search"
          type="search"
          placeholder="Title or company"
          defaultValue={search}
          icon={<Search aria-hidden="true" />}
          className="max-lg:col-span-2"
        />
        <SelectField
          label="Company"
          name="company"
          defaultValue={company}
          placeholder="All"
          options={known.map((name) => ({ value: name, label: name }))}
        />
        <SelectField
          label="Minimum score"
          name="min"
          defaultValue={String(minimum ?? '')}
          placeholder="All"
          options={minimumScores.map((score) => ({ value: String(score), label: String(score) }))}
        />
        <SelectField
          label="Sort by"
          name="sort"
          defaultValue={sort}
          options={[
            { value: 'score', label: 'Score' },
            { value: 'date', label: 'Date' },
          ]}
        />
        <input type="hidden" name="order" defaultValue={order} />
        <div className="flex flex-wrap gap-2">
          <OrderToggle filter={filter} />
          <noscript>
            <Button type="submit">Apply</Button>
          </noscript>
        </div>
      </form>
    </search>
  );
}

const words = {
  score: { desc: 'Highest first', asc: 'Lowest first' },
  date: { desc: 'Newest first', asc: 'Oldest first' },
};

/** Says how the list is sorted now; a press turns it round. */
function OrderToggle({ filter }: { filter: ResultFilter }) {
  const { sort, order } = filter;
  const other = order === 'desc' ? 'asc' : 'desc';
  return (
    <LinkButton
      to={resultsAddress({ ...filter, order: other })}
      preventScrollReset
      aria-label={`${words[sort][order]}. Change to ${words[sort][other].toLowerCase()}`}
      className="h-10 md:h-9"
    >
      {order === 'desc' ? (
        <ArrowDownWideNarrow aria-hidden="true" />
      ) : (
        <ArrowDownNarrowWide aria-hidden="true" />
      )}
      {words[sort][order]}
    </LinkButton>
  );
}
