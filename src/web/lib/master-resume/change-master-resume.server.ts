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
  type DetailKind,
  type Entered,
  type EntryErrors,
  type EntryValues,
  parseEntry,
  readEntryForm,
} from '../../../shared/master-resume/master-resume-forms.ts';
import { masterResumePath } from '../addresses/master-resume-address.ts';
import { actionErrorOrFault, redirectWithToast, type signedInContextOf } from '../request/request.server.ts';
import {
  type ChangeAnswer,
  type DetailChange,
  doneMessage,
  idFieldOf,
  type MasterResumeChange,
  type MasterResumeIntent,
  parseIntent,
} from './master-resume-change.ts';

type SignedIn = ReturnType<typeof signedInContextOf>;

type Verbs<Kind extends DetailKind> = {
  add: (ctx: SignedIn, entry: Entered[Kind]) => Promise<void>;
  update: (ctx: SignedIn, id: string, entry: Entered[Kind]) => Promise<void>;
  remove: (ctx: SignedIn, id: string) => Promise<void>;
};

const details: { [Kind in DetailKind]: Verbs<Kind> } = {
  education: { add: addEducation, update: updateEducation, remove: removeEducation },
  experience: { add: addExperience, update: updateExperience, remove: removeExperience },
  certification: { add: addCertification, update: updateCertification, remove: removeCertification },
};

type Outcome = { done: string; errors?: undefined } | { done?: undefined; errors: EntryErrors };

/** Handles one posted form of the master résumé page. With JavaScript the page stays, otherwise the answer leads back to the tab. */
export async function changeMasterResume(ctx: SignedIn, intent: MasterResumeIntent, form: FormData) {
  const change = parseIntent(intent);
  const id = change.verb === 'save' ? undefined : String(form.get(idFieldOf(change.kind)) ?? '');
  const values =
    change.verb === 'remove' || change.verb === 'delete' ? undefined : readEntryForm(change.kind, form);
  const answer = (error?: EntryErrors): ChangeAnswer => ({
    intent,
    id,
    result: values && { submission: { payload: values, fields: [], intent: null }, error },
  });
  try {
    const { done, errors } = await apply(ctx, change, id ?? '', values ?? {});
    if (errors) return data(answer(errors), { status: 400 });
    if (form.has('from')) return { intent, id, done } satisfies ChangeAnswer;
    const tab = change.kind === 'master' ? 'personal' : change.kind;
    return await redirectWithToast(masterResumePath(tab), { kind: 'success', title: done });
  } catch (error) {
    return actionErrorOrFault<ChangeAnswer>(ctx, error, answer());
  }
}

async function apply(
  ctx: SignedIn,
  change: MasterResumeChange,
  id: string,
  values: EntryValues,
): Promise<Outcome> {
  if (change.verb === 'save') return savePersonalForm(ctx, values);
  if (change.verb !== 'delete') return changeDetail(ctx, change, id, values);
  await deleteMasterResume(ctx, id);
  return { done: 'Master resume deleted' };
}

async function savePersonalForm(ctx: SignedIn, values: EntryValues): Promise<Outcome> {
  const { entry, errors } = parseEntry('personal', values);
  if (errors) return { errors };
  return { done: `Personal information ${await savePersonal(ctx, entry)}` };
}

async function changeDetail<Kind extends DetailKind>(
  ctx: SignedIn,
  { verb, kind }: DetailChange & { kind: Kind },
  id: string,
  values: EntryValues,
): Promise<Outcome> {
  const verbs: Verbs<Kind> = details[kind];
  const done = doneMessage({ verb, kind });
  if (verb === 'remove') {
    await verbs.remove(ctx, id);
    return { done };
  }
  const { entry, errors } = parseEntry(kind, values);
  if (errors) {
    if (verb === 'update') await requireEntry(ctx, kind, id);
    return { errors };
  }
  await (verb === 'add' ? verbs.add(ctx, entry) : verbs.update(ctx, id, entry));
  return { done };
}
