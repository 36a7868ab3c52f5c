import {
  type DetailKind,
  type Entered,
  type Typed,
  typedOf,
} from '../../../shared/master-resume/master-resume-forms.ts';
import type { ShownEntries } from './shown-resume.ts';

/** An entry as its form shows it; null for one that is not there. */
export function entryValues(kind: DetailKind, id: string, entries: ShownEntries): Typed | null {
  if (kind === 'education') return typed(kind, entries.education, id);
  if (kind === 'experience') return typed(kind, entries.experience, id);
  return typed(kind, entries.certification, id);
}

function typed<Kind extends DetailKind>(
  kind: Kind,
  entries: (Entered[Kind] & { id: string })[],
  id: string,
): Typed | null {
  const entry = entries.find((each) => each.id === id);
  return entry ? typedOf(kind, entry) : null;
}
