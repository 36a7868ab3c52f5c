import { type RefObject, useLayoutEffect, useState } from 'react';
import { CommandDialog } from '../../ui/overlays/command-dialog.tsx';
import { matchingGroups } from '../../ui/overlays/command-items.ts';
import type { HeaderViewer } from '../frame/site-nav.ts';
import { foundGroups } from './found-groups.ts';
import { screenGroups } from './screen-groups.ts';
import { useActions } from './use-actions.ts';
import { usePaletteSearch } from './use-palette-search.ts';

type SiteCommandsProps = {
  viewer: HeaderViewer | null;
  open: boolean;
  /** Ends the keeping of what is typed before the text box has the focus, and gives it back. */
  takeTyped: RefObject<() => string>;
  onClose: () => void;
};

/** The command palette's content: screens and actions at once, then what the server finds. Visitors see screens only. */
export default function SiteCommands({ viewer, open, takeTyped, onClose }: SiteCommandsProps) {
  const [query, setQuery] = useState('');
  const actions = useActions();
  const search = usePaletteSearch(query, open && viewer !== null);
  // In the commit that opens the dialog, so that no key comes between what was kept and what the text box gets.
  useLayoutEffect(() => setQuery(open ? takeTyped.current() : ''), [open, takeTyped]);
  const [screens, ...others] = screenGroups(viewer);
  const own = [...(screens ? [screens] : []), ...(viewer ? [actions] : []), ...others];
  const found = search.answer ? foundGroups(search.answer) : [];
  return (
    <CommandDialog
      open={open}
      onClose={onClose}
      label="Find anything"
      placeholder={viewer ? 'Find a job, company, résumé or screen' : 'Find a screen'}
      query={query}
      onQueryChange={setQuery}
      groups={[
        ...matchingGroups(own, query),
        // Until the next answer arrives, what still matches of the last one stays.
        ...(search.isSearching ? matchingGroups(found, query) : found),
      ]}
      isSearching={search.isSearching}
      failure={search.failure}
      nothingFound={viewer ? 'Nothing found. Try other words.' : 'No screen has this name.'}
    />
  );
}
