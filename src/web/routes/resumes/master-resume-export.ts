import { masterResumeAsJson } from '../../../documents/master-resume/export-json-resume.ts';
import { masterResumeText } from '../../../documents/master-resume/master-resume-text.ts';
import { getMasterResume } from '../../../server/features/master-resume/master-resume.ts';
import { dayOf } from '../../../server/platform/day.ts';
import { redirectWithToast, signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/master-resume-export';

/** Downloads the master résumé as JSON Resume or as the plain text that is scored, depending on the URL's extension. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const masterResume = await getMasterResume(ctx);
  if (!masterResume) return redirectWithToast('/master-resume', { kind: 'error', title: 'No resume found' });
  const asText = new URL(request.url).pathname.endsWith('.txt');
  const body = asText
    ? masterResumeText(masterResume, dayOf(ctx.clock()))
    : `${JSON.stringify(masterResumeAsJson(masterResume), null, 2)}\n`;
  return new Response(body, {
    headers: {
      'Content-Type': asText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${asText ? 'master-resume.txt' : 'master-resume.json'}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
