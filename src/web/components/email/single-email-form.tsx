import { type FormEvent, type InputEvent, useEffect, useEffectEvent, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { parseCustomFields } from '../../../shared/email/custom-fields.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import type { ActionError } from '../../lib/request/request.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card, CardFooter } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { tabClass, tabStripClass } from '../../ui/tabs/tab-class.ts';
import { useTabs } from '../../ui/tabs/use-tabs.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { MailPreviewFrame } from './mail-preview-frame.tsx';
import { VariableList } from './variable-list.tsx';
import { VariableWarnings } from './variable-warnings.tsx';

type Values = {
  recipientEmail: string;
  recipientName: string;
  subject: string;
  content: string;
  customFields: string;
};
type Answer = {
  values?: Values;
  fieldErrors?: Partial<Record<string, string>>;
  error?: ActionError;
  sent?: boolean;
  keptAt?: string;
};

const timeoutMs = 15_000;
const timedOut = 'The email request timed out. Please try again.';

type SingleEmailFormProps = { starterHtml: string; answer: Answer | undefined };

/** Writes one email. With JavaScript it is sent in the background, and given up on after 15 seconds. */
export function SingleEmailForm({ starterHtml, answer }: SingleEmailFormProps) {
  const empty: Values = {
    ...{ recipientEmail: '', recipientName: '', subject: '', customFields: '' },
    content: starterHtml,
  };
  const [attempt, setAttempt] = useState(0);
  const fetcher = useFetcher<Answer>({ key: `single-email-${attempt}` });
  const [values, setValues] = useState(answer?.values ?? empty);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [formNumber, setFormNumber] = useState(0);
  const tabs = useTabs(['compose', 'preview', 'variables']);
  const latest = fetcher.data ?? (attempt === 0 ? answer : undefined);
  const errors = latest?.fieldErrors ?? {};
  useFocusOnError(latest?.fieldErrors);

  const end = useEffectEvent((result: Answer) => {
    setIsSending(false);
    setProblem(result.error?.message ?? null);
    if (result.error)
      toast.error({ title: result.error.title ?? 'Error', description: result.error.message });
    if (result.sent === undefined) return;
    if (result.sent) toast.success({ title: 'Success', description: 'Email sent successfully' });
    setKeptAt(result.sent ? null : (result.keptAt ?? null));
    setValues(empty);
    setFormNumber((number) => number + 1);
    tabs.choose('compose');
  });
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data) end(fetcher.data);
  }, [fetcher.state, fetcher.data]);
  useEffect(() => {
    if (answer) end(answer);
  }, [answer]);

  const giveUp = useEffectEvent(() => {
    setIsSending(false);
    setProblem(timedOut);
    toast.error({
      title: 'Timeout',
      description: 'The email request timed out. It may have failed silently.',
    });
    // The old request's answer belongs to a fetcher that nobody looks at any more.
    setAttempt((number) => number + 1);
  });
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(giveUp, timeoutMs);
    return () => clearTimeout(timer);
  }, [isSending]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setProblem(null);
    setKeptAt(null);
    void fetcher.submit(event.currentTarget, { method: 'post', action: '/admin/email?view=single' });
  };
  const field = (name: keyof Values) => ({
    name,
    defaultValue: values[name],
    errors: errors[name],
    onInput: ({ currentTarget: { value } }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues((before) => ({ ...before, [name]: value })),
  });
  const known = Object.keys(parseCustomFields(values.customFields)?.fields ?? {});

  return (
    <Card>
      <div {...tabs.list('The email')} className={`${tabStripClass} px-4 md:px-5`}>
        {[
          ['compose', 'Compose Email'],
          ['preview', 'Preview'],
          ['variables', 'Available Variables'],
        ].map(([id = '', label]) => (
          <a key={id} {...tabs.tab(id)} className={tabClass}>
            {label}
          </a>
        ))}
      </div>
      <div {...tabs.panels}>
        <div {...tabs.panel('compose')} className="scroll-mt-16">
          <Form key={formNumber} method="post" action="/admin/email?view=single" onSubmit={send} noValidate>
            <div className="flex flex-col gap-4 p-5">
              {problem ? <Alert tone="low" title={problem} /> : null}
              {keptAt ? (
                <Alert tone="fair" title="The email wasn’t sent, because no mail server is set">
                  It waits for you in the <TextLink to={keptAt}>outbox</TextLink>.
                </Alert>
              ) : null}
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField label="Recipient Email" type="email" required {...field('recipientEmail')} />
                <TextField label="Recipient Name" {...field('recipientName')} />
              </div>
              <TextField label="Subject" required {...field('subject')} />
              <TextareaField
                label="Content"
                required
                rows={12}
                spellCheck
                hint="HTML. It’s put into a layout that mail programs understand, unless it’s a whole document. A plain-text part is added."
                {...field('content')}
              />
              <TextareaField
                label="Custom Fields"
                rows={3}
                placeholder={'{"company": "Acme"}'}
                hint="A JSON object, for variables of your own."
                {...field('customFields')}
              />
              <VariableWarnings templates={[values.subject, values.content]} known={known} />
            </div>
            <CardFooter className="justify-end">
              <Button type="submit" variant="primary" busy={isSending}>
                {isSending ? 'Sending...' : 'Send Email'}
              </Button>
            </CardFooter>
          </Form>
        </div>
        <div {...tabs.panel('preview')} className="scroll-mt-16 p-5">
          {tabs.active === 'preview' ? (
            <MailPreviewFrame title="Preview of the email" fields={{ ...values, html: values.content }} />
          ) : null}
        </div>
        <div {...tabs.panel('variables')} className="scroll-mt-16 p-5">
          <VariableList isCampaign={false} customFields={known} />
        </div>
      </div>
    </Card>
  );
}
