import { z } from '../zod.ts';

const maxLimit = 1_000_000;
const limit = z.int(limitMessage()).min(0, limitMessage()).max(maxLimit, limitMessage()).nullable();

function limitMessage() {
  return `Enter a whole number from 0 to ${maxLimit.toLocaleString('en')}, or leave it empty for no limit`;
}

const logoUrl = z
  .url({ protocol: /^https$/, error: 'Enter an address that starts with https://' })
  .refine((address) => address.includes('{host}'), {
    error: 'Put {host} where the company’s host belongs, as in https://logos.example/{host}',
  });

/** What administrators can change about the site. */
export const siteSchema = z.object({
  productName: z
    .string()
    .trim()
    .min(1, 'Enter a name')
    .max(40, 'Keep the name to 40 characters')
    // Part of the subject and the sender of emails.
    .refine((name) => !/[\r\n<>"@,;]/.test(name), {
      error: 'Leave out line breaks and the signs < > " @ , ;',
    }),
  signUpOpen: z.boolean(),
  /** Whether a new account must confirm its address before the first sign-in. */
  emailVerification: z.boolean(),
  /** What everyone without a plan may use: analyses per month and uploaded résumés. null means unlimited. */
  jobsLimit: limit,
  resumesLimit: limit,
  senderName: z
    .string()
    .trim()
    .max(60, 'Keep the name to 60 characters')
    .refine((name) => !/[\r\n<>"]/.test(name), { error: 'Leave out line breaks and the signs < > "' }),
  senderAddress: z.email('Enter an email address'),
  /** Whether followed companies are synced on a schedule. */
  syncsBoards: z.boolean(),
  /** Whether the language model, if there is one, rewords results. */
  narrates: z.boolean(),
  logoUrl: logoUrl.nullable(),
});

export type SiteSettings = Readonly<z.infer<typeof siteSchema>>;
export type SiteSetting = keyof SiteSettings;

/** The cards of the settings page; each is saved on its own. */
export const siteSections = {
  general: ['productName', 'signUpOpen', 'emailVerification'],
  limits: ['jobsLimit', 'resumesLimit'],
  email: ['senderName', 'senderAddress'],
  boards: ['syncsBoards'],
  narrator: ['narrates'],
  logos: ['logoUrl'],
} as const satisfies Record<string, readonly SiteSetting[]>;

export type SiteSection = keyof typeof siteSections;

/** What was typed in a card: texts, and the switches that are on. */
export type SiteForm = Partial<Record<SiteSetting, unknown>>;
export type SiteErrors = Partial<Record<SiteSetting, string>>;

/** A setting of the environment, as an administrator may see it. The value of a secret is empty. */
export type EnvironmentFact = { name: string; value: string | null; isSecret?: boolean };

export type SettingsOverview = {
  site: SiteSettings;
  /** The settings of the site that the environment sets, with the name there. */
  fixedBy: Partial<Record<SiteSetting, string>>;
  hasMailServer: boolean;
  hasModel: boolean;
  email: EnvironmentFact[];
  files: EnvironmentFact[];
  boards: EnvironmentFact[];
  narrator: EnvironmentFact[];
};

/** What came of trying a setting. `detail` says what the other side answered, or how long it took. */
export type Trial = { ok: boolean; title: string; detail: string };
