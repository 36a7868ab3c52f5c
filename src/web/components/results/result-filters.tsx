import { ArrowDownNarrowWide, ArrowDownWideNarrow, Search } from 'lucide-react';
import { minimumScores, type ResultFilter } from '../../../shared/results/result-filter.ts';
import { resultsAddress } from '../../lib/addresses/result-filter-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFilterForm } from './use-filter-form.ts';

type ResultFiltersProps = { filter: ResultFilter; companies: string[] };

/** A plain GET form; with JavaScript every change applies immediately. */
export function ResultFilters({ filter, companies }: ResultFiltersProps) {
  const form = useFilterForm(filter);
  const { search, company, minimum, sort, order } = filter;
  // The chosen company stays listed even if no result has it any more, so that it can be cleared.
  const listed = company && !companies.includes(company) ? [company, ...companies] : companies;
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
          options={listed.map((name) => ({ value: name, label: name }))}
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

const orderLabels = {
  score: { desc: 'Highest first', asc: 'Lowest first' },
  date: { desc: 'Newest first', asc: 'Oldest first' },
};

/** Shows the current sort order; a click reverses it. */
function OrderToggle({ filter }: { filter: ResultFilter }) {
  const { sort, order } = filter;
  const reversed = order === 'desc' ? 'asc' : 'desc';
  return (
    <LinkButton
      to={resultsAddress({ ...filter, order: reversed })}
      preventScrollReset
      aria-label={`${orderLabels[sort][order]}. Change to ${orderLabels[sort][reversed].toLowerCase()}`}
      className="h-10 md:h-9"
    >
      {order === 'desc' ? (
        <ArrowDownWideNarrow aria-hidden="true" />
      ) : (
        <ArrowDownNarrowWide aria-hidden="true" />
      )}
      {orderLabels[sort][order]}
    </LinkButton>
  );
}
