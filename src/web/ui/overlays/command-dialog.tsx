import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { counted } from '../../../shared/plural.ts';
import { buttonClass } from '../buttons/button-class.ts';
import { Kbd } from '../kbd.tsx';
import { Spinner } from '../spinner.tsx';
import type { CommandGroup, CommandItem } from './command-items.ts';
import { useModal } from './use-modal.ts';

type CommandDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What the dialog is for, such as "Find anything". */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What matches the query. Groups that arrive later go to the end, so that the selected item stays where it is. */
  groups: CommandGroup[];
  isSearching?: boolean;
  /** Why something may be missing. */
  failure?: string;
  nothingFound: string;
};

export function CommandDialog(props: CommandDialogProps) {
  const { open, onClose, label, placeholder, query, onQueryChange, groups, isSearching, failure } = props;
  const modal = useModal(open, onClose);
  const navigate = useNavigate();
  const choose = (item: CommandItem) => {
    onClose();
    if ('run' in item) item.run();
    else navigate(item.href);
  };
  const isEmpty = groups.length === 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop only repeats what Esc does.
    <dialog
      {...modal}
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="mx-auto mt-4 w-[min(600px,calc(100%-32px))] rounded-lg border bg-surface p-0 text-ink shadow-raised backdrop:bg-backdrop open:animate-appear md:mt-[12vh]"
    >
      {open ? (
        // Our own filter decides what matches: cmdk's also reorders the groups.
        <Command label={label} loop shouldFilter={false}>
          <div className="flex items-center gap-3 border-b px-4">
            <span className="flex shrink-0 text-ink-3">
              {isSearching ? <Spinner /> : <Search aria-hidden="true" className="size-4" />}
            </span>
            <Command.Input
              data-autofocus
              value={query}
              onValueChange={onQueryChange}
              placeholder={placeholder}
              maxLength={100}
              className="h-12 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-sm md:text-sm"
            />
            <span className="flex shrink-0 max-md:hidden">
              <Kbd>Esc</Kbd>
            </span>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className={buttonClass({ variant: 'ghost', size: 'icon-sm', className: '-mr-2 md:hidden' })}
            >
              <X aria-hidden="true" />
            </button>
          </div>
          <Command.List
            label={label}
            className={
              isEmpty
                ? undefined
                : 'max-h-[min(440px,60dvh)] scroll-py-2 overflow-y-auto p-2 [overflow-anchor:none]'
            }
          >
            {groups.map((group) => (
              <Group key={group.heading} group={group} onChoose={choose} />
            ))}
          </Command.List>
          {isEmpty && !failure ? (
            <p className="px-5 py-8 text-center text-ink-2">
              {isSearching ? 'Searching…' : props.nothingFound}
            </p>
          ) : null}
          {failure ? (
            <p className={isEmpty ? 'px-5 py-8 text-center text-ink-2' : 'border-t px-5 py-3 text-ink-2'}>
              {failure}
            </p>
          ) : null}
          <p role="status" className="sr-only">
            {isSearching || query.trim() === ''
              ? null
              : [failure, summary(groups, props.nothingFound)].filter(Boolean).join(' ')}
          </p>
        </Command>
      ) : null}
    </dialog>
  );
}

function summary(groups: CommandGroup[], nothingFound: string): string {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return count > 0 ? `${counted(count, 'entry', 'entries')} found.` : nothingFound;
}

function Group({ group, onChoose }: { group: CommandGroup; onChoose: (item: CommandItem) => void }) {
  return (
    <Command.Group
      heading={group.heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-3"
    >
      {group.items.map((item) => (
        <Command.Item
          key={item.id}
          value={item.id}
          onSelect={() => onChoose(item)}
          className="flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-1.5 data-[selected=true]:bg-accent-soft"
        >
          <span className="min-w-0">
            <span dir="auto" className="line-clamp-2">
              {item.title}
            </span>
            {item.detail ? (
              <span dir="auto" className="block truncate text-xs text-ink-3">
                {item.detail}
              </span>
            ) : null}
          </span>
          {item.hint ? <span className="shrink-0 text-xs text-ink-3">{item.hint}</span> : null}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
