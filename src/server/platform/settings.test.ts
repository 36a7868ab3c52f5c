import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('all have defaults, and blank values count as missing', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(readSettings({}));
    expect(readSettings({})).toMatchObject({
      port: 3000,
      baseUrl: 'http://localhost:3000',
      role: 'all',
      logLevel: 'info',
    });
  });

  test.each([
    [{ PORT: 'abc' }, /^PORT must be a whole number/],
    [{ PORT: '1e3' }, /^PORT must be a whole number/],
    [{ PORT: '70000' }, /^PORT must be a whole number/],
    [{ BASE_URL: 'rolefit.example' }, /^BASE_URL must be an address such as/],
    [{ BASE_URL: 'https://user:word@rolefit.example/sub' }, /^BASE_URL must be only a scheme and a host/],
    [{ DATABASE_URL: 'mysql://localhost' }, /^DATABASE_URL must be an address such as postgres/],
    [{ ADMIN_EMAIL: 'boss' }, /^ADMIN_EMAIL must be an email address/],
    [{ ROLE: 'cook', DATABASE_URL: 'postgres://localhost/x' }, /^ROLE must be all, web or worker/],
    [{ ROLE: 'web' }, /set DATABASE_URL to split web and worker/],
    [{ EMAIL_VERIFICATION: 'yes' }, /^EMAIL_VERIFICATION must be on or off/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET must be at least 32 characters/],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be the number of proxies/],
    [{ SMTP_URL: 'mail.example' }, /^SMTP_URL must be an address such as smtps/],
    [{ S3_URL: 'https://s3.example/files' }, /^S3_URL must have a key, a secret and a bucket/],
    [{ S3_URL: 'https://key:secret@s3.example/' }, /^S3_URL must have a key, a secret and a bucket/],
    [{ S3_URL: 's3.example' }, /^S3_URL must be an address such as https/],
    [{ MAIL_FROM: 'the boss' }, /^MAIL_FROM must be an address such as Rolefit </],
    [{ MAIL_FROM: 'a@example.com, b@example.com' }, /^MAIL_FROM must be an address such as Rolefit </],
    [{ FETCH_ALLOW: 'somewhere' }, /^FETCH_ALLOW must be a list such as/],
    [{ SOCIAL_URL: 'javascript:alert(1)' }, /^SOCIAL_URL must be an address such as https/],
    [{ LOGO_URL: 'https://logos.example/' }, /^LOGO_URL must have \{host\}/],
    [{ UNIVERSITIES_URL: 'file:///etc/passwd' }, /^UNIVERSITIES_URL must be an address such as https/],
    [{ BOARD_GATEWAY: 'mirror' }, /^BOARD_GATEWAY must be an address such as http/],
    [{ SYNC_TOKEN: 'short' }, /^SYNC_TOKEN must be at least 32 characters/],
    [{ LLM_PROVIDER: 'oracle' }, /^LLM_PROVIDER must be openai, anthropic, google or openai-compatible/],
    [{ LLM_URL: 'http://localhost:11434/v1' }, /^LLM_MODEL is missing/],
    [{ LLM_MODEL: 'some-model' }, /^LLM_PROVIDER is missing/],
    [{ LLM_MODEL: 'some-model', LLM_PROVIDER: 'openai' }, /^LLM_KEY is missing: openai needs a key/],
    [{ LLM_MODEL: 'some-model', LLM_PROVIDER: 'openai-compatible' }, /^LLM_URL is missing/],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, /^STRIPE_SECRET_KEY must be a secret or restricted key/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, /^STRIPE_WEBHOOK_SECRET is missing/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY is missing/],
    [{ STRIPE_URL: 'http://127.0.0.1:1/v1' }, /^STRIPE_URL must be only a scheme and a host/],
    [
      { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', TEST_PAYMENTS: 'on' },
      /^TEST_PAYMENTS is on, but STRIPE_SECRET_KEY is set/,
    ],
    [{ TEST_PAYMENTS: 'yes' }, /^TEST_PAYMENTS must be on or off/],
  ] as [Record<string, string>, RegExp][])(
    '%j is refused with a message that names the setting',
    (env, sentence) => {
      expect(() => readSettings(env)).toThrow(sentence);
    },
  );

  test('names every invalid setting', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  test('nobody takes payments without a key, unless test payments are asked for or in development', () => {
    expect(readSettings({}).payments).toBeNull();
    expect(readSettings({ NODE_ENV: 'production' }).payments).toBeNull();
    expect(readSettings({ NODE_ENV: 'development' }).payments).toEqual({ provider: 'test' });
    expect(readSettings({ NODE_ENV: 'development', TEST_PAYMENTS: 'off' }).payments).toBeNull();
    expect(readSettings({ NODE_ENV: 'production', TEST_PAYMENTS: 'on' }).payments).toEqual({
      provider: 'test',
    });
  });

  test.each([
    ['sk_test_1', 'test'],
    ['rk_live_1', 'live'],
  ])('the key %s means %s mode', (secretKey, mode) => {
    const settings = readSettings({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: 'whsec_1' });
    expect(settings.payments).toMatchObject({
      provider: 'stripe',
      stripe: { secretKey, mode, url: undefined },
    });
  });

  test('a model at a custom address needs no key and no provider', () => {
    expect(readSettings({}).llm).toBeUndefined();
    expect(readSettings({ LLM_URL: 'http://localhost:11434/v1', LLM_MODEL: 'small' }).llm).toEqual({
      provider: 'openai-compatible',
      model: 'small',
      url: 'http://localhost:11434/v1',
      key: undefined,
    });
  });

  test.each([
    [{}, undefined],
    [{ MAIL_FROM: 'hr@firm.example' }, { name: '', address: 'hr@firm.example' }],
    [
      { MAIL_FROM: '"Jobs, and more" <hr@firm.example>' },
      { name: 'Jobs, and more', address: 'hr@firm.example' },
    ],
  ] as [Record<string, string>, object | undefined][])('mails with %j come from %j', (env, from) => {
    expect(readSettings(env).mailFrom).toEqual(from);
  });

  test.each([
    ['https://key:a%2Fb@s3.example/files', { folder: '', region: undefined, secretAccessKey: 'a/b' }],
    ['https://key:s@s3.example/files/a/b/?region=eu-central-1', { folder: 'a/b', region: 'eu-central-1' }],
    ['http://key:s@127.0.0.1:9000/files', { endpoint: 'http://127.0.0.1:9000', bucket: 'files' }],
  ])('the bucket at %s is %j', (address, bucket) => {
    expect(readSettings({ S3_URL: address }).bucket).toMatchObject(bucket);
  });
});
