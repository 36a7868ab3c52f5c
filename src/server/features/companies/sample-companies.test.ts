import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { untilTold } from '../../testing/until-told.ts';
import { users } from '../accounts/accounts.tables.ts';
import { limits } from '../rate-limits/attempt-limits.ts';
import { rateLimits } from '../rate-limits/rate-limits.tables.ts';
import { takeAttempt } from '../rate-limits/rate-limits.ts';
import { createCompany } from './companies.fixtures.ts';
import { supportedCompanies, userCompanies } from './companies.tables.ts';

let rolefit: TestApp;
let ann: TestBrowser;
let annsId: string;

beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  ann = rolefit.browser();
  await ann.signUp('ann@example.com');
  const [row] = await rolefit.app.db.select().from(users).where(eq(users.email, 'ann@example.com'));
  annsId = row?.id ?? '';
});
afterAll(() => rolefit.close());
beforeEach(async () => {
  await rolefit.app.db.delete(rateLimits);
  await rolefit.app.db.delete(supportedCompanies);
});

const createSample = (name: string) => createCompany(rolefit.app, { name, isDemo: true, board: 'demo' });
const submit = (intent: 'follow-samples' | 'unfollow-samples', back = '/companies') =>
  ann.submit('/companies', { intent, back });
const followed = () => rolefit.app.db.$count(userCompanies, eq(userCompanies.userId, annsId));

describe('the sample companies', () => {
  test('are followed with one click, and unfollowed with another', async () => {
    for (const name of ['Cormorant', 'Bracken', 'Juniper']) await createSample(name);
    const real = await createCompany(rolefit.app, { name: 'Real' });
    await ann.submit(`/companies/${real}`, { intent: 'follow' });
    expect((await ann.open('/companies')).text).toContain('Follow the sample companies');
    const page = await submit('follow-samples', '/companies?page=1');
    expect(page.url).toBe('/companies?page=1');
    expect(page.text).toContain('Now following 3 sample companies');
    for (const name of ['Cormorant', 'Bracken', 'Juniper']) expect(page.text).toContain(`Following ${name}`);
    expect(page.text).toContain('Unfollow the sample companies');
    const left = await submit('unfollow-samples');
    expect(left.text).toContain('No longer following 3 sample companies');
    expect(left.text).toContain('Following Real');
    expect(await followed()).toBe(1);
  });

  test('that are followed already stay so: only the others are new', async () => {
    const [one] = [await createSample('Cormorant'), await createSample('Bracken')];
    await ann.submit(`/companies/${one}`, { intent: 'follow' });
    expect((await submit('follow-samples')).text).toContain('Now following 1 sample company');
    expect((await submit('follow-samples')).text).toContain('You already follow all the sample companies');
    expect(await followed()).toBe(2);
  });

  test('are followed once by a double click', async () => {
    for (const name of ['Cormorant', 'Bracken']) await createSample(name);
    const pages = await Promise.all([submit('follow-samples'), submit('follow-samples')]);
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(await followed()).toBe(2);
  });

  test('are all followed or none: not those that the limit has room for', async () => {
    const others = await Promise.all(Array.from({ length: 199 }, () => createCompany(rolefit.app)));
    await rolefit.app.db
      .insert(userCompanies)
      .values(others.map((companyId) => ({ userId: annsId, companyId, createdAt: new Date() })));
    for (const name of ['Cormorant', 'Bracken']) await createSample(name);
    const page = await submit('follow-samples', '/my-companies');
    expect(page.url).toBe('/my-companies');
    expect(page.text).toContain('Failed to follow the sample companies');
    expect(page.text).toContain('You already follow 200 companies, which is the limit.');
    expect(await followed()).toBe(199);
  });

  test('are not followed when requests come too fast', async () => {
    await createSample('Cormorant');
    for (let taken = 0; taken < limits.followPerAccount.attempts; taken++)
      await takeAttempt(rolefit.app, limits.followPerAccount, annsId);
    expect((await submit('follow-samples')).text).toContain('Please wait a few moments before trying again.');
    expect(await followed()).toBe(0);
  });

  test('are offered to somebody who follows nothing, and not beside the matches of a search', async () => {
    expect((await ann.open('/my-companies')).text).not.toContain('Follow the sample companies');
    await createSample('Cormorant');
    expect((await ann.open('/my-companies')).text).toContain('Follow the sample companies');
    expect((await ann.open('/companies?search=corm')).text).not.toContain('Follow the sample companies');
  });

  test('show up as followed on all open pages of the person', async () => {
    await createSample('Cormorant');
    await untilTold(rolefit, annsId, 'companies', () => submit('follow-samples'));
    await untilTold(rolefit, annsId, 'companies', () => submit('unfollow-samples'));
  });

  test('lead to no other site', async () => {
    expect((await submit('follow-samples', '//evil.example/')).url).toBe('/companies');
  });
});
