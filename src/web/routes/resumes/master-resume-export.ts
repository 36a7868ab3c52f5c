import { masterResumeAsJson } from '../../../documents/master-resume/json-resume-out.ts';
import { masterResumeText } from '../../../documents/master-resume/master-resume-text.ts';
import { getMasterResume } from '../../../server/features/master-resume/master-resume.ts';
import { utcDay } from '../../../server/platform/utc-day.ts';
import { redirectWithToast, signedInContextOf } from '../../lib/request/request.server.ts';
import type { Route } from './+types/master-resume-export';

/** The master résumé as a file: JSON Resume or the plain text that analysis reads, as the address ends. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = signedInContextOf(context);
  const own = await getMasterResume(ctx);
  if (!own) return redirectWithToast('/master-resume', { kind: 'error', title: 'No resume found' });
  const asText = new URL(request.url).pathname.endsWith('.txt');
  const body = asText
    ? masterResumeText(own, utcDay(ctx.clock()))
    : `${JSON.stringify(masterResumeAsJson(own), null, 2)}\n`;
  return new Response(body, {
    headers: {
      'Content-Type': asText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${asText ? 'master-resume.txt' : 'master-resume.json'}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
