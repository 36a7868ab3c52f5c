import { openResumeFile } from '../../../server/features/resumes/resumes.ts';
import { orNotFound, signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/resume-file';

/** The uploaded file. Always a download: the browser must never render what somebody uploaded. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { resume, bytes } = await openResumeFile(signedInContextOf(context), params.resumeId).catch(
    orNotFound,
  );
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': resume.contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(resume.filename)}`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
