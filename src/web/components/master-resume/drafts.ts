import { useState } from 'react';
import type { FormKind, Typed } from '../../../shared/master-resume-forms.ts';

export type Drafts = {
  /** What was typed last into this form and not saved, also when its dialog or tab was left since. */
  of: (kind: FormKind, id: string | undefined) => Typed | undefined;
  keep: (kind: FormKind, id: string | undefined, values: Typed) => void;
  drop: (kind: FormKind, id: string | undefined) => void;
};

export function useDrafts(): Drafts {
  const [kept] = useState(() => new Map<string, Typed>());
  const key = (kind: FormKind, id = '') => `${kind} ${id}`;
  return {
    of: (kind, id) => kept.get(key(kind, id)),
    keep: (kind, id, values) => kept.set(key(kind, id), values),
    drop: (kind, id) => kept.delete(key(kind, id)),
  };
}
