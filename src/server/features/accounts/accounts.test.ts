import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let rolefit: TestApp;
let admins = 0;

beforeAll(async () => {
  rolefit = await startTestApp();
  const [first, second] = [rolefit.browser(), rolefit.browser()];
  await Promise.all([first.signUp('first@example.com'), second.signUp('second@example.com')]);
  for (const browser of [first, second])
    if ((await browser.open('/admin')).text.includes('How this Rolefit is doing')) admins++;
});
afterAll(() => rolefit.close());

describe('signing up', () => {
  test('of two first accounts made at once exactly one is administrator', () => {
    expect(admins).toBe(1);
  });

  test('leads to the home page with a welcome', async () => {
    const page = await rolefit.browser().signUp('mara@example.com');
    expect(page.url).toBe('/');
    expect(page.text).toContain('Account Created!');
    expect(page.text).toContain('Welcome, mara');
  });

  test('says what is missing beside each field and keeps what was typed', async () => {
    const page = await rolefit.browser().submit('/auth?mode=signUp', {
      mode: 'signUp',
      email: 'not-an-address',
      username: '',
      password: 'short',
    });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Please enter a valid email address');
    expect(page.text).toContain('Username is required');
    expect(page.text).toContain('Password must be at least 8 characters');
    expect(page.html).toContain('value="not-an-address"');
  });

  test('with an address that has an account offers to sign in instead', async () => {
    const page = await rolefit.browser().signUp('first@example.com');
    expect(page.text).toContain('Email Already Registered');
    expect(page.text).toContain('This email is already in use. Please use a different email or sign in.');
    expect(page.text).toContain('Email already in use');
    expect(page.text).toContain('Sign in instead');
  });

  test('twice at once with one address makes one account', async () => {
    const pages = await Promise.all([1, 2].map(() => rolefit.browser().signUp('twice@example.com')));
    expect(pages.filter((page) => page.url === '/')).toHaveLength(1);
    expect(pages.filter((page) => page.text.includes('Email Already Registered'))).toHaveLength(1);
  });

  test('with ADMIN_EMAIL set makes only that account administrator', async () => {
    const other = await startTestApp({ env: { ADMIN_EMAIL: 'Boss@example.com' } });
    const [early, boss] = [other.browser(), other.browser()];
    await early.signUp('early@example.com');
    await boss.signUp('boss@example.com');
    expect((await early.open('/admin')).text).toContain('Admin access required');
    expect((await boss.open('/admin')).text).toContain('How this Rolefit is doing');
    await other.close();
  });
});

describe('signing in', () => {
  test('welcomes back and returns to the page first asked for', async () => {
    const browser = rolefit.browser();
    const asked = await browser.open('/results?page=2');
    expect(asked.url).toBe('/auth?next=%2Fresults%3Fpage%3D2');
    const page = await browser.submit(asked.url, {
      mode: 'signIn',
      next: '/results?page=2',
      email: 'first@example.com',
      password: 'correct horse 7!',
    });
    expect(page.url).toBe('/results?page=2');
    expect(page.text).toContain('Welcome Back!');
  });

  test('never leads to another site', async () => {
    for (const next of [
      '//evil.example/x',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/.//evil.example',
      '/%2e//evil.example',
    ]) {
      const page = await rolefit
        .browser()
        .submit('/auth', { mode: 'signIn', next, email: 'first@example.com', password: 'correct horse 7!' });
      expect(page.url).toBe('/');
    }
  });

  test.each(['first@example.com', 'nobody@example.com'])(
    'with a wrong password says the same for %s',
    async (email) => {
      const page = await rolefit
        .browser()
        .submit('/auth', { mode: 'signIn', email, password: 'wrong password' });
      expect(page.text).toContain('Sign-in Failed');
      expect(page.text).toContain('Your email or password is incorrect. Please try again.');
      expect(page.text).toContain('Password is incorrect');
      expect(page.html).not.toContain('wrong password');
    },
  );

  test('is refused without a field', async () => {
    const page = await rolefit.browser().submit('/auth', { mode: 'signIn', email: '', password: '' });
    expect(page.text).toContain('Email is required');
    expect(page.text).toContain('Password is required');
  });

  test('shows the home page to who is signed in already', async () => {
    const browser = rolefit.browser();
    await browser.signUp('again@example.com');
    expect((await browser.open('/auth')).url).toBe('/');
  });

  test('sets a cookie that no script can read and no other site can send', async () => {
    const body = new URLSearchParams({
      mode: 'signIn',
      email: 'first@example.com',
      password: 'correct horse 7!',
    });
    const answer = await fetch(`${rolefit.url}/auth`, { method: 'POST', body, redirect: 'manual' });
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith('rolefit.session_token='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });
});

describe('signing out', () => {
  test('leads to the sign-in page and ends the session', async () => {
    const browser = rolefit.browser();
    await browser.signUp('leaving@example.com');
    const page = await browser.submit('/auth/sign-out', {});
    expect(page.url).toBe('/auth');
    expect(page.text).toContain('Signed out successfully');
    expect((await browser.open('/resumes')).url).toBe('/auth?next=%2Fresumes');
  });
});

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
  ])('send a visitor from %s to the sign-in page with the reason', async (path) => {
    const page = await rolefit.browser().open(path);
    expect(page.url).toMatch(/^\/auth\?next=/);
    expect(page.text).toContain('Authentication required');
    expect(page.text).toContain('Please sign in to access this feature.');
  });

  test('send a member from the admin area home with the reason', async () => {
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
  ])('keep another site from signing a person out (%s)', async (name, value) => {
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

  test('answer what is no form as a bad request', async () => {
    for (const path of ['/auth', '/check']) {
      const answer = await fetch(rolefit.url + path, {
        method: 'POST',
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      });
      expect(answer.status).toBe(400);
    }
  });

  test('leave out what no database takes', async () => {
    const page = await rolefit.browser().signUp('nul\0@example.com');
    expect(page.text).toContain('Welcome, nul');
  });

  test('refuse a form that another site sends', async () => {
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
