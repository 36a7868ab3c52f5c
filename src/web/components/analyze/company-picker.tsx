import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Radio } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

type CompanyPickerProps = {
  companies: { id: string; name: string }[];
  chosen: string;
  onChoose: (company: string) => void;
};

/** Longer lists get a search field. */
const maxWithoutSearch = 8;

/** A radio group of followed companies, for the surrounding form. */
export function CompanyPicker({ companies, chosen, onChoose }: CompanyPickerProps) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('input:checked')?.parentElement;
    if (list.current && row) list.current.scrollTop = row.offsetTop - list.current.offsetTop;
  }, []);
  const matches = ({ name }: { name: string }) => name.toLowerCase().includes(query.trim().toLowerCase());
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-3 text-base font-[620] tracking-[-0.01em]">Company</legend>
      {companies.length > maxWithoutSearch ? (
        <TextField
          label="Find a company"
          hideLabel
          type="search"
          placeholder="Find a company"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          icon={<Search aria-hidden="true" />}
          className="mb-3 noscript:hidden"
        />
      ) : null}
      {companies.length === 0 ? (
        <p className="text-ink-2">
          You’re not following any companies yet. <TextLink to="/companies">Follow one</TextLink>, and its
          open jobs can be analyzed here.
        </p>
      ) : (
        <div ref={list} className="-mx-1 flex max-h-64 flex-col gap-2.5 overflow-y-auto p-1">
          {companies.map((company) => (
            <Radio
              key={`${company.id} ${company.id === chosen}`}
              name="company"
              value={company.id}
              label={<span className="[overflow-wrap:anywhere]">{company.name}</span>}
              defaultChecked={company.id === chosen}
              onChange={() => onChoose(company.id)}
              className={matches(company) ? 'shrink-0' : 'hidden'}
            />
          ))}
          {companies.some(matches) ? null : <p className="text-ink-2">None of your companies match.</p>}
        </div>
      )}
    </fieldset>
  );
}
