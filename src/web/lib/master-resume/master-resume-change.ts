import type { DetailKind, EntryErrors, Typed } from '../../../shared/master-resume/master-resume-forms.ts';

export type MasterResumeIntent =
  | 'save-personal'
  | 'delete-master'
  | `${'add' | 'update' | 'remove'}-${DetailKind}`;

/** What a change answers: done, or what is wrong, with all that was typed. */
export type ChangeAnswer = {
  intent?: MasterResumeIntent;
  id?: string;
  done?: string;
  typed?: Typed;
  fieldErrors?: EntryErrors;
  error?: { code: string; message: string };
};

export type DetailChange = { verb: 'add' | 'update' | 'remove'; kind: DetailKind };
/** `delete`: the master résumé as a whole. */
export type MasterResumeChange =
  | { verb: 'save'; kind: 'personal' }
  | { verb: 'delete'; kind: 'master' }
  | DetailChange;

export function changeOf(intent: MasterResumeIntent): MasterResumeChange {
  const [verb, kind] = intent.split('-');
  return { verb, kind } as MasterResumeChange;
}

/** The form field that says which entry, or which master résumé, is meant. */
export const idFieldOf = <Kind extends DetailKind | 'master'>(kind: Kind) => `${kind}Id` as const;

const names: Record<DetailKind, string> = {
  education: 'Education',
  experience: 'Experience',
  certification: 'Certification',
};
const participles = { add: 'added', update: 'updated', remove: 'removed' };
const gerunds = { add: 'adding', update: 'updating', remove: 'removing' };

export function doneWords({ verb, kind }: DetailChange): string {
  return `${names[kind]} ${participles[verb]}`;
}

/** The toast of a change that failed. */
export function failureWords(intent: MasterResumeIntent, message: string) {
  const change = changeOf(intent);
  if (change.verb === 'save') {
    return { title: 'Error', description: 'Failed to save personal information. Please try again.' };
  }
  if (change.verb === 'delete') return { title: 'Error deleting master resume', description: message };
  if (intent === 'add-experience') return { title: 'Failed to save experience data', description: message };
  return { title: `Error ${gerunds[change.verb]} ${change.kind}`, description: message };
}
