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

/** So many can be looked over; more can be looked through. */
const fitting = 8;

/** The companies that are followed; a field of the form around it. */
export function CompanyPicker({ companies, chosen, onChoose }: CompanyPickerProps) {
  const [part, setPart] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('input:checked')?.parentElement;
    if (list.current && row) list.current.scrollTop = row.offsetTop - list.current.offsetTop;
  }, []);
  const wanted = part.trim().toLowerCase();
  const found = companies.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-3 text-md font-[600]">Company</legend>
      {companies.length > fitting ? (
        <TextField
          label="Find a company"
          hideLabel
          type="search"
          placeholder="Find a company"
          value={part}
          onChange={({ currentTarget }) => setPart(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          icon={<Search aria-hidden="true" />}
          className="mb-3 noscript:hidden"
        />
      ) : null}
      {companies.length === 0 ? (
        <p className="text-ink-2">
          You follow no company yet. <TextLink to="/companies">Follow one</TextLink>, and its open jobs can be
          analyzed here.
        </p>
      ) : (
        <div ref={list} className="-mx-1 flex max-h-64 flex-col gap-2.5 overflow-y-auto p-1">
          {companies.map(({ id, name }) => (
            <Radio
              key={`${id} ${id === chosen}`}
              name="company"
              value={id}
              label={<span className="[overflow-wrap:anywhere]">{name}</span>}
              defaultChecked={id === chosen}
              onChange={() => onChoose(id)}
              className={name.toLowerCase().includes(wanted) ? undefined : 'hidden'}
            />
          ))}
          {found.length === 0 ? <p className="text-ink-2">No followed company is called that.</p> : null}
        </div>
      )}
    </fieldset>
  );
}
