import { useState } from 'react';
import { useNavigation } from 'react-router';
import { sendTestMail } from '../../../server/features/email/send-single-email.ts';
import { findTemplate, saveTemplate } from '../../../server/features/email-templates/email-templates.ts';
import { starterHtml } from '../../../server/features/mail-format/mail-layout.ts';
import { emailTemplateSchema, fieldErrorsOf } from '../../../shared/email/email-rules.ts';
import { TemplateEditor } from '../../components/email/template-editor.tsx';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { UnsavedChanges } from '../../components/frame/unsaved-changes.tsx';
import { emailFailure, leadTo, successToast } from '../../lib/email/email-answers.server.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import { contextOf, formOf, orNotFound, redirectWithToast } from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Route } from './+types/email-template-page';

const list = '/admin/email/templates';

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const ownEmail = ctx.viewer?.email ?? '';
  if (!params.templateId) {
    const template = { name: '', subject: '', description: '', htmlContent: starterHtml };
    return { template, ownEmail };
  }
  const template = await findTemplate(ctx, params.templateId).catch(
    leadTo(list, 'Failed to load template details'),
  );
  return { template, ownEmail };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/admin-email/email-template-page');
  if (params.templateId) await findTemplate(ctx, params.templateId).catch(orNotFound);
  const text = (name: string) => String(form.get(name) ?? '');
  const values = {
    ...{ name: text('name'), subject: text('subject') },
    ...{ description: text('description'), htmlContent: text('htmlContent') },
  };
  const parsed = emailTemplateSchema.safeParse(intent === 'test' ? { ...values, name: 'Test' } : values);
  if (!parsed.success) return { values, fieldErrors: fieldErrorsOf(parsed.error) };
  try {
    if (intent === 'test') {
      const { subject, htmlContent } = parsed.data;
      const { outcome, emailId } = await sendTestMail(ctx, { subject, html: htmlContent });
      return { values, tested: outcome, emailId };
    }
    await saveTemplate(ctx, params.templateId ?? null, parsed.data);
  } catch (error) {
    const fallback =
      intent === 'test'
        ? 'Failed to send email. Check the console for more details.'
        : 'Failed to save template';
    return emailFailure(ctx, error, fallback, { values });
  }
  const done = params.templateId
    ? 'Email template updated successfully'
    : 'Email template created successfully';
  return redirectWithToast(list, successToast(done));
}

/** What is being written must not be replaced by what is stored. */
export const shouldRevalidate = () => false;

type Answer = {
  values?: { name: string; subject: string; description: string; htmlContent: string };
  fieldErrors?: Record<string, string>;
  error?: { title: string | undefined; message: string };
  tested?: 'sent' | 'kept';
};

export default function EmailTemplatePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { template, ownEmail } = loaderData;
  const answer: Answer | undefined = actionData;
  const [isEdited, setIsEdited] = useState(false);
  const isSaving = useNavigation().formData !== undefined;
  useErrorToast(answer?.error);
  useFocusOnError(answer?.fieldErrors);
  const isNew = !params.templateId;
  return (
    <div className="page-width py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Admin', to: '/admin' },
          { label: 'Email', to: '/admin/email' },
          { label: 'Templates', to: list },
          { label: isNew ? 'New' : 'Edit' },
        ]}
        title={isNew ? 'New Template' : <span className="wrap-anywhere">{template.name}</span>}
      />
      <UnsavedChanges unsaved={isEdited && !isSaving} />
      {answer?.error ? (
        <Alert tone="low" title={answer.error.message} className="mb-5" />
      ) : answer?.tested ? (
        <Alert
          tone={answer.tested === 'sent' ? 'good' : 'fair'}
          title={
            answer.tested === 'sent'
              ? `A test is on its way to ${ownEmail}`
              : 'The test wasn’t sent, because no mail server is set. It waits in the outbox.'
          }
          className="mb-5"
        />
      ) : null}
      <TemplateEditor
        values={answer?.values ?? template}
        fieldErrors={answer?.fieldErrors ?? {}}
        ownEmail={ownEmail}
        isNew={isNew}
        onEdit={() => setIsEdited(true)}
      />
    </div>
  );
}
