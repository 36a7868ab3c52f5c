import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import type { JobFilter } from '../../../shared/job-filter.ts';
import { filterAddress } from '../../lib/addresses/job-filter-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type Option = { value: string; count: number };
export type FilterOptions = { locations: Option[]; departments: Option[] };
type FilterProps = { filter: JobFilter; options: FilterOptions | null };

/** The open dialog has its own URL; without JavaScript the same form is part of the page. */
export function FilterDialog({ filter, options }: FilterProps) {
  const navigate = useNavigate();
  const close = () => navigate(filterAddress(filter), { replace: true, preventScrollReset: true });
  return (
    <>
      <Dialog
        open={options !== null}
        onClose={close}
        title="Filter positions"
        description="Shows jobs in any of the places and any of the departments you choose."
        footer={
          <>
            <LinkButton to={filterAddress({ ...filter, locations: [], departments: [] })} preventScrollReset>
              Clear
            </LinkButton>
            <Button type="submit" form="job-filters" variant="primary">
              Show Positions
            </Button>
          </>
        }
      >
        {options ? <Choices id="job-filters" filter={filter} options={options} /> : null}
      </Dialog>
      {options ? (
        <noscript>
          <Card className="mb-5 p-5">
            <h2 className="mb-4">Filter positions</h2>
            <Choices id="job-filters-plain" filter={filter} options={options}>
              <Button type="submit" variant="primary" className="self-start">
                Show Positions
              </Button>
            </Choices>
          </Card>
        </noscript>
      ) : null}
    </>
  );
}

type ChoicesProps = { id: string; filter: JobFilter; options: FilterOptions; children?: React.ReactNode };

function Choices({ id, filter, options, children }: ChoicesProps) {
  return (
    <Form id={id} method="get" preventScrollReset className="flex flex-col gap-6">
      {filter.search ? <input type="hidden" name="search" value={filter.search} /> : null}
      <OptionList label="Locations" name="location" options={options.locations} chosen={filter.locations} />
      <OptionList
        label="Departments"
        name="department"
        options={options.departments}
        chosen={filter.departments}
      />
      {children}
    </Form>
  );
}

type OptionListProps = { label: string; name: string; options: Option[]; chosen: string[] };

/** Longer lists get a search field. */
const maxWithoutSearch = 12;

function OptionList({ label, name, options, chosen }: OptionListProps) {
  const [query, setQuery] = useState('');
  // Chosen values stay listed, so that they can be cleared even if no job of this search has them.
  const unavailable = chosen.filter((value) => !options.some((option) => option.value === value));
  const all = [...unavailable.map((value) => ({ value, count: 0 })), ...options];
  const matches = ({ value }: Option) => value.toLowerCase().includes(query.trim().toLowerCase());
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-[600]">{label}</legend>
      {all.length > maxWithoutSearch ? (
        <TextField
          label={`Find in ${label.toLowerCase()}`}
          hideLabel
          type="search"
          placeholder={`Find in ${label.toLowerCase()}`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="mb-3 noscript:hidden"
        />
      ) : null}
      {all.length === 0 ? <p className="text-ink-2">None listed.</p> : null}
      <ul
        className={classNames(
          'grid gap-x-5 gap-y-2 sm:grid-cols-2',
          all.length > maxWithoutSearch
            ? 'max-h-72 overflow-y-auto overscroll-contain rounded-md border p-3'
            : null,
        )}
      >
        {all.map((option) => (
          <li key={option.value} hidden={!matches(option)}>
            <Checkbox
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              label={
                <span className="font-[450]">
                  {option.value} <span className="num text-ink-3">({option.count})</span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
