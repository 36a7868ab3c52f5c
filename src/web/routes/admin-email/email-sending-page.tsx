import { Form, useNavigation } from 'react-router';
import {
  emailSettingsOf,
  saveEmailSettings,
} from '../../../server/features/email-settings/email-settings.ts';
import { emailSettingsSchema, fieldErrorsOf } from '../../../shared/email/email-rules.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { successToast } from '../../lib/email/email-answers.server.ts';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { contextOf, formOf, redirectWithToast } from '../../lib/request/request.server.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/card.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Route } from './+types/email-sending-page';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { baseUrl, mailWebhookToken, sendgridWebhookKey, mailgunSigningKey, sesTopicArn } = ctx.settings;
  const webhooks = [
    {
      name: 'Your own mail server',
      provider: 'generic',
      setting: 'MAIL_WEBHOOK_TOKEN',
      isOn: !!mailWebhookToken,
    },
    { name: 'Postmark', provider: 'postmark', setting: 'MAIL_WEBHOOK_TOKEN', isOn: !!mailWebhookToken },
    { name: 'SendGrid', provider: 'sendgrid', setting: 'SENDGRID_WEBHOOK_KEY', isOn: !!sendgridWebhookKey },
    { name: 'Mailgun', provider: 'mailgun', setting: 'MAILGUN_SIGNING_KEY', isOn: !!mailgunSigningKey },
    { name: 'Amazon SES', provider: 'ses', setting: 'SES_TOPIC_ARN', isOn: !!sesTopicArn },
  ];
  return { settings: await emailSettingsOf(ctx), webhooks, baseUrl };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const values = {
    postalAddress: text('postalAddress'),
    perSecond: text('perSecond'),
    perDomainPerSecond: text('perDomainPerSecond'),
    tracksOpensAndClicks: form.get('tracksOpensAndClicks') === 'on',
  };
  const parsed = emailSettingsSchema.safeParse(values);
  if (!parsed.success) return { values, fieldErrors: fieldErrorsOf(parsed.error) };
  await saveEmailSettings(contextOf(context), parsed.data);
  return redirectWithToast('/admin/email/sending', successToast('Settings updated'));
}

export default function EmailSending({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, webhooks, baseUrl } = loaderData;
  const values = actionData?.values ?? settings;
  const errors: Record<string, string> = actionData?.fieldErrors ?? {};
  const busy = useNavigation().formData !== undefined;
  useFocusOnError(actionData?.fieldErrors);
  return (
    <div className="page-width *:max-w-[784px] py-8">
      <PageHeader
        breadcrumb={[
          { label: 'Admin', to: '/admin' },
          { label: 'Email', to: '/admin/email' },
          { label: 'Sending' },
        ]}
        title="Sending"
        description="How campaigns go out. A running campaign takes changes up when it’s paused and resumed."
      />
      <Form method="post" noValidate>
        <Card className="mb-5">
          <CardBody className="flex flex-col gap-5">
            <TextField
              label="Sender’s postal address"
              name="postalAddress"
              defaultValue={values.postalAddress}
              errors={errors.postalAddress}
              hint="Laws require one in every campaign email."
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                label="Emails a second"
                name="perSecond"
                inputMode="numeric"
                defaultValue={String(values.perSecond)}
                errors={errors.perSecond}
                hint="What your mail server allows."
              />
              <TextField
                label="Emails a second to one domain"
                name="perDomainPerSecond"
                inputMode="numeric"
                defaultValue={String(values.perDomainPerSecond)}
                errors={errors.perDomainPerSecond}
                hint="Too many at once look like spam to it."
              />
            </div>
            <Switch
              label="Track opens and clicks"
              name="tracksOpensAndClicks"
              defaultChecked={values.tracksOpensAndClicks}
              hint="With an invisible image and redirected links. Never for people who asked not to be tracked."
            />
          </CardBody>
          <CardFooter className="justify-end">
            <Button type="submit" variant="primary" busy={busy}>
              Save Changes
            </Button>
          </CardFooter>
        </Card>
      </Form>
      <Card>
        <CardHeader
          title="Bounces and complaints"
          description="Your mail provider can report them to these addresses. Dead addresses and complaints are suppressed."
        />
        <CardBody>
          <dl className="flex flex-col gap-3">
            {webhooks.map(({ name, provider, setting, isOn }) => (
              <div key={provider}>
                <dt className="font-[550]">
                  {name} <span className="font-[450] text-ink-3">{isOn ? 'on' : `off: set ${setting}`}</span>
                </dt>
                <dd className="text-xs wrap-anywhere text-ink-2">{`${baseUrl}/email/webhooks/${provider}`}</dd>
              </div>
            ))}
          </dl>
        </CardBody>
      </Card>
    </div>
  );
}
