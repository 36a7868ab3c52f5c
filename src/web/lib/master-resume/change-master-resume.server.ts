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
  checkTyped,
  type DetailKind,
  type Entered,
  type EntryErrors,
  type Typed,
  typedIn,
} from '../../../shared/master-resume/master-resume-forms.ts';
import { masterResumePath } from '../addresses/master-resume-address.ts';
import { actionErrorOrFault, redirectWithToast, type signedInContextOf } from '../request/request.server.ts';
import {
  type ChangeAnswer,
  changeOf,
  type DetailChange,
  doneWords,
  idFieldOf,
  type MasterResumeChange,
  type MasterResumeIntent,
} from './master-resume-change.ts';

type SignedIn = ReturnType<typeof signedInContextOf>;

type Verbs<Kind extends DetailKind> = {
  add: (ctx: SignedIn, entered: Entered[Kind]) => Promise<void>;
  update: (ctx: SignedIn, id: string, entered: Entered[Kind]) => Promise<void>;
  remove: (ctx: SignedIn, id: string) => Promise<void>;
};

const details: { [Kind in DetailKind]: Verbs<Kind> } = {
  education: { add: addEducation, update: updateEducation, remove: removeEducation },
  experience: { add: addExperience, update: updateExperience, remove: removeExperience },
  certification: { add: addCertification, update: updateCertification, remove: removeCertification },
};

type Outcome = { done: string; errors?: undefined } | { done?: undefined; errors: EntryErrors };

/** One posted form of the master résumé page. A page with JavaScript stays where it is; one without is led back to its tab. */
export async function changeMasterResume(ctx: SignedIn, intent: MasterResumeIntent, form: FormData) {
  const change = changeOf(intent);
  const id = change.verb === 'save' ? undefined : String(form.get(idFieldOf(change.kind)) ?? '');
  const typed = change.verb === 'remove' || change.verb === 'delete' ? undefined : typedIn(change.kind, form);
  const asked: ChangeAnswer = { intent, id, typed };
  try {
    const { done, errors } = await make(ctx, change, id ?? '', typed ?? {});
    if (errors) return data<ChangeAnswer>({ ...asked, fieldErrors: errors }, { status: 400 });
    if (form.has('from')) return { intent, id, done } satisfies ChangeAnswer;
    const tab = change.kind === 'master' ? 'personal' : change.kind;
    return await redirectWithToast(masterResumePath(tab), { kind: 'success', title: done });
  } catch (error) {
    return actionErrorOrFault<ChangeAnswer>(ctx, error, asked);
  }
}

async function make(ctx: SignedIn, change: MasterResumeChange, id: string, typed: Typed): Promise<Outcome> {
  if (change.verb === 'save') return savePersonalForm(ctx, typed);
  if (change.verb !== 'delete') return changeDetail(ctx, change, id, typed);
  await deleteMasterResume(ctx, id);
  return { done: 'Master resume deleted' };
}

async function savePersonalForm(ctx: SignedIn, typed: Typed): Promise<Outcome> {
  const { entered, errors } = checkTyped('personal', typed);
  if (errors) return { errors };
  return { done: `Personal information ${await savePersonal(ctx, entered)}` };
}

async function changeDetail<Kind extends DetailKind>(
  ctx: SignedIn,
  change: DetailChange & { kind: Kind },
  id: string,
  typed: Typed,
): Promise<Outcome> {
  const { verb, kind } = change;
  const verbs: Verbs<Kind> = details[kind];
  const done = doneWords({ verb, kind });
  if (verb === 'remove') {
    await verbs.remove(ctx, id);
    return { done };
  }
  const { entered, errors } = checkTyped(kind, typed);
  if (errors) {
    if (verb === 'update') await requireEntry(ctx, kind, id);
    return { errors };
  }
  await (verb === 'add' ? verbs.add(ctx, entered) : verbs.update(ctx, id, entered));
  return { done };
}
