import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../server/testing/test-app.ts';

let rolefit: TestApp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false, now: () => new Date('2031-05-04T12:00:00Z') });
});
afterAll(() => rolefit.close());

/** The entry of the privacy page that covers each table; null if the table holds no personal data. */
const coveredBy: Record<string, string | null> = {
  users: 'Your account',
  profiles: 'Your account',
  credentials: 'Your account',
  sessions: 'Sessions',
  resumes: 'Résumés',
  master_resumes: 'Résumés',
  master_resume_education: 'Résumés',
  master_resume_experience: 'Résumés',
  master_resume_certifications: 'Résumés',
  jobs: 'Postings and results',
  job_analyses: 'Postings and results',
  active_analyses: 'Postings and results',
  active_analysis_jobs: 'Postings and results',
  usage_periods: 'Postings and results',
  usage_entries: 'Postings and results',
  customers: 'Your plan',
  subscriptions: 'Your plan',
  test_payment_objects: 'Your plan',
  prices: null,
  payment_events: null,
  payment_readings: null,
  career_path_analyses: 'Career path',
  career_path_skills: 'Career path',
  external_companies: 'Postings and results',
  companies: null,
  supported_companies: null,
  company_logos: null,
  user_companies: 'Companies and jobs',
  saved_jobs: 'Companies and jobs',
  job_readings: null,
  board_syncs: null,
  board_errors: null,
  board_diagnoses: null,
  board_hosts: null,
  app_settings: null,
  site_settings: null,
  daily_figures: 'Figures',
  edge_function_executions: null,
  university_lists: null,
  search_history: 'Searches',
  feedback: 'Feedback',
  outbox_emails: 'Emails to you',
  email_logs: 'Emails to you',
  verifications: 'Emails to you',
  email_campaigns: 'Campaign emails',
  campaign_recipients: 'Campaign emails',
  campaign_links: null,
  email_suppressions: 'Campaign emails',
  untracked_addresses: 'Campaign emails',
  email_settings: null,
  email_templates: null,
  blog_posts: 'Blog posts',
  blog_revisions: 'Blog posts',
  blog_categories: null,
  post_categories: null,
  blog_category_slugs: null,
  blog_slugs: null,
  blog_images: null,
  blog_views: null,
  rate_limits: 'Attempts',
  admin_actions: 'Administrators’ actions',
};

test('the privacy page covers every table of the database', async () => {
  const { rows } = await rolefit.app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('__drizzle'));
  expect(names.sort()).toEqual(Object.keys(coveredBy).sort());
  const { html } = await rolefit.browser().open('/privacy');
  for (const entry of Object.values(coveredBy)) if (entry) expect(html).toContain(`>${entry}</dt>`);
});

test('the privacy page says what happens to mails, with and without a mail server', async () => {
  expect((await rolefit.browser().open('/privacy')).text).toContain(
    'wait in an outbox that administrators can read',
  );
  const mailing = await startTestApp({ work: false, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  try {
    const { text } = await mailing.browser().open('/privacy');
    expect(text).toContain('go out through a mail server');
    expect(text).not.toContain('outbox');
  } finally {
    await mailing.close();
  }
});

test('the help center answers five questions, states the current limits and links home', async () => {
  const { html, text } = await rolefit.browser().open('/faq');
  expect(html.match(/<summary\b/g)?.length).toBe(5 + headerMenus);
  expect(text).toContain('a free plan with 1 résumé and 200 analyses a month');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home<\/a>/);
  expect((await rolefit.browser().open('/terms')).text).toContain('one résumé and 200 analyses a month');
});

const headerMenus = 1;

test('the footer shows the current year', async () => {
  expect((await rolefit.browser().open('/faq')).text).toContain('© 2031 Rolefit.');
});
