import { htmlEscaped } from '../../../shared/email/template-variables.ts';

export type MailContent = { subject: string; text: string; html: string };

/** A paragraph, or a button. */
export type MailPart = string | { label: string; href: string };

/** The same sentences as text and as HTML, for the layout of all emails. */
export function mailOf(subject: string, parts: MailPart[]): MailContent {
  const text = parts.map((part) => (typeof part === 'string' ? part : part.href)).join('\n\n');
  const paragraphs = parts.map((part) =>
    typeof part === 'string' ? `<p>${htmlEscaped(part)}</p>` : `<p class="button">${linkTo(part)}</p>`,
  );
  return {
    subject,
    text: `${text}\n`,
    html: paragraphs.join('\n'),
  };
}

const linkTo = ({ label, href }: { label: string; href: string }) =>
  `<a href="${htmlEscaped(href)}">${htmlEscaped(label)}</a>`;

/** A mail that people can turn off, which says so at its end. */
export function notificationOf(
  { baseUrl }: { baseUrl: string },
  subject: string,
  parts: MailPart[],
): MailContent {
  const reason =
    'You’re getting this email because notifications are on. You can turn them off in your settings:';
  const settings = htmlEscaped(`${baseUrl}/settings`);
  const { text, html } = mailOf(subject, parts);
  return {
    subject,
    text: `${text}\n${reason}\n${baseUrl}/settings\n`,
    html: `${html}\n<p>${reason}<br><a href="${settings}">${settings}</a></p>`,
  };
}
