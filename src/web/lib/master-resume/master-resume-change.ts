import type {
  DetailKind,
  EntryErrors,
  EntryValues,
} from '../../../shared/master-resume/master-resume-forms.ts';

export type MasterResumeIntent =
  | 'save-personal'
  | 'delete-master'
  | `${'add' | 'update' | 'remove'}-${DetailKind}`;

/** What the page's action returns: a message that the change was made, or why it wasn't. */
export type ChangeAnswer = {
  intent?: MasterResumeIntent;
  id?: string;
  done?: string;
  /** What was typed and what is wrong with it, in the shape that Conform takes. */
  result?: { submission: { payload: EntryValues; fields: string[]; intent: null }; error?: EntryErrors };
  error?: { code: string; message: string };
};

export type DetailChange = { verb: 'add' | 'update' | 'remove'; kind: DetailKind };
/** `delete` removes the whole master résumé. */
export type MasterResumeChange =
  | { verb: 'save'; kind: 'personal' }
  | { verb: 'delete'; kind: 'master' }
  | DetailChange;

export function parseIntent(intent: MasterResumeIntent): MasterResumeChange {
  const [verb, kind] = intent.split('-');
  return { verb, kind } as MasterResumeChange;
}

/** The form field with the id of the entry, or of the master résumé. */
export const idFieldOf = <Kind extends DetailKind | 'master'>(kind: Kind) => `${kind}Id` as const;

const names: Record<DetailKind, string> = {
  education: 'Education',
  experience: 'Experience',
  certification: 'Certification',
};
const participles = { add: 'added', update: 'updated', remove: 'removed' };
const gerunds = { add: 'adding', update: 'updating', remove: 'removing' };

/** `outcome` says whether personal information was "saved" or "updated". */
export function doneMessage({ verb, kind }: MasterResumeChange, outcome: unknown): string {
  if (verb === 'save') return `Personal information ${outcome}`;
  return verb === 'delete' ? 'Master résumé deleted' : `${names[kind]} ${participles[verb]}`;
}

/** The toast for a change that failed. */
export function failureMessage(intent: MasterResumeIntent, message: string) {
  const change = parseIntent(intent);
  if (change.verb === 'save') {
    return { title: 'Error', description: 'Failed to save personal information. Please try again.' };
  }
  if (change.verb === 'delete') return { title: 'Error deleting master résumé', description: message };
  if (intent === 'add-experience') return { title: 'Failed to save experience data', description: message };
  return { title: `Error ${gerunds[change.verb]} ${change.kind}`, description: message };
}
