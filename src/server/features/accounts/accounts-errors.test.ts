import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import {
  adminRequired,
  authError,
  emailTaken,
  hasCode,
  invalidCredentials,
  passwordTooWeak,
  resetLinkInvalid,
  verificationLinkInvalid,
} from './accounts.errors.ts';
import { trustedHeaders } from './request-source.ts';

const thrown = (code?: string, message?: string) => ({ body: { code, message } });

test.each([
  ['INVALID_EMAIL_OR_PASSWORD', 'Sign-in Failed', 'password', /email or password is incorrect/],
  ['PASSWORD_TOO_LONG', 'Sign-in Failed', 'password', /email or password is incorrect/],
  ['EMAIL_NOT_VERIFIED', 'Verification Required', undefined, /confirm your email address .* then sign in/],
  ['USER_ALREADY_EXISTS', 'Email Already Registered', 'email', /already in use/],
  ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'Email Already Registered', 'email', /already in use/],
  ['INVALID_EMAIL', 'Authentication Error', 'email', /enter a valid email address/],
  ['ANYTHING_ELSE', 'Authentication Error', undefined, /^What it said$/],
])('a person is told of %s as “%s”', (code, title, field, message) => {
  const error = authError(thrown(code, 'What it said'));
  expect(error).toMatchObject({ title, field, message: expect.stringMatching(message) });
  expect(error.code).toMatch(/^[a-z_]+$/);
});

test('an error without words asks to try again, and one that is not about signing in is passed on', () => {
  expect(authError(thrown())).toMatchObject({ code: 'auth_failed', message: 'Please try again.' });
  const fault = new Error('the database is gone');
  expect(() => authError(fault)).toThrow(fault);
});

test('an error is recognised by one of its codes', () => {
  expect(hasCode(thrown('INVALID_TOKEN'), 'USER_NOT_FOUND', 'INVALID_TOKEN')).toBe(true);
  expect(hasCode(thrown('INVALID_TOKEN'), 'USER_NOT_FOUND')).toBe(false);
  expect(hasCode(new Error('x'), 'USER_NOT_FOUND')).toBe(false);
});

test.each([
  [invalidCredentials(), 'password'],
  [emailTaken(), 'email'],
  [passwordTooWeak(), 'password'],
  [resetLinkInvalid(), undefined],
  [verificationLinkInvalid(), undefined],
  [adminRequired(), undefined],
])('%s has a title, whole sentences and its field', (error, field) => {
  expect(error.title).toMatch(/^[A-Z][\w -]+$/);
  expect(error.message).toMatch(/^[A-Z].{20,}\.$/);
  expect(error.field).toBe(field);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::/64', '2001:db8::'],
])('the address %s is passed on as %s, whatever the request claims', (address, passedOn) => {
  const headers = new Headers({ 'x-rolefit-client-address': '1.2.3.4', cookie: 'a=b' });
  const trusted = trustedHeaders({ headers, address });
  expect([trusted.get('x-rolefit-client-address'), trusted.get('cookie')]).toEqual([passedOn, 'a=b']);
  expect(headers.get('x-rolefit-client-address')).toBe('1.2.3.4');
});

test('sessions survive a restart, because the secret is kept in the data folder for its owner alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-secret-'));
  const env = { DATA_DIR: join(dataDir, 'new') };
  const secretFile = join(env.DATA_DIR, 'auth-secret');
  const first = await startTestApp({ work: false, env });
  const secret = readFileSync(secretFile, 'utf8');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(secretFile).mode & 0o777).toBe(0o600);
  await first.close();
  const second = await startTestApp({ work: false, env });
  expect(readFileSync(secretFile, 'utf8')).toBe(secret);
  await second.close();
  rmSync(dataDir, { recursive: true });
});

test('over https, the session’s cookie is for this host alone and never sent without encryption', async () => {
  const rolefit = await startTestApp({ work: false, env: { BASE_URL: 'https://rolefit.example' } });
  try {
    const account = {
      mode: 'signUp',
      email: 'ann@example.com',
      username: 'ann',
      password: 'correct horse 7!',
    };
    const answer = await fetch(`${rolefit.url}/auth?mode=signUp`, {
      method: 'POST',
      headers: { Origin: 'https://rolefit.example', 'X-Forwarded-For': '10.0.0.1' },
      body: new URLSearchParams(account),
      redirect: 'manual',
    });
    const cookie = answer.headers.getSetCookie().find((each) => each.includes('session_token'));
    expect(cookie).toMatch(
      /^__Host-rolefit\.session_token=.*; Max-Age=2592000;.*; HttpOnly; Secure; SameSite=Lax/,
    );
  } finally {
    await rolefit.close();
  }
});
