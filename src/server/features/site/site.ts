import { defaultProductName } from '../../../shared/rules/default-product-name.ts';
import { type SiteSetting, type SiteSettings, siteSchema } from '../../../shared/rules/site-rules.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Settings } from '../../platform/settings.ts';
import { siteSettings } from './site.tables.ts';

/** The settings of the site as they are now: what the environment sets, then what administrators chose, then the defaults. */
export type Site = { readonly current: SiteSettings; reload(): Promise<void> };

type SiteOptions = { settings: Settings; db: Database; events: Events; logger: Logger };

/** Every process keeps a copy and reads it again when another one announces a change. */
export async function openSite({ settings, db, events, logger }: SiteOptions): Promise<Site> {
  const read = async () => {
    const changed = await chosen(db);
    const senderName = changed.productName ?? defaultProductName;
    return { ...defaultsOf(settings), senderName, ...changed, ...setByEnvironment(settings) };
  };
  let current: SiteSettings = await read();
  let reading = Promise.resolve();
  const reload = () => {
    // One after another, so that an older answer never replaces a newer one.
    reading = reading
      .catch(() => {})
      .then(async () => {
        current = await read();
      });
    return reading;
  };
  events.onSettings(() => {
    reload().catch((error) => logger.warn({ err: error }, 'the settings could not be read again'));
  });
  return {
    get current() {
      return current;
    },
    reload,
  };
}

/** The settings that administrators can't change here, because the environment decides. */
export function setByEnvironment({ mailFrom, emailVerification, logoUrl }: Settings): Partial<SiteSettings> {
  return {
    ...(mailFrom ? { senderName: mailFrom.name, senderAddress: mailFrom.address } : {}),
    ...(emailVerification === undefined ? {} : { emailVerification }),
    ...(logoUrl ? { logoUrl } : {}),
  };
}

/** Emails come from the product unless a sender is chosen. */
const defaultsOf = ({ baseUrl, databaseUrl, smtpUrl }: Settings): Omit<SiteSettings, 'senderName'> => ({
  productName: defaultProductName,
  signUpOpen: true,
  emailVerification: Boolean(databaseUrl && smtpUrl),
  jobsLimit: 200,
  resumesLimit: 1,
  senderAddress: `no-reply@${new URL(baseUrl).hostname}`,
  syncsBoards: true,
  narrates: true,
  logoUrl: null,
});

/** A value that no longer fits its rules, after an upgrade, counts as not chosen. */
async function chosen(db: Database): Promise<Partial<SiteSettings>> {
  const rows = await db.select().from(siteSettings);
  return Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      const schema = key in siteSchema.shape ? siteSchema.shape[key as SiteSetting] : undefined;
      const parsed = schema?.safeParse(value);
      return parsed?.success ? [[key, parsed.data]] : [];
    }),
  );
}
