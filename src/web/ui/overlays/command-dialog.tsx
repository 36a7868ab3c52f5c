import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Kbd } from '../kbd.tsx';
import type { CommandGroup, CommandItem, CommandSource } from './command-source.ts';
import { useModal } from './use-modal.ts';

type CommandDialogProps = CommandSource & { open: boolean; onClose: () => void };

export default function CommandDialog({ open, onClose, groups, search, placeholder }: CommandDialogProps) {
  const element = useModal(open);
  const [query, setQuery] = useState('');
  const results = useSearchResults(query, search);
  const navigate = useNavigate();
  useEffect(() => {
    if (!open) setQuery('');
  }, [open]);
  const choose = (item: CommandItem) => {
    onClose();
    navigate(item.href);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop only repeats what Esc does.
    <dialog
      ref={element}
      aria-label="Go to"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="mx-auto mt-[12vh] w-[min(600px,calc(100%-32px))] rounded-lg border bg-surface p-0 text-ink shadow-raised backdrop:bg-backdrop open:animate-appear"
    >
      {open ? (
        <Command label="Go to" loop>
          <div className="flex items-center gap-3 border-b px-4">
            <Search aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            <Command.Input
              data-autofocus
              value={query}
              onValueChange={setQuery}
              placeholder={placeholder ?? 'Where to?'}
              className="h-12 w-full min-w-0 bg-transparent text-base outline-none md:text-sm"
            />
            <Kbd>Esc</Kbd>
          </div>
          <Command.List className="max-h-[min(400px,60vh)] overflow-y-auto p-2">
            <Command.Empty className="px-3 py-8 text-center text-ink-2">
              {search ? 'Nothing found. Try other words.' : 'No screen has this name.'}
            </Command.Empty>
            {[...groups, ...results].map((group) => (
              <Group key={group.heading} group={group} onChoose={choose} />
            ))}
          </Command.List>
        </Command>
      ) : null}
    </dialog>
  );
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
          keywords={[item.title, ...(item.keywords ?? [])]}
          onSelect={() => onChoose(item)}
          className="flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-1.5 data-[selected=true]:bg-accent-soft"
        >
          <span className="min-w-0">{item.title}</span>
          {item.hint ? <span className="shrink-0 text-xs text-ink-3">{item.hint}</span> : null}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** Searches after a short pause in typing. A newer search aborts the previous one. */
function useSearchResults(query: string, search: CommandSource['search']): CommandGroup[] {
  const [results, setResults] = useState<CommandGroup[]>([]);
  useEffect(() => {
    const text = query.trim();
    if (!search || text.length < 2) {
      setResults([]);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search(text, controller.signal)
        .then(setResults)
        .catch(() => {
          if (!controller.signal.aborted) setResults([]);
        });
    }, 150);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, search]);
  return results;
}
