import { data } from 'react-router';
import { changeSite } from '../../../server/features/admin-settings/change-site.ts';
import { settingsOverview } from '../../../server/features/admin-settings/settings-overview.ts';
import { tryMailServer, tryStorage } from '../../../server/features/admin-settings/try-settings.ts';
import {
  type SiteErrors,
  type SiteForm,
  type SiteSection,
  siteSections,
  type Trial,
} from '../../../shared/rules/site-rules.ts';
import { FactList } from '../../components/admin/fact-list.tsx';
import { SettingsCard } from '../../components/admin/settings-card.tsx';
import { SiteSwitch, SiteText } from '../../components/admin/site-fields.tsx';
import { siteFormOf } from '../../components/admin/site-form.ts';
import { PageHeader } from '../../components/frame/page-header.tsx';
import { useFocusOnError } from '../../lib/forms/focus-on-error.ts';
import { intentOf } from '../../lib/request/intent.server.ts';
import {
  type ActionError,
  actionErrorOrFault,
  contextOf,
  formOf,
  redirectWithToast,
} from '../../lib/request/request.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import type { Route } from './+types/admin-settings-page';

type Answer = {
  typed?: SiteForm;
  fieldErrors?: SiteErrors;
  error?: ActionError;
  mailTrial?: Trial;
  storageTrial?: Trial;
};

export const loader = ({ context }: Route.LoaderArgs) => settingsOverview(contextOf(context));

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = contextOf(context);
  const form = await formOf(request);
  const intent = await intentOf(context, form, 'routes/admin/admin-settings-page');
  const section = sectionOf[intent];
  const typed = section ? onlyOf(section, siteFormOf(form)) : undefined;
  try {
    if (intent === 'try-mail-server') return data<Answer>({ typed, mailTrial: await tryMailServer(ctx) });
    if (!section) return data<Answer>({ storageTrial: await tryStorage(ctx) });
    const fieldErrors = await changeSite(ctx, section, typed ?? {});
    if (fieldErrors) return data<Answer>({ typed, fieldErrors }, { status: 400 });
  } catch (error) {
    return actionErrorOrFault<Answer>(ctx, error, { typed });
  }
  return redirectWithToast('/admin/settings', { kind: 'success', title: 'Settings updated' });
}

/** The card that each button belongs to. */
const sectionOf = {
  'save-general': 'general',
  'save-limits': 'limits',
  'save-email': 'email',
  'try-mail-server': 'email',
  'try-storage': null,
  'save-boards': 'boards',
  'save-narrator': 'narrator',
  'save-logos': 'logos',
} as const satisfies Record<string, SiteSection | null>;

/** The other cards keep showing what is saved. */
const onlyOf = (section: SiteSection, typed: SiteForm): SiteForm =>
  Object.fromEntries(siteSections[section].map((key) => [key, typed[key]]));

export default function AdminSettings({ loaderData: overview, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData;
  const { fixedBy } = overview;
  useErrorToast(answer?.error);
  useFocusOnError(answer);
  const fields = { overview, typed: answer?.typed, errors: answer?.fieldErrors };
  return (
    <div className="page-width *:max-w-[784px] py-8">
      <PageHeader
        breadcrumb={[{ label: 'Admin', to: '/admin' }, { label: 'Settings' }]}
        title="System Settings"
        description={
          <>
            What you change here takes effect at once and is kept in{' '}
            <TextLink to="/admin/record">the record</TextLink>. Names in capitals are settings of the
            environment: change them there and restart.
          </>
        }
      />
      <div className="flex flex-col gap-5">
        {answer?.error ? (
          <Alert tone="low" title={answer.error.title ?? 'Something went wrong'}>
            {answer.error.message}
          </Alert>
        ) : null}
        <SettingsCard title="General" section="general">
          <SiteText
            {...fields}
            name="productName"
            label="Product name"
            hint="In the header, in page titles and as the sender of emails."
          />
          <SiteSwitch
            {...fields}
            name="signUpOpen"
            label="Open for sign-up"
            hint="While it’s off, nobody can create an account. People who have one can still sign in."
          />
          <SiteSwitch
            {...fields}
            name="emailVerification"
            label="New accounts must confirm their email address"
            hint={
              overview.hasMailServer
                ? 'They get a link, and can sign in once they’ve opened it.'
                : 'Needs a mail server: set SMTP_URL first.'
            }
          />
        </SettingsCard>
        <SettingsCard
          title="Default limits"
          description="For everyone without a plan. A free plan of the payment provider goes before them."
          section="limits"
        >
          <SiteText
            {...fields}
            name="jobsLimit"
            label="Analyses per month"
            inputMode="numeric"
            placeholder="No limit"
            hint="Leave it empty for no limit."
          />
          <SiteText
            {...fields}
            name="resumesLimit"
            label="Uploaded résumés"
            inputMode="numeric"
            placeholder="No limit"
            hint="Leave it empty for no limit."
          />
        </SettingsCard>
        <SettingsCard
          title="Email"
          section={fixedBy.senderAddress ? null : 'email'}
          trial={{ intent: 'try-mail-server', label: 'Send Test Email', outcome: answer?.mailTrial }}
        >
          <SiteText {...fields} name="senderName" label="Sender’s name" />
          <SiteText {...fields} name="senderAddress" label="Sender’s address" inputMode="email" />
          <FactList facts={overview.email} />
        </SettingsCard>
        <SettingsCard
          title="Files"
          description="Where uploaded files are kept."
          section={null}
          trial={{ intent: 'try-storage', label: 'Try Storage', outcome: answer?.storageTrial }}
        >
          <FactList facts={overview.files} />
        </SettingsCard>
        <SettingsCard title="Job boards" section="boards">
          <SiteSwitch
            {...fields}
            name="syncsBoards"
            label="Sync followed companies every five minutes"
            hint="While it’s off, a company is synced when someone follows it, and when you start a sync."
          />
          <FactList facts={overview.boards} />
        </SettingsCard>
        <SettingsCard
          title="Narrator"
          description="A language model may reword the analysis of a result. It never changes a score."
          section={overview.hasModel ? 'narrator' : null}
        >
          {overview.hasModel ? (
            <SiteSwitch {...fields} name="narrates" label="Let the model reword results" />
          ) : null}
          <FactList facts={overview.narrator} />
        </SettingsCard>
        <SettingsCard title="Company logos" section={fixedBy.logoUrl ? null : 'logos'}>
          <SiteText
            {...fields}
            name="logoUrl"
            label="Source of logos"
            inputMode="url"
            placeholder="https://logos.example/{host}"
            hint="The server fetches logos from here, with the company’s host for {host}. Empty: companies show their initials."
          />
        </SettingsCard>
      </div>
    </div>
  );
}
