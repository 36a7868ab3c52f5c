import type { DetailKind, FieldErrors, Typed } from '../../shared/master-resume-forms.ts';

export type MasterResumeIntent = 'save-personal' | `${'add' | 'update' | 'remove'}-${DetailKind}`;

/** What a change answers: done, or what is wrong, with all that was typed. */
export type ChangeAnswer = {
  intent?: MasterResumeIntent;
  id?: string;
  done?: string;
  typed?: Typed;
  fieldErrors?: FieldErrors;
  error?: { code: string; message: string };
};

export type Change =
  | { verb: 'save'; kind: 'personal' }
  | { verb: 'add' | 'update' | 'remove'; kind: DetailKind };

export function changeOf(intent: MasterResumeIntent): Change {
  const [verb, kind] = intent.split('-');
  return { verb, kind } as Change;
}

/** The form field that says which entry is meant. */
export const idFieldOf = (kind: DetailKind) => `${kind}Id` as const;

const names: Record<DetailKind, string> = {
  education: 'Education',
  experience: 'Experience',
  certification: 'Certification',
};
const participles = { add: 'added', update: 'updated', remove: 'removed' };
const gerunds = { add: 'adding', update: 'updating', remove: 'removing' };

export function doneWords({ verb, kind }: Exclude<Change, { verb: 'save' }>): string {
  return `${names[kind]} ${participles[verb]}`;
}

/** The toast of a change that failed. */
export function failureWords(intent: MasterResumeIntent, message: string) {
  const change = changeOf(intent);
  if (change.verb === 'save') {
    return { title: 'Error', description: 'Failed to save personal information. Please try again.' };
  }
  if (intent === 'add-experience') return { title: 'Failed to save experience data', description: message };
  return { title: `Error ${gerunds[change.verb]} ${change.kind}`, description: message };
}
