import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { longestUniversityQuery, type University } from '../../../shared/university-rules.ts';
import { useUniversitySearch } from '../../lib/universities/use-university-search.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { controlClass } from '../../ui/fields/control-class.ts';
import { type ControlProps, Field, type FieldText } from '../../ui/fields/field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { optionId, UniversityOptions } from './university-options.tsx';
import { searchWords } from './university-words.ts';

type InputProps = {
  name: string;
  defaultValue?: string;
  required?: boolean;
  maxLength?: number;
  placeholder?: string;
  /** What stands in the field now; `chosen` where it was taken from the list and not typed. */
  onChange?: (value: string, chosen?: University) => void;
};

type UniversityPickerProps = FieldText & InputProps & { id?: string; className?: string };

const clearQueryMs = 300;
const narrow = '(width < 768px)';

/**
 * A text box that knows universities. What is typed always counts as it is; the list only helps. Before JavaScript it
 * is a text box and no more. Under 768 px the list takes the whole screen, with the box at the top.
 */
export function UniversityPicker(props: UniversityPickerProps) {
  const { id, label, hideLabel, hint, errors, labelEnd, className, ...input } = props;
  return (
    <Field {...{ id, label, hideLabel, hint, errors, labelEnd, className }} required={input.required}>
      {(control) => <Combobox {...input} label={label} control={control} />}
    </Field>
  );
}

type ComboboxProps = InputProps & { label: FieldText['label']; control: ControlProps };

function Combobox({ label, control, onChange, ...given }: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const choosing = useRef<University>(undefined);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useQuery(open);
  const { search, tryAgain } = useUniversitySearch(query, open);
  const { universities } = search;
  const [active, setActive] = useActive(universities);
  const enhanced = useHydrated();
  const listId = `${control.id}-list`;
  const hasList = open && universities.length > 0;
  const words = searchWords(search);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    onChange?.(value, choosing.current);
    if (choosing.current) return;
    setQuery(value.slice(0, longestUniversityQuery));
    // A value that a program put there, such as one kept from before signing in again, is no question.
    if (event.target === document.activeElement) setOpen(true);
  }

  function choose(university: University) {
    choosing.current = university;
    if (input.current) setValue(input.current, university.name);
    choosing.current = undefined;
    setOpen(false);
  }

  function step(to: number) {
    setOpen(true);
    const count = universities.length;
    if (open && count > 0) setActive((to + count) % count);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const isInList = open && active >= 0;
    const chosen = isInList ? universities[active] : undefined;
    const keys: Record<string, (() => void) | undefined | false> = {
      ArrowDown: () => step(active + 1),
      ArrowUp: () => step(active < 0 ? universities.length - 1 : active - 1),
      Home: isInList && (() => setActive(0)),
      End: isInList && (() => setActive(universities.length - 1)),
      // With nothing picked out Enter sends the form, as in any text box; but not one that the list covers.
      Enter: chosen ? () => choose(chosen) : open && matchMedia(narrow).matches && (() => setOpen(false)),
      Escape: open && (() => setOpen(false)),
    };
    const act = keys[event.key];
    if (event.key === 'Enter' && !act) setOpen(false);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div className="min-h-10 md:min-h-9">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left it. */}
      <div
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
        className={classNames(
          'relative',
          open &&
            'max-md:fixed max-md:inset-0 max-md:z-50 max-md:flex max-md:flex-col max-md:gap-3 max-md:overflow-y-auto max-md:overscroll-contain max-md:bg-surface max-md:p-4',
        )}
      >
        {open ? (
          <div className="flex items-center justify-between gap-4 md:hidden">
            <span aria-hidden="true" className="font-[620]">
              {label}
            </span>
            <Button onClick={() => setOpen(false)}>Done</Button>
          </div>
        ) : null}
        <input
          ref={input}
          type="text"
          autoComplete="off"
          {...given}
          {...control}
          {...(enhanced && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-expanded': hasList,
            'aria-controls': listId,
            'aria-activedescendant': hasList && active >= 0 ? optionId(listId, active) : undefined,
          })}
          onChange={take}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          className={classNames(controlClass, 'h-10 max-md:shrink-0 md:h-9')}
        />
        <UniversityOptions
          {...{ open, search, words, active, listId, choose }}
          tryAgain={() => {
            input.current?.focus();
            tryAgain();
          }}
        />
        <p role="status" className="sr-only">
          {open ? words.announced : null}
        </p>
      </div>
    </div>
  );
}

/** What is searched for. It is forgotten a moment after the list closed, so that opening it anew starts afresh. */
function useQuery(open: boolean) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setQuery(''), clearQueryMs);
    return () => clearTimeout(timer);
  }, [open]);
  return [query, setQuery] as const;
}

/** The option that the keys have picked out; other options, and none is. */
function useActive(universities: University[]) {
  const [{ of, index }, set] = useState({ of: universities, index: -1 });
  const setActive = (to: number) => set({ of: universities, index: to });
  return [of === universities ? index : -1, setActive] as const;
}

/** As if it had been typed: whoever listens to the form hears of it, and React hears of it only past its own setter. */
function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
