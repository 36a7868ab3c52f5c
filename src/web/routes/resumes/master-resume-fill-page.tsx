import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { getMasterResume } from '../../../server/features/master-resume/master-resume.ts';
import {
  proposalFromJson,
  proposalFromUpload,
} from '../../../server/features/master-resume/master-resume-proposals.ts';
import { existingPersonal, initialFill, saveFill } from '../../../server/features/master-resume/save-fill.ts';
import { listResumeNames } from '../../../server/features/resumes/list-resumes.ts';
import { isAppError } from '../../../server/platform/errors.ts';
import type { Fill } from '../../../shared/master-resume/fill-lists.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { ChooseSource } from '../../components/master-resume-fill/choose-source.tsx';
import { FillForm } from '../../components/master-resume-fill/fill-form.tsx';
import { savedMessage } from '../../components/master-resume-fill/fill-words.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { parseFillForm } from '../../lib/master-resume/fill-form-data.server.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  type ActionError,
  actionError,
  formOf,
  orNotFound,
  redirectWithToast,
  signedInContextOf,
} from '../../lib/request/request.server.ts';
import { uploadedFile } from '../../lib/request/uploaded-file.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Route } from './+types/master-resume-fill-page';

type Answer = { fill?: Fill; error?: ActionError };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const resumeId = new URL(request.url).searchParams.get('resume');
  const [own, uploaded] = await Promise.all([getMasterResume(ctx), listResumeNames(ctx)]);
  const personal = existingPersonal(own?.personal ?? null);
  const resumes = uploaded
    .filter(({ status }) => status === 'read')
    .map(({ id, filename }) => ({ id, filename }));
  const reading = uploaded.some(({ status }) => status === 'reading');
  if (!resumeId) return { personal, resumes, reading, fill: null, nothingRead: null };
  try {
    const { filename, proposal } = await proposalFromUpload(ctx, resumeId);
    const source = { id: resumeId, name: filename, kind: 'resume' as const };
    return {
      personal,
      resumes,
      reading,
      fill: initialFill(source, proposal, own?.personal ?? null),
      nothingRead: null,
    };
  } catch (error) {
    if (!isAppError(error) || error.code !== 'resume_text_missing') return orNotFound(error);
    return { personal, resumes, reading, fill: null, nothingRead: error.message };
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/resumes/master-resume-fill-page');
  if (intent === 'import') {
    try {
      const file = await uploadedFile(form, 'file');
      if (!file) return data<Answer>({ error: noFile }, { status: 400 });
      const source = { id: randomUUID(), name: file.name.slice(0, 255), kind: 'json' as const };
      const own = await getMasterResume(ctx);
      const fill = initialFill(source, await proposalFromJson(ctx, file), own?.personal ?? null);
      return data<Answer>({ fill });
    } catch (error) {
      return actionError<Answer>(error);
    }
  }
  const fill = parseFillForm(form);
  try {
    const saved = await saveFill(ctx, fill);
    if ('errors' in saved) {
      return data<Answer>({ fill: { ...fill, errors: saved.errors } }, { status: 400 });
    }
    return await redirectWithToast('/master-resume', {
      kind: 'success',
      title: 'Master résumé filled in',
      description: savedMessage(saved.filled),
    });
  } catch (error) {
    return actionError<Answer>(error, { fill });
  }
}

const noFile: ActionError = {
  code: 'no_file',
  title: 'Import failed',
  message: 'Choose a JSON Resume file first.',
  field: 'file',
};

export default function MasterResumeFill({ loaderData, actionData }: Route.ComponentProps) {
  const { personal, resumes, reading, nothingRead } = loaderData;
  const answer: Answer | undefined = actionData;
  const fill = answer?.fill ?? loaderData.fill;
  useErrorToast(answer?.error);
  useFocusOnError(answer?.fill?.errors);
  return (
    <div className="page-width *:max-w-[880px] py-8">
      <PageHeader
        breadcrumb={[{ label: 'Master Resume', to: '/master-resume' }, { label: 'Fill' }]}
        title="Fill in my master résumé"
        description={
          fill ? (
            <>
              Read from <b className="font-[550] text-ink">{fill.source.name}</b>. Keep what’s right, fix what
              isn’t, and deselect what you don’t want. Nothing is stored until you save.
            </>
          ) : (
            'Reuse what your résumé already says. You’ll see every field before anything is saved.'
          )
        }
      />
      {nothingRead ? (
        <Alert tone="fair" title="Nothing to fill in from" className="mb-5">
          {nothingRead}
        </Alert>
      ) : null}
      {answer?.error && !answer.error.field ? (
        <Alert tone="low" title={answer.error.title ?? 'Something went wrong'} className="mb-5">
          {answer.error.message}
        </Alert>
      ) : null}
      {fill ? (
        <FillForm key={fill.source.id} fill={fill} own={personal} />
      ) : (
        <ChooseSource resumes={resumes} reading={reading} error={answer?.error} />
      )}
    </div>
  );
}
