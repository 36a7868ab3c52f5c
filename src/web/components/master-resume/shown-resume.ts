import { useFetchers } from 'react-router';
import {
  checkTyped,
  type DetailKind,
  type Entered,
  type Typed,
  typedIn,
  typedOf,
} from '../../../shared/master-resume/master-resume-forms.ts';
import {
  changeOf,
  type DetailChange,
  idFieldOf,
  type MasterResumeIntent,
} from '../../lib/master-resume/master-resume-change.ts';

/** `pending`: shown already, while the server has yet to say that it is kept. */
export type Shown<Kind extends DetailKind> = Entered[Kind] & { id: string; pending?: boolean };
export type ShownEntries = { [Kind in DetailKind]: Shown<Kind>[] };
type Kept = { [Kind in DetailKind]: (Entered[Kind] & { id: string })[] };

/** The entries as they will be once the changes under way are done. One that fails is gone from here by itself. */
export function useShownEntries(kept: Kept): ShownEntries {
  const sending = useFetchers().filter(
    ({ formData, formAction }) => formData && formAction?.split('?')[0] === '/master-resume',
  );
  return sending.reduce<ShownEntries>((entries, { formData }) => {
    const form = formData as FormData;
    const change = changeOf(String(form.get('intent') ?? '') as MasterResumeIntent);
    return change.verb === 'save' || change.verb === 'delete' ? entries : changed(entries, change, form);
  }, kept);
}

function changed<Kind extends DetailKind>(
  entries: ShownEntries,
  { verb, kind }: DetailChange & { kind: Kind },
  form: FormData,
): ShownEntries {
  const id = String(form.get(idFieldOf(kind)) ?? '');
  const before = entries[kind] as Shown<Kind>[];
  if (verb === 'remove') return { ...entries, [kind]: before.filter((entry) => entry.id !== id) };
  const { entered } = checkTyped(kind, typedIn(kind, form));
  if (!entered) return entries;
  if (verb === 'update') {
    const after = before.map((entry) => (entry.id === id ? { ...entered, id, pending: true } : entry));
    return { ...entries, [kind]: after };
  }
  // A live update may have brought the new entry before the answer that ends the adding.
  const words = wordsOf(kind, entered);
  if (before.some((entry) => wordsOf(kind, entry) === words)) return entries;
  return { ...entries, [kind]: [{ ...entered, id: 'new', pending: true }, ...before] };
}

const wordsOf = <Kind extends DetailKind>(kind: Kind, entered: Entered[Kind]): string =>
  JSON.stringify(typedOf(kind, entered) satisfies Typed);
