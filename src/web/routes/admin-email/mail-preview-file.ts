import { previewMail } from '../../../server/features/email-campaigns/preview-mail.ts';
import { htmlEscaped } from '../../../shared/email/template-variables.ts';
import { contextOf, formOf, orNotFound } from '../../lib/request/request.server.ts';
import { safeMailDocument } from '../../lib/request/sanitize-html.server.ts';
import type { Route } from './+types/mail-preview-file';

/** Inline styles are what emails are made of. Nothing may run, and only our own pages may show it. */
const policy = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https: data:',
  "frame-ancestors 'self'",
].join('; ');

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const mail = await previewMail(contextOf(context), {
    subject: text('subject'),
    html: text('html'),
    recipientEmail: text('recipientEmail'),
    recipientName: text('recipientName'),
    customFields: text('customFields'),
    campaignId: text('campaignId'),
    recipientId: text('recipientId'),
  }).catch(orNotFound);
  const subject = `<div style="padding:10px 16px;border-bottom:1px solid #8888;font:14px/1.4 sans-serif;background:Canvas;color:CanvasText;overflow-wrap:anywhere">Subject: <b>${htmlEscaped(mail.subject)}</b></div>`;
  const page = safeMailDocument(mail.html).replace(/(<body\b[^>]*>)/i, (body) => body + subject);
  return new Response(`<!doctype html>${page}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-store',
    },
  });
}
