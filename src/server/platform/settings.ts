import { resolve } from 'node:path';
import { z } from 'zod';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65535));

const blankAsMissing = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema.optional());
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

const isOrigin = (address: string) => {
  // Already reported by the URL check before; refinements run even if that one failed.
  if (!URL.canParse(address)) return true;
  const { username, pathname, search, hash } = new URL(address);
  return username === '' && pathname === '/' && search === '' && hash === '';
};

/** Parses "Name <address>" or a bare address. */
function mailAddress(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? [];
  return { name: name.replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

export type BucketSettings = Readonly<{
  endpoint: string;
  bucket: string;
  /** The folder in the bucket; empty for its top. */
  folder: string;
  region: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}>;

const bucketPath = /^\/([a-z0-9][a-z0-9.-]+)((?:\/[A-Za-z0-9._-]+)*)\/?$/;

/** Reads `https://key:secret@host/bucket/folder?region=…`. Null if a part is missing. */
function bucketSettings(address: string): BucketSettings | null {
  if (!URL.canParse(address)) return null;
  const { origin, username, password, pathname, searchParams } = new URL(address);
  const [, bucket, path] = bucketPath.exec(pathname) ?? [];
  const [accessKeyId, secretAccessKey] = [username, password].map(decoded);
  if (!bucket || path === undefined || !accessKeyId || !secretAccessKey) return null;
  const region = searchParams.get('region') ?? undefined;
  return { endpoint: origin, bucket, folder: path.slice(1), region, accessKeyId, secretAccessKey };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const schema = z.object({
  PORT: z.preprocess(blankAsMissing, port.prefault('3000')),
  BASE_URL: optional(
    url(/^https?$/, 'https://rolefit.example').refine(isOrigin, {
      error: 'must be only a scheme and a host, such as https://rolefit.example',
    }),
  ),
  DATA_DIR: z.preprocess(blankAsMissing, z.string().default('./data')),
  DATABASE_URL: optional(url(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/rolefit')),
  ADMIN_EMAIL: optional(z.email({ error: 'must be an email address' })),
  SMTP_URL: optional(url(/^smtps?$/, 'smtps://user:password@mail.example:465')),
  MAIL_FROM: optional(
    z
      .string()
      .transform(mailAddress)
      .refine(({ address }) => z.email().safeParse(address).success, {
        error: 'must be an address such as Rolefit <no-reply@rolefit.example>',
      }),
  ),
  EMAIL_VERIFICATION: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  S3_URL: optional(
    url(/^https?$/, 'https://key:secret@s3.example/bucket').transform((address, { addIssue }) => {
      const bucket = bucketSettings(address);
      if (!bucket)
        addIssue('must have a key, a secret and a bucket, as in https://key:secret@s3.example/bucket');
      return bucket;
    }),
  ),
  MAIL_WEBHOOK_TOKEN: optional(z.string().min(32, { error: 'must be at least 32 characters long' })),
  SENDGRID_WEBHOOK_KEY: optional(
    z.string().regex(/^[A-Za-z0-9+/=]{40,}$/, { error: 'must be SendGrid’s verification key' }),
  ),
  MAILGUN_SIGNING_KEY: optional(z.string()),
  SES_TOPIC_ARN: optional(
    z.string().regex(/^arn:aws[a-z-]*:sns:/, {
      error: 'must be a topic such as arn:aws:sns:eu-west-1:123456789012:mail',
    }),
  ),
  ROLE: z.preprocess(
    blankAsMissing,
    z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
  ),
  AUTH_SECRET: optional(z.string().min(32, { error: 'must be at least 32 characters long' })),
  TRUST_PROXY: z.preprocess(
    blankAsMissing,
    z
      .string()
      .regex(/^\d$/, {
        error: 'must be the number of proxies in front of Rolefit, such as 1; 0 where there is none',
      })
      .transform(Number)
      .prefault('0'),
  ),
  FETCH_ALLOW: z.preprocess(
    blankAsMissing,
    z
      .string()
      .regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/, {
        error: 'must be a list such as 127.0.0.1:4010,intranet.example:8080',
      })
      .transform((list) => list.split(','))
      .default([]),
  ),
  SOCIAL_URL: optional(url(/^https$/, 'https://social.example/@rolefit')),
  BOARD_GATEWAY: optional(url(/^https?$/, 'http://mirror.example:8080')),
  SYNC_TOKEN: optional(z.string().min(32, { error: 'must be at least 32 characters long' })),
  LOGO_URL: optional(
    url(/^https?$/, 'https://logos.example/{host}').refine((address) => address.includes('{host}'), {
      error: 'must have {host} where the company’s host belongs, such as https://logos.example/{host}',
    }),
  ),
  UNIVERSITIES_URL: optional(url(/^https?$/, 'https://lists.example/universities.json')),
  LLM_PROVIDER: optional(
    z.enum(['openai', 'anthropic', 'google', 'openai-compatible'], {
      error: 'must be openai, anthropic, google or openai-compatible',
    }),
  ),
  LLM_URL: optional(url(/^https?$/, 'http://localhost:11434/v1')),
  LLM_KEY: optional(z.string()),
  LLM_MODEL: optional(z.string()),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^[sr]k_/, {
      error: 'must be a secret or restricted key of Stripe, which starts with sk_ or rk_',
    }),
  ),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_URL: optional(
    url(/^https?$/, 'http://127.0.0.1:12111').refine(isOrigin, {
      error: 'must be only a scheme and a host, such as http://127.0.0.1:12111',
    }),
  ),
  TEST_PAYMENTS: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  LOG_LEVEL: z.preprocess(
    blankAsMissing,
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  ),
});

export type LanguageModelSettings = Readonly<{
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  model: string;
  /** Undefined means the provider's own address. */
  url: string | undefined;
  key: string | undefined;
}>;

export type StripeSettings = Readonly<{
  secretKey: string;
  webhookSecret: string;
  mode: 'test' | 'live';
  /** Where its API is reached. Undefined means Stripe itself. */
  url: string | undefined;
}>;

export type Settings = Readonly<{
  port: number;
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  adminEmail: string | undefined;
  smtpUrl: string | undefined;
  /** The sender of all emails. Without it, administrators choose one: see features/site. */
  mailFrom: Readonly<{ name: string; address: string }> | undefined;
  /** Whether a new account must confirm its email address before the first sign-in. Without it, administrators choose. */
  emailVerification: boolean | undefined;
  /** Where uploaded files are kept. Without a bucket, in the data folder. */
  bucket: BucketSettings | undefined;
  /** Authenticates reports of a mail server, and Postmark's. */
  mailWebhookToken: string | undefined;
  /** SendGrid's public key, Mailgun's secret and Amazon's topic: each lets that provider report bounces. */
  sendgridWebhookKey: string | undefined;
  mailgunSigningKey: string | undefined;
  sesTopicArn: string | undefined;
  role: 'all' | 'web' | 'worker';
  authSecret: string | undefined;
  /** How many of the operator's proxies are in front and append to X-Forwarded-For. */
  trustedProxies: number;
  /** host:port pairs that web-fetch may reach even if they are private or on an unusual port. */
  fetchAllow: string[];
  /** A mirror for all requests to job boards, as GATEWAY/HOST/PATH. Without it, boards are requested directly. */
  boardGateway: string | undefined;
  /** Authenticates an external scheduler. Without it, no one outside can start a sync. */
  syncToken: string | undefined;
  /** Where the list of universities is fetched from. Without it, the built-in list is searched. */
  universitiesUrl: string | undefined;
  /** Where logos come from, with {host} for the company's host. Without it, administrators choose. */
  logoUrl: string | undefined;
  /** The operator's page on a social network, linked in the footer. */
  socialUrl: string | undefined;
  /** The language model that may reword a result's analysis. Without one, nothing is sent anywhere. */
  llm: LanguageModelSettings | undefined;
  /** Who takes payments. Null: nobody, and everyone is on the free plan. */
  payments: Readonly<{ provider: 'stripe'; stripe: StripeSettings } | { provider: 'test' }> | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}>;

/** Its message is written for the operator: the process prints it without a stack trace and exits. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the settings from the environment. Throws a SettingsError that names each invalid one. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map(sentence).join('\n'));
  const value = parsed.data;
  if (value.ROLE !== 'all' && !value.DATABASE_URL) {
    throw new SettingsError(
      `ROLE is "${value.ROLE}", but the built-in database belongs to one process: set DATABASE_URL to split web and worker, or leave ROLE out.`,
    );
  }
  const baseUrl = (value.BASE_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  return {
    port: value.PORT,
    baseUrl,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    adminEmail: value.ADMIN_EMAIL?.toLowerCase(),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    emailVerification: value.EMAIL_VERIFICATION && value.EMAIL_VERIFICATION === 'on',
    bucket: value.S3_URL ?? undefined,
    mailWebhookToken: value.MAIL_WEBHOOK_TOKEN,
    sendgridWebhookKey: value.SENDGRID_WEBHOOK_KEY,
    mailgunSigningKey: value.MAILGUN_SIGNING_KEY,
    sesTopicArn: value.SES_TOPIC_ARN,
    role: value.ROLE,
    authSecret: value.AUTH_SECRET,
    trustedProxies: value.TRUST_PROXY,
    fetchAllow: value.FETCH_ALLOW,
    boardGateway: value.BOARD_GATEWAY?.replace(/\/+$/, ''),
    syncToken: value.SYNC_TOKEN,
    universitiesUrl: value.UNIVERSITIES_URL,
    logoUrl: value.LOGO_URL,
    socialUrl: value.SOCIAL_URL,
    llm: languageModel(value),
    payments: payments(value, env.NODE_ENV),
    logLevel: value.LOG_LEVEL,
  };
}

/** An address without a provider means an OpenAI-compatible server. The other three providers need a key. */
function languageModel(value: z.infer<typeof schema>): LanguageModelSettings | undefined {
  const { LLM_PROVIDER, LLM_URL: url, LLM_KEY: key, LLM_MODEL: model } = value;
  if (!LLM_PROVIDER && !url && !key && !model) return undefined;
  if (!model)
    throw new SettingsError('LLM_MODEL is missing: name the model, or leave out every LLM_ setting.');
  const provider = LLM_PROVIDER ?? (url ? 'openai-compatible' : undefined);
  if (!provider) {
    throw new SettingsError(
      'LLM_PROVIDER is missing: set it to openai, anthropic or google, or set LLM_URL to an OpenAI-compatible address.',
    );
  }
  if (provider === 'openai-compatible' && !url)
    throw new SettingsError('LLM_URL is missing: an openai-compatible provider needs its address.');
  if (provider !== 'openai-compatible' && !key)
    throw new SettingsError(`LLM_KEY is missing: ${provider} needs a key.`);
  return { provider, model, url, key };
}

/** Without a key, payments are offered only where nobody can take them for real: in development, or when asked for. */
function payments(value: z.infer<typeof schema>, environment: string | undefined): Settings['payments'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, TEST_PAYMENTS } = value;
  if (!secretKey) {
    if (webhookSecret)
      throw new SettingsError('STRIPE_SECRET_KEY is missing: STRIPE_WEBHOOK_SECRET has no use without it.');
    const isOn = TEST_PAYMENTS ? TEST_PAYMENTS === 'on' : environment === 'development';
    return isOn ? { provider: 'test' } : null;
  }
  if (!webhookSecret) {
    throw new SettingsError(
      'STRIPE_WEBHOOK_SECRET is missing: without it, Rolefit would not learn who has paid. Add a webhook for BASE_URL/payments/webhook in Stripe.',
    );
  }
  if (TEST_PAYMENTS === 'on')
    throw new SettingsError('TEST_PAYMENTS is on, but STRIPE_SECRET_KEY is set: leave one of them out.');
  const mode = /^[sr]k_live_/.test(secretKey) ? 'live' : 'test';
  return { provider: 'stripe', stripe: { secretKey, webhookSecret, mode, url: value.STRIPE_URL } };
}

function sentence(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  if (name === 'PORT') return 'PORT must be a whole number from 0 to 65535, such as 3000.';
  return `${name} ${issue.message}.`;
}
