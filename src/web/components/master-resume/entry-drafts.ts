import type { FormKind, Typed } from '../../../shared/master-resume/master-resume-forms.ts';
import { useOwnDrafts } from '../../lib/forms/own-drafts.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

export type Drafts = {
  /** What was typed last into this form and not saved, also when its dialog, its tab or the page was left since. */
  of: (kind: FormKind, id: string | undefined) => Typed | undefined;
  keep: (kind: FormKind, id: string | undefined, values: Typed) => void;
  drop: (kind: FormKind, id: string | undefined) => void;
  dropAll: () => void;
};

const draftsName = 'master-resume ';
const nameOf = (kind: FormKind, id = 'new') => `${draftsName}${kind} ${id}`;

export function useDrafts(): Drafts {
  const own = useOwnDrafts();
  const hydrated = useHydrated();
  return {
    of: (kind, id) => (hydrated ? own.of<Typed>(nameOf(kind, id)) : undefined),
    keep: (kind, id, values) => own.keep(nameOf(kind, id), values),
    drop: (kind, id) => own.drop(nameOf(kind, id)),
    dropAll: () => own.drop(draftsName),
  };
}
