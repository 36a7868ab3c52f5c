import { useFetchers } from 'react-router';
import {
  type DetailKind,
  type Entered,
  type EntryValues,
  parseEntry,
  readEntryForm,
  toEntryValues,
} from '../../../shared/master-resume/master-resume-forms.ts';
import {
  type DetailChange,
  idFieldOf,
  type MasterResumeIntent,
  parseIntent,
} from '../../lib/master-resume/master-resume-change.ts';

/** A `pending` entry is shown before the server has saved it. */
export type Shown<Kind extends DetailKind> = Entered[Kind] & { id: string; pending?: boolean };
export type ShownEntries = { [Kind in DetailKind]: Shown<Kind>[] };
type Saved = { [Kind in DetailKind]: (Entered[Kind] & { id: string })[] };

/** The entries with all changes that are being sent. A change that fails disappears on its own. */
export function useShownEntries(saved: Saved): ShownEntries {
  const sending = useFetchers().filter(
    ({ formData, formAction }) => formData && formAction?.split('?')[0] === '/master-resume',
  );
  return sending.reduce<ShownEntries>((entries, { formData }) => {
    const form = formData as FormData;
    const change = parseIntent(String(form.get('intent') ?? '') as MasterResumeIntent);
    return change.verb === 'save' || change.verb === 'delete' ? entries : applyChange(entries, change, form);
  }, saved);
}

function applyChange<Kind extends DetailKind>(
  entries: ShownEntries,
  { verb, kind }: DetailChange & { kind: Kind },
  form: FormData,
): ShownEntries {
  const id = String(form.get(idFieldOf(kind)) ?? '');
  const before = entries[kind] as Shown<Kind>[];
  if (verb === 'remove') return { ...entries, [kind]: before.filter((entry) => entry.id !== id) };
  const { entry } = parseEntry(kind, readEntryForm(kind, form));
  if (!entry) return entries;
  if (verb === 'update') {
    const after = before.map((each) => (each.id === id ? { ...entry, id, pending: true } : each));
    return { ...entries, [kind]: after };
  }
  // A live update may bring the new entry before the answer to the form arrives.
  if (before.some((each) => isSame(each, entry))) return entries;
  return { ...entries, [kind]: [{ ...entry, id: 'new', pending: true }, ...before] };
}

const isSame = <Entry extends object>(saved: Entry, entry: Entry): boolean =>
  Object.entries(entry).every(([name, value]) => saved[name as keyof Entry] === value);

/** The saved values of an entry for its form; null if there is no such entry. */
export function findValues(entries: ShownEntries, kind: DetailKind, id: string): EntryValues | null {
  const list: { id: string }[] = entries[kind];
  const entry = list.find((each) => each.id === id);
  return entry ? toEntryValues(entry) : null;
}
