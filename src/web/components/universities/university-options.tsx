import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import type { University } from '../../../shared/university-rules.ts';
import type { UniversitySearch } from '../../lib/universities/use-university-search.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { SearchWords } from './university-words.ts';

type UniversityOptionsProps = {
  open: boolean;
  search: UniversitySearch;
  words: SearchWords;
  active: number;
  listId: string;
  choose: (university: University) => void;
  tryAgain: () => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** What opens under the box: a line that says how it goes, then the list. */
export function UniversityOptions(props: UniversityOptionsProps) {
  const { open, search, words, active, listId, choose, tryAgain } = props;
  const { status, universities, source } = search;
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
    <div
      hidden={!open || status === 'idle'}
      onMouseDown={keepFocus}
      className="rounded-lg border border-line-strong bg-surface shadow-raised md:absolute md:inset-x-0 md:top-full md:z-40 md:mt-1 md:animate-appear"
    >
      <div className="flex items-start gap-2 px-3 py-2 text-xs text-ink-2">
        {status === 'loading' ? <Spinner /> : null}
        {status === 'failed' ? (
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0 text-low" />
        ) : null}
        <div className="min-w-0 flex-1">
          <p className={status === 'failed' ? 'text-low' : undefined}>{words.line}</p>
          {words.more ? <p>{words.more}</p> : null}
        </div>
        {status === 'failed' ? (
          <Button size="sm" onClick={tryAgain}>
            Try again
          </Button>
        ) : null}
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label="Universities"
        aria-busy={status === 'loading'}
        hidden={universities.length === 0}
        className={classNames(
          'max-h-[300px] overflow-y-auto overscroll-contain border-t p-1',
          status === 'loading' && 'opacity-60',
        )}
      >
        {universities.map((university, index) => (
          <Option
            key={university.id}
            id={optionId(listId, index)}
            university={university}
            isActive={index === active}
            choose={choose}
          />
        ))}
      </div>
      {source === 'built-in' && status === 'found' ? (
        <p className="border-t px-3 py-2 text-xs text-ink-2">
          Only a short built-in list could be searched. Any other name counts as you type it.
        </p>
      ) : null}
    </div>
  );
}

type OptionProps = Pick<UniversityOptionsProps, 'choose'> & {
  id: string;
  university: University;
  isActive: boolean;
};

function Option({ id, university, isActive, choose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's, which has the focus all the while.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => choose(university)}
      className={classNames(
        'flex min-h-9 cursor-pointer flex-wrap content-center items-baseline justify-between gap-x-3 rounded-sm px-2 py-1.5 hover:bg-hover max-md:min-h-11',
        isActive && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <span className="min-w-0">{university.name}</span>
      {university.country ? <span className="text-xs text-ink-2">{university.country}</span> : null}
    </div>
  );
}

/** Else a press would take it from the box, and the list would close before it is chosen from. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
