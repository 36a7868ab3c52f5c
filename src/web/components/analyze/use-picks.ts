import { useState } from 'react';
import { maxPicks } from '../../../shared/rules/analysis-run-rules.ts';
import { useOwnDrafts } from '../../lib/forms/own-drafts.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const draftName = 'picks';
const none: string[] = [];

/** The jobs picked on any page of the list. They are kept in this tab until they are analyzed or cleared. */
export function usePicks() {
  const drafts = useOwnDrafts();
  const inPage = useHydrated();
  const [changedPicks, setChangedPicks] = useState<string[]>();
  const current = changedPicks ?? (inPage ? drafts.get<string[]>(draftName) : undefined) ?? none;
  const save = (ids: string[]) => {
    const limited = ids.slice(0, maxPicks);
    drafts.save(draftName, limited);
    setChangedPicks(limited);
  };
  return {
    picks: new Set(current),
    isFull: current.length >= maxPicks,
    /** Picks the jobs, or removes them from the picks. */
    pick: (ids: string[], isPicked: boolean) => {
      const others = current.filter((id) => !ids.includes(id));
      save(isPicked ? [...others, ...ids] : others);
    },
    clear: () => save([]),
  };
}
