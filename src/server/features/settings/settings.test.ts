import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Page, TestBrowser } from '../../testing/test-browser.ts';
import { untilTold } from '../../testing/until-told.ts';
import { profiles, users } from '../accounts/accounts.tables.ts';
import { outboxEmails } from '../email/email.tables.ts';
import { sendNotification } from '../email/send-email.ts';
import { searchHistory } from './search-history.tables.ts';

let rolefit: TestApp;
let userCount = 0;

beforeAll(async () => {
  rolefit = await startTestApp();
});
afterAll(() => rolefit.close());

async function createUser(): Promise<{ browser: TestBrowser; id: string; email: string }> {
  const browser = rolefit.browser();
  const email = `settings${++userCount}@example.com`;
  await browser.signUp(email);
  const [user] = await rolefit.app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return { browser, email, id: (user as { id: string }).id };
}

const allOn = {
  intent: 'save',
  username: 'Mara',
  emailNotifications: 'on',
  saveSearchHistory: 'on',
  jobMatchThreshold: '70',
};
const save = (browser: TestBrowser, changes: Record<string, string>, without: string[] = []) => {
  const fields = Object.entries({ ...allOn, ...changes }).filter(([name]) => !without.includes(name));
  return browser.submit('/settings', Object.fromEntries(fields));
};
const search = (browser: TestBrowser, query: string) =>
  browser.submit('/companies', { intent: 'search', search: query });
const recentSearches = ({ html }: Page) =>
  [...html.matchAll(/Remove the search “(.*?)”/g)].map(([, query]) => query);
const profileOf = async (id: string) =>
  (await rolefit.app.db.select().from(profiles).where(eq(profiles.id, id)))[0];
const rowsOf = (id: string) =>
  rolefit.app.db.select().from(searchHistory).where(eq(searchHistory.userId, id));

describe('settings', () => {
  test('default to everything on and a threshold of 70', async () => {
    const { browser } = await createUser();
    const page = await browser.open('/settings');
    expect(page.text).toMatch(/Home\s*\/\s*Settings/);
    expect(page.html).toMatch(/name="emailNotifications"[^>]*checked=""/);
    expect(page.html).toMatch(/name="saveSearchHistory"[^>]*checked=""/);
    expect(page.html).toMatch(/name="jobMatchThreshold"[^>]*value="70"/);
    expect(page.html, 'all buttons work without JavaScript').not.toContain(' disabled=""');
  });

  test('are saved, and the new name is shown at once', async () => {
    const { browser, id } = await createUser();
    const page = await save(browser, { username: '  Mara Lind ', jobMatchThreshold: '55.5' }, [
      'emailNotifications',
    ]);
    expect(page.url).toBe('/settings');
    expect(page.text).toContain('Settings updated');
    expect(await profileOf(id)).toMatchObject({
      username: 'Mara Lind',
      emailNotifications: false,
      saveSearchHistory: true,
      jobMatchThreshold: 55.5,
    });
    expect((await browser.open('/')).text).toContain('Welcome, Mara Lind');
    expect((await browser.open('/profile')).text).toContain('Mara Lind');
  });

  test.each([
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: '  a  ' }, 'Username must be at least 3 characters'],
    [{ username: 'x'.repeat(51) }, 'Username must be at most 50 characters'],
    [{ jobMatchThreshold: '101' }, 'Enter a number from 0 to 100'],
    [{ jobMatchThreshold: '-1' }, 'Enter a number from 0 to 100'],
    [{ jobMatchThreshold: '' }, 'Enter a number from 0 to 100'],
    [{ jobMatchThreshold: '7e1' }, 'Enter a number from 0 to 100'],
  ])('with %j show an error, keep the input and save nothing', async (typed, message) => {
    const { browser, id } = await createUser();
    const before = await profileOf(id);
    const page = await save(browser, { username: 'Typed Name', jobMatchThreshold: '33', ...typed }, [
      'emailNotifications',
    ]);
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
    for (const value of Object.values({ username: 'Typed Name', jobMatchThreshold: '33', ...typed }))
      expect(page.html).toContain(`value="${value}"`);
    expect(page.html).not.toMatch(/name="emailNotifications"[^>]*checked=""/);
    expect(await profileOf(id)).toEqual(before);
  });

  test.each([
    ['username', ['abc', 'x'.repeat(50)]],
    ['jobMatchThreshold', ['0', '100']],
  ])('accept the shortest, longest, lowest and highest %s', async (name, values) => {
    const { browser } = await createUser();
    for (const value of values)
      expect((await save(browser, { [name]: value })).text).toContain('Settings updated');
  });

  test('that cannot be saved show an error and keep the input', async () => {
    const { browser, id } = await createUser();
    const { db } = rolefit.app;
    await db.execute(
      sql`create function refuse_settings() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await db.execute(
      sql`create trigger refuse before update on profiles for each row execute function refuse_settings()`,
    );
    const page = await save(browser, { username: 'Not lost' });
    await db.execute(sql`drop function refuse_settings() cascade`);
    expect(page.text).toContain('Failed to update settings. Please try again.');
    expect(page.html).toContain('value="Not lost"');
    expect((await profileOf(id))?.username).not.toBe('Not lost');
  });

  test('of another user cannot be changed by an id in the form', async () => {
    const [mine, other] = [await createUser(), await createUser()];
    await save(mine.browser, { username: 'Mine', id: other.id, userId: other.id });
    expect((await profileOf(other.id))?.username).not.toBe('Mine');
  });
});

describe('a password reset requested in the settings', () => {
  const reset = (browser: TestBrowser, fields: Record<string, string> = {}) =>
    browser.submit('/settings', {
      ...allOn,
      username: 'Typed Name',
      intent: 'reset-password',
      ...fields,
    });
  const mailsTo = (email: string) =>
    rolefit.app.db.select().from(outboxEmails).where(eq(outboxEmails.recipientEmail, email));

  test('mails a link to the account’s address, whatever the form says, and keeps the input', async () => {
    const [{ browser, email, id }, other] = [await createUser(), await createUser()];
    const page = await reset(browser, { email: other.email });
    expect(page.text).toContain('Password Reset Email Sent');
    expect(page.html).toContain('value="Typed Name"');
    expect((await profileOf(id))?.username).not.toBe('Typed Name');
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'reset-password', userId: id });
    expect(mail?.bodyText).toMatch(/\/reset-password#token=/);
    expect(await mailsTo(other.email)).toEqual([]);
  });

  test('that cannot be sent shows an error', async () => {
    const { browser, email } = await createUser();
    const { db } = rolefit.app;
    await db.execute(
      sql`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await db.execute(
      sql`create trigger refuse before insert on outbox_emails for each row execute function refuse_mail()`,
    );
    const page = await reset(browser);
    await db.execute(sql`drop function refuse_mail() cascade`);
    expect(page.status).toBe(400);
    expect(page.text).toContain('Failed to send password reset email');
    expect(page.html).toContain('value="Typed Name"');
    expect(await mailsTo(email)).toEqual([]);
  });

  test('for an account without an address shows an error', async () => {
    const { browser, id } = await createUser();
    await rolefit.app.db.update(users).set({ email: '' }).where(eq(users.id, id));
    expect((await reset(browser)).text).toContain('Unable to find your email address');
  });

  test('is limited to five', async () => {
    const { browser, email } = await createUser();
    for (let i = 0; i < 5; i++) await reset(browser);
    const page = await reset(browser);
    expect(page.status).toBe(429);
    expect(page.text).toContain('Too Many Attempts');
    expect(await mailsTo(email)).toHaveLength(5);
  });
});

describe('e-mail notifications', () => {
  const mailsOf = (id: string) =>
    rolefit.app.db.select().from(outboxEmails).where(eq(outboxEmails.userId, id));
  const notify = ({ id, email }: { id: string; email: string }) => {
    const mail = { kind: 'feedback-resolved', to: email, subject: 's', text: 't', html: 'h' } as const;
    return rolefit.app.db.transaction((tx) => sendNotification(rolefit.app, tx, id, mail));
  };

  test('are not sent when turned off, but mails about the account still are', async () => {
    const person = await createUser();
    await notify(person);
    expect(await mailsOf(person.id)).toHaveLength(1);
    await save(person.browser, {}, ['emailNotifications']);
    await notify(person);
    expect(await mailsOf(person.id)).toHaveLength(1);
    await person.browser.submit('/settings', { intent: 'reset-password' });
    expect((await mailsOf(person.id)).map(({ kind }) => kind)).toEqual([
      'feedback-resolved',
      'reset-password',
    ]);
    await save(person.browser, {});
    await notify(person);
    expect(await mailsOf(person.id)).toHaveLength(3);
  });
});

describe('search history', () => {
  test('lists recent searches, newest first and without duplicates, and redirects to the results', async () => {
    const { browser } = await createUser();
    await search(browser, 'harbour');
    await search(browser, 'Lumen');
    const page = await search(browser, ' HARBOUR ');
    expect(page.url).toBe('/companies?search=HARBOUR');
    expect(recentSearches(page)).toEqual(['HARBOUR', 'Lumen']);
  });

  test('redirects to the results with JavaScript too', async () => {
    const { browser } = await createUser();
    const page = await browser.submit('/companies.data', { intent: 'search', search: 'harbour' });
    expect(page.html).toContain('/companies?search=harbour');
  });

  test('lists and stores at most ten', async () => {
    const { browser, id } = await createUser();
    for (let i = 1; i <= 12; i++) await search(browser, `firm ${i}`);
    expect(recentSearches(await browser.open('/jobs'))).toEqual(
      Array.from({ length: 10 }, (_, i) => `firm ${12 - i}`),
    );
    expect(await rowsOf(id)).toHaveLength(10);
  });

  test('the same search sent many times at once is stored once', async () => {
    const { browser, id } = await createUser();
    await Promise.all(Array.from({ length: 8 }, () => search(browser, 'at once')));
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('opening a search URL and empty searches add nothing', async () => {
    const { browser, id } = await createUser();
    await browser.open('/companies?search=from+elsewhere');
    await search(browser, '   ');
    expect(await rowsOf(id)).toEqual([]);
  });

  test('searches can be deleted one by one or all at once', async () => {
    const { browser, id } = await createUser();
    for (const query of ['one', 'two', 'three']) await search(browser, query);
    const [two] = (await rowsOf(id)).filter(({ query }) => query === 'two');
    const forgotten = await browser.submit('/companies?search=two', {
      intent: 'forget-search',
      searchId: two?.id ?? '',
    });
    expect(forgotten.url).toBe('/companies?search=two');
    expect(recentSearches(forgotten)).toEqual(['three', 'one']);
    expect(recentSearches(await browser.submit('/companies', { intent: 'forget-searches' }))).toEqual([]);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('another user’s search is not found, like a nonexistent one', async () => {
    const [mine, other] = [await createUser(), await createUser()];
    await search(other.browser, 'theirs');
    const [theirs] = await rowsOf(other.id);
    const answers = await Promise.all(
      [theirs?.id ?? '', randomUUID(), 'no id'].map((searchId) =>
        mine.browser.submit('/companies', { intent: 'forget-search', searchId }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await rowsOf(other.id)).toHaveLength(1);
  });

  test('turning it off deletes it; turned on again it starts empty', async () => {
    const { browser, id } = await createUser();
    await search(browser, 'before');
    await save(browser, {}, ['saveSearchHistory']);
    expect(await rowsOf(id)).toEqual([]);
    expect((await search(browser, 'while off')).url).toBe('/companies?search=while+off');
    expect(await rowsOf(id)).toEqual([]);
    await save(browser, {});
    expect(recentSearches(await browser.open('/companies'))).toEqual([]);
  });

  test('turned off during simultaneous searches stores nothing', async () => {
    const { browser, id } = await createUser();
    await Promise.all([
      ...Array.from({ length: 6 }, (_, i) => search(browser, `meanwhile ${i}`)),
      save(browser, {}, ['saveSearchHistory']),
      ...Array.from({ length: 6 }, (_, i) => search(browser, `later ${i}`)),
    ]);
    expect(await rowsOf(id)).toEqual([]);
  });
});

test('changed settings show up on all open pages of the person', async () => {
  const { browser, id } = await createUser();
  await untilTold(rolefit, id, 'account', () => save(browser, { username: 'Mara Lind' }));
});
