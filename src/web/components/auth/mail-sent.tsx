import { MailCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { ResendVerification } from './auth-alert.tsx';
import { modePath } from './auth-modes.ts';

export type SentMail = { kind: 'reset' | 'verification' | 'verification-again'; email: string };

const texts: Record<SentMail['kind'], { title: string; sentence: (email: string) => string }> = {
  reset: {
    title: 'Check your email',
    sentence: (email) =>
      `If ${email} has an account, a link to choose a new password is on its way. It works once and is valid for one hour.`,
  },
  verification: {
    title: 'Verification Required',
    sentence: (email) =>
      `Please check your email: we sent a link to ${email}. Open it to confirm the address, then sign in.`,
  },
  'verification-again': {
    title: 'Verification Required',
    sentence: (email) =>
      `If ${email} still needs to be confirmed, a new link is on its way. Open it to confirm the address, then sign in.`,
  },
};

type MailSentProps = { sent: SentMail; next: string | null; mailGoesOut: boolean };

/** Replaces the form after an email was requested. It must not reveal whether the address has an account. */
export function MailSent({ sent, next, mailGoesOut }: MailSentProps) {
  const { title, sentence } = texts[sent.kind];
  useEffect(() => {
    if (sent.kind !== 'reset')
      toast.info({ title: texts[sent.kind].title, description: 'Please check your email.' });
  }, [sent]);
  return (
    <div className="flex flex-col gap-5" role="status">
      <div>
        <MailCheck aria-hidden="true" className="mb-3 size-6 text-accent" />
        <h1 className="text-xl">{title}</h1>
        <p className="mt-1 text-ink-2">{sentence(sent.email)}</p>
      </div>
      {mailGoesOut ? (
        <p className="text-xs text-ink-3">Nothing after a few minutes? Check your spam folder.</p>
      ) : (
        <Alert title="No mail server is set">
          The administrator finds this mail under /admin/email/outbox and can pass the link on to you.
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={modePath('signIn', next)} replace state={{ email: sent.email }} variant="primary">
          Back to sign in
        </LinkButton>
        {sent.kind === 'reset' ? null : <ResendVerification email={sent.email} next={next} />}
      </div>
    </div>
  );
}
