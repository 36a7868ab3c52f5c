import { data } from 'react-router';
import {
  addCertification,
  addEducation,
  addExperience,
  deleteMasterResume,
  removeCertification,
  removeEducation,
  removeExperience,
  savePersonal,
  updateCertification,
  updateEducation,
  updateExperience,
} from '../../../server/features/master-resume/master-resume.ts';
import { requireEntry } from '../../../server/features/master-resume/require-entry.ts';
import {
  type Entered,
  type EntryErrors,
  type FormKind,
  parseEntry,
  readEntryForm,
} from '../../../shared/master-resume/master-resume-forms.ts';
import { masterResumePath } from '../addresses/master-resume-address.ts';
import { actionErrorOrFault, redirectWithToast, type signedInContextOf } from '../request/request.server.ts';
import {
  type ChangeAnswer,
  doneMessage,
  idFieldOf,
  type MasterResumeIntent,
  parseIntent,
} from './master-resume-change.ts';

type SignedIn = ReturnType<typeof signedInContextOf>;

type EntryOf<Intent> = Intent extends `${string}-${infer Kind extends FormKind}` ? Entered[Kind] : undefined;

const verbs: {
  [Intent in MasterResumeIntent]: (ctx: SignedIn, id: string, entry: EntryOf<Intent>) => Promise<unknown>;
} = {
  'save-personal': (ctx, _id, entry) => savePersonal(ctx, entry),
  'delete-master': deleteMasterResume,
  'add-education': (ctx, _id, entry) => addEducation(ctx, entry),
  'update-education': updateEducation,
  'remove-education': removeEducation,
  'add-experience': (ctx, _id, entry) => addExperience(ctx, entry),
  'update-experience': updateExperience,
  'remove-experience': removeExperience,
  'add-certification': (ctx, _id, entry) => addCertification(ctx, entry),
  'update-certification': updateCertification,
  'remove-certification': removeCertification,
};

/** Handles one posted form of the master résumé page. With JavaScript the page stays, otherwise the answer leads back to the tab. */
export async function changeMasterResume(ctx: SignedIn, intent: MasterResumeIntent, form: FormData) {
  const change = parseIntent(intent);
  const { verb, kind } = change;
  const id = verb === 'save' ? undefined : String(form.get(idFieldOf(kind)) ?? '');
  const values = verb === 'remove' || verb === 'delete' ? undefined : readEntryForm(kind, form);
  const answer = (error?: EntryErrors): ChangeAnswer => ({
    intent,
    id,
    result: values && { submission: { payload: values, fields: [], intent: null }, error },
  });
  try {
    const { entry, errors } = values && kind !== 'master' ? parseEntry(kind, values) : {};
    if (errors) {
      if (verb === 'update') await requireEntry(ctx, kind, id ?? '');
      return data(answer(errors), { status: 400 });
    }
    const run = verbs[intent] as (ctx: SignedIn, id: string, entry: unknown) => Promise<unknown>;
    const done = doneMessage(change, await run(ctx, id ?? '', entry));
    if (form.has('from')) return { intent, id, done } satisfies ChangeAnswer;
    const tab = kind === 'master' ? 'personal' : kind;
    return await redirectWithToast(masterResumePath(tab), { kind: 'success', title: done });
  } catch (error) {
    return actionErrorOrFault<ChangeAnswer>(ctx, error, answer());
  }
}
