import { readingFailure } from '../../../server/features/resumes/read-uploaded-resume.ts';
import { uploadResume } from '../../../server/features/resumes/resumes.ts';
import { noFileChosen } from '../../lib/forms/upload-answer.ts';
import { actionErrorOrFault, formOf, signedInContextOf } from '../../lib/request/request.server.ts';
import { uploadedFile } from '../../lib/request/uploaded-file.server.ts';
import type { Route } from './+types/upload-file';

/** Takes one file at a time from the upload page, which shows the progress of each. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = signedInContextOf(context);
  const form = await formOf(request);
  try {
    const file = await uploadedFile(form, 'file');
    if (!file) return Response.json({ error: noFileChosen }, { status: 400 });
    const { id } = await uploadResume(ctx, file);
    return Response.json({ failure: await readingFailure(ctx, id) }, { status: 201 });
  } catch (error) {
    return actionErrorOrFault(ctx, error);
  }
}
