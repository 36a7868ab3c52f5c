import type { EnvironmentFact, SettingsOverview, SiteSetting } from '../../../shared/rules/site-rules.ts';
import type { Context } from '../../context.ts';
import { bucketName, filesFolder } from '../../platform/create-storage.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { setByEnvironment } from '../site/site.ts';

const variables: Partial<Record<SiteSetting, string>> = {
  senderName: 'MAIL_FROM',
  senderAddress: 'MAIL_FROM',
  emailVerification: 'EMAIL_VERIFICATION',
  logoUrl: 'LOGO_URL',
};

/** What the settings page shows. Secrets of the environment never leave the server: only whether they are set. */
export function settingsOverview(context: Context): SettingsOverview {
  const { settings, site, mailer, languageModel } = requireAdmin(context);
  const { smtpUrl, bucket, boardGateway, syncToken, llm } = settings;
  const fixed = Object.keys(setByEnvironment(settings)) as SiteSetting[];
  return {
    site: site.current,
    fixedBy: Object.fromEntries(fixed.map((key) => [key, variables[key]])),
    hasMailServer: mailer !== null,
    hasModel: languageModel !== null,
    email: smtpUrl ? mailServerFacts(smtpUrl) : [{ name: 'SMTP_URL', value: null }],
    files: bucket
      ? [
          { name: 'S3_URL', value: bucketName(bucket) },
          { name: 'Key', value: '', isSecret: true },
        ]
      : [{ name: 'DATA_DIR', value: filesFolder(settings) }],
    boards: [
      { name: 'BOARD_GATEWAY', value: boardGateway ? withoutPassword(boardGateway) : null },
      { name: 'SYNC_TOKEN', value: syncToken ? '' : null, isSecret: true },
    ],
    narrator: llm
      ? [
          { name: 'LLM_MODEL', value: llm.model },
          { name: 'LLM_PROVIDER', value: llm.provider },
          { name: 'LLM_URL', value: llm.url ? withoutPassword(llm.url) : null },
          { name: 'LLM_KEY', value: llm.key ? '' : null, isSecret: true },
        ]
      : [{ name: 'LLM_MODEL', value: null }],
  };
}

function mailServerFacts(smtpUrl: string): EnvironmentFact[] {
  const { password } = new URL(smtpUrl);
  return [
    { name: 'SMTP_URL', value: withoutPassword(smtpUrl) },
    { name: 'Password', value: password ? '' : null, isSecret: true },
  ];
}

/** Scheme, host and path: a user name or a query may hold a key, too. */
function withoutPassword(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}
