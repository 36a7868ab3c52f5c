import type { EntryValues, FormKind } from '../../../shared/master-resume/master-resume-forms.ts';
import { useOwnDrafts } from '../../lib/forms/own-drafts.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

export type Drafts = {
  /** The unsaved values of a form, even if its dialog, its tab or the page has been left since. */
  get: (kind: FormKind, id: string | undefined) => EntryValues | undefined;
  save: (kind: FormKind, id: string | undefined, values: EntryValues) => void;
  remove: (kind: FormKind, id: string | undefined) => void;
  removeAll: () => void;
};

const prefix = 'master-resume ';
const nameOf = (kind: FormKind, id = 'new') => `${prefix}${kind} ${id}`;

export function useDrafts(): Drafts {
  const own = useOwnDrafts();
  const hydrated = useHydrated();
  return {
    get: (kind, id) => (hydrated ? own.get<EntryValues>(nameOf(kind, id)) : undefined),
    save: (kind, id, values) => own.save(nameOf(kind, id), values),
    remove: (kind, id) => own.remove(nameOf(kind, id)),
    removeAll: () => own.remove(prefix),
  };
}
