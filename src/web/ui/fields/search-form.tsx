import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../buttons/button.tsx';
import { TextField } from './text-field.tsx';

type SearchFormProps = {
  /** Says what is searched to those who don't see the placeholder. */
  label: string;
  placeholder: string;
  /** What the list below was searched for. */
  search: string;
  /** The page to open with the results, if it isn't this one. */
  action?: string;
  /** Parts of the address that a search keeps; an empty one is left out. */
  keep?: Record<string, string | null>;
  /** Other filters, between the field and its button. */
  filters?: ReactNode;
  /** What follows the button, such as a way back to everything. */
  end?: ReactNode;
};

/** A list's search. It works without JavaScript: what is searched for is in the page's address. */
export function SearchForm({ label, placeholder, search, action, keep = {}, filters, end }: SearchFormProps) {
  return (
    <Form role="search" action={action} className="mb-5 flex flex-wrap items-end gap-3">
      {Object.entries(keep).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <TextField
        key={search}
        label={label}
        hideLabel
        name="search"
        type="search"
        placeholder={placeholder}
        defaultValue={search}
        icon={<Search aria-hidden="true" />}
        className="max-w-[360px] flex-1 basis-52"
      />
      {filters}
      <Button type="submit">Search</Button>
      {end}
    </Form>
  );
}
