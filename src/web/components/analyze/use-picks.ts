import { useState } from 'react';
import { maxPicks } from '../../../shared/results/analysis-run.ts';
import { useHydrated } from '../../lib/forms/hydrated.ts';
import { useOwnDrafts } from '../../lib/forms/own-drafts.ts';

const draftName = 'picks';
const none: string[] = [];

/** The jobs that are ticked, on whatever page they stand: they wait in this tab until they are analyzed or taken back. */
export function usePicks() {
  const drafts = useOwnDrafts();
  const inPage = useHydrated();
  const [changed, setChanged] = useState<string[]>();
  const kept = changed ?? (inPage ? drafts.of<string[]>(draftName) : undefined) ?? none;
  const keep = (ids: string[]) => {
    const fitting = ids.slice(0, maxPicks);
    drafts.keep(draftName, fitting);
    setChanged(fitting);
  };
  return {
    picks: new Set(kept),
    isFull: kept.length >= maxPicks,
    /** Ticks them, or takes their ticks away. */
    pick: (ids: string[], isPicked: boolean) => {
      const others = kept.filter((id) => !ids.includes(id));
      keep(isPicked ? [...others, ...ids] : others);
    },
    clear: () => keep([]),
  };
}
