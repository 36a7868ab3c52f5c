import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let rolefit: TestApp;

beforeAll(async () => {
  rolefit = await startTestApp();
  await rolefit.browser().signUp('first@example.com');
});
afterAll(() => rolefit.close());

describe('guards', () => {
  test.each([
    '/resumes',
    '/my-resumes',
    '/upload',
    '/analyze',
    '/results',
    '/results/1',
    '/resumes/',
    '/admin',
  ])('send a visitor from %s to the sign-in page and say why', async (path) => {
    const page = await rolefit.browser().open(path);
    expect(page.url).toMatch(/^\/auth\?next=/);
    expect(page.text).toContain('Authentication required');
    expect(page.text).toContain('Please sign in to access this feature.');
  });

  test('send a member from the admin area to the home page and say why', async () => {
    const browser = rolefit.browser();
    await browser.signUp('member@example.com');
    const page = await browser.open('/admin');
    expect(page.url).toBe('/');
    expect(page.text).toContain('Admin access required');
    expect(page.text).toContain("You don't have permission to access this area.");
  });

  test.each([
    ['Origin', 'https://evil.example'],
    ['Sec-Fetch-Site', 'cross-site'],
  ])('stop another site from signing a user out (%s)', async (name, value) => {
    const browser = rolefit.browser();
    await browser.signUp(`stays-${name.toLowerCase()}@example.com`);
    const answer = await fetch(`${rolefit.url}/auth/sign-out`, {
      method: 'POST',
      headers: { [name]: value, Cookie: browser.cookieHeader() },
      redirect: 'manual',
    });
    expect(answer.status).toBe(403);
    expect((await browser.open('/resumes')).url).toBe('/resumes');
  });

  test('respond to a body that is not a form with 400', async () => {
    for (const path of ['/auth', '/check']) {
      const answer = await fetch(rolefit.url + path, {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      });
      expect(answer.status).toBe(400);
    }
  });

  test('strip null characters, which the database rejects', async () => {
    const page = await rolefit.browser().signUp('nul\0@example.com');
    expect(page.text).toContain('Welcome, nul');
  });

  test('refuse a form from another site', async () => {
    const answer = await fetch(`${rolefit.url}/auth`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams({ mode: 'signIn', email: 'first@example.com', password: 'correct horse 7!' }),
      redirect: 'manual',
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
