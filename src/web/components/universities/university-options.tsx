import type { UseComboboxReturnValue } from 'downshift';
import { CircleAlert } from 'lucide-react';
import type { University } from '../../../shared/rules/university-rules.ts';
import type { UniversitySearch } from '../../lib/universities/use-university-search.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { SearchMessage } from './university-words.ts';

type Combobox = UseComboboxReturnValue<University>;
type UniversityOptionsProps = Pick<
  Combobox,
  'isOpen' | 'highlightedIndex' | 'getMenuProps' | 'getItemProps'
> & {
  search: UniversitySearch;
  message: SearchMessage;
  onTryAgain: () => void;
};

/** What opens below the box: how the search is going, then the list. */
export function UniversityOptions(props: UniversityOptionsProps) {
  const { isOpen, highlightedIndex, getMenuProps, getItemProps, search, message, onTryAgain } = props;
  const { status, universities } = search;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
    <div
      hidden={!isOpen || status === 'idle'}
      // Otherwise pressing the mouse button would take the focus from the box and close the list.
      onMouseDown={(event) => event.preventDefault()}
      className="rounded-lg border border-line-strong bg-surface shadow-raised md:absolute md:inset-x-0 md:top-full md:z-40 md:mt-1 md:animate-appear"
    >
      <div className="flex items-start gap-2 px-3 py-2 text-xs text-ink-2">
        {status === 'loading' ? <Spinner /> : null}
        {status === 'failed' ? (
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0 text-low" />
        ) : null}
        <div className="min-w-0 flex-1">
          <p className={status === 'failed' ? 'text-low' : undefined}>{message.line}</p>
          {message.more ? <p>{message.more}</p> : null}
        </div>
        {status === 'failed' ? (
          <Button size="sm" onClick={onTryAgain}>
            Try again
          </Button>
        ) : null}
      </div>
      <div
        {...getMenuProps({
          'aria-label': 'Universities',
          'aria-busy': status === 'loading',
          hidden: universities.length === 0,
          className: classNames(
            'max-h-[300px] overflow-y-auto overscroll-contain border-t p-1',
            status === 'loading' && 'opacity-60',
          ),
        })}
      >
        {universities.map((item, index) => (
          <div
            {...getItemProps({ item, index })}
            key={item.id}
            className={classNames(
              'flex min-h-9 cursor-pointer flex-wrap content-center items-baseline justify-between gap-x-3 rounded-sm px-2 py-1.5 hover:bg-hover max-md:min-h-11',
              index === highlightedIndex && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent',
            )}
          >
            <span className="min-w-0">{item.name}</span>
            {item.country ? <span className="text-xs text-ink-2">{item.country}</span> : null}
          </div>
        ))}
      </div>
    </div>
  );
}
