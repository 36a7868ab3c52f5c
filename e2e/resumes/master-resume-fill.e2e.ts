import { expect, type Locator, type Page } from '@playwright/test';
import { signUp, upload } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const jsonResume = {
  basics: { name: 'Ida Holm', email: 'ida@example.com', phone: '+46 8 123', summary: 'Nurse.' },
  work: [
    { name: 'Elm Hospital', position: 'Ward Nurse', startDate: '2019-03', summary: 'Cared for 20 patients.' },
    { name: 'Birch Clinic', position: 'Nurse', endDate: '2018-12-31' },
  ],
  education: [{ institution: 'Lake College', studyType: 'Licentiate', area: 'Nursing' }],
};

async function choose(page: Page, name: string, content: string): Promise<void> {
  await page.goto('/master-resume/fill');
  await page
    .getByLabel('JSON Resume file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
}

async function importResume(page: Page, content: unknown): Promise<void> {
  await choose(page, 'resume.json', JSON.stringify(content));
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('button', { name: 'Save to my master résumé' })).toBeVisible();
}

async function fillDate(
  entry: Locator,
  name: string,
  month: string,
  day: string,
  year: string,
): Promise<void> {
  const date = entry.getByRole('group', { name });
  await date.getByLabel('Month').fill(month);
  await date.getByLabel('Day').fill(day);
  await date.getByLabel('Year').fill(year);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save to my master résumé' }).click();

async function savedResume(page: Page) {
  const response = await page.request.get('/master-resume/resume.json');
  return (await response.json()) as {
    basics: Record<string, string>;
    work: { name: string; position: string; startDate: string }[];
    education: unknown[];
  };
}

test('one click on a résumé’s card shows what was read, and it can be saved', async ({ page }) => {
  await signUp(page);
  await upload(page, 'registered-nurse.pdf');
  await page.getByRole('link', { name: 'Add to master résumé' }).click();
  await expect(page.getByRole('heading', { name: 'Fill in my master résumé' })).toBeVisible();
  const job = page.getByRole('group', { name: /^Registered Nurse.*Alder Heights/ });
  await expect(job.getByRole('checkbox')).toBeChecked();
  await expect(job.getByLabel('Company')).toHaveValue('Alder Heights Medical Center');
  await expect(job.getByText('Read from').first()).toBeVisible();
  await job.getByLabel('Position').fill('Night Nurse');
  await page
    .getByRole('group', { name: /^Certified Nursing Assistant/ })
    .getByRole('checkbox')
    .uncheck();
  const skills = page.getByRole('group', { name: 'SKILLS' });
  await expect(skills.getByRole('checkbox')).toBeChecked();
  await expect(skills.getByLabel('Lines of SKILLS')).toHaveValue(/Wound vac and ostomy care/);
  const languages = page.getByRole('group', { name: 'LANGUAGES' });
  await languages.getByRole('checkbox').uncheck();
  await save(page);
  await expect(page.getByText('Master résumé filled in')).toBeVisible();
  await expect(page).toHaveURL(/\/master-resume$/);
  await expect(page.getByText(/Wound vac and ostomy care/)).toBeVisible();
  await expect(page.getByText(/Spanish, conversational/)).toBeHidden();
  const { work } = await savedResume(page);
  expect(work.map(({ position }) => position)).toContain('Night Nurse');
  expect(work.map(({ position }) => position)).not.toContain('Certified Nursing Assistant');
  await page.getByRole('link', { name: 'Analyze', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Analyze Single Job' })).toBeVisible();
  await expect(page.getByLabel('Resume', { exact: true })).toHaveValue('master');
});

test('errors are shown at their fields, and the input is kept', async ({ page }) => {
  await signUp(page);
  await importResume(page, jsonResume);
  const job = page.getByRole('group', { name: 'Nurse, Birch Clinic' });
  await expect(job.getByRole('checkbox')).not.toBeChecked();
  await expect(job.getByText('Not found. Fill this in to keep the entry.')).toBeVisible();
  await job.getByLabel('Description').fill('Typed by hand');
  await expect(job.getByRole('checkbox')).toBeChecked();
  await save(page);
  await expect(page.getByText('1 field needs fixing')).toBeVisible();
  await expect(job.getByRole('group', { name: 'Start Date' }).getByLabel('Month')).toBeFocused();
  await expect(job.getByText('Start date is required')).toBeVisible();
  await expect(job.getByLabel('Description')).toHaveValue('Typed by hand');
  await fillDate(job, 'Start Date', '02', '01', '2017');
  await save(page);
  await expect(page.getByText('Master résumé filled in')).toBeVisible();
  const { work, education } = await savedResume(page);
  expect(work).toHaveLength(2);
  expect(education).toEqual([]);
});

test('existing data is shown next to what was read, and is kept', async ({ page }) => {
  await signUp(page);
  await importResume(page, jsonResume);
  await save(page);
  await expect(page.getByText('Master résumé filled in')).toBeVisible();
  await importResume(page, { ...jsonResume, basics: { ...jsonResume.basics, name: 'I. Holm' } });
  await expect(page.getByText('Yours now: Ida Holm')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Replace my full name' })).not.toBeChecked();
  const known = page.getByRole('group', { name: 'Ward Nurse, Elm Hospital' });
  await expect(known.getByRole('checkbox')).not.toBeChecked();
  await expect(known.getByText('You already have this')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Replace my full name' }).check();
  await save(page);
  await expect(page.getByText('1 personal detail saved.')).toBeVisible();
  expect((await savedResume(page)).basics.name).toBe('I. Holm');
});

test('a file of the wrong type is refused before it is sent', async ({ page }) => {
  await signUp(page);
  await choose(page, 'resume.txt', 'x');
  await expect(page.getByText('Only JSON Resume files (.json) can be imported.')).toBeVisible();
  await choose(page, 'resume.json', '{"work": "everything"}');
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('main').getByText(/“work” doesn’t match the standard/)).toBeVisible();
});

test('leaving with unsaved input asks first', async ({ page }) => {
  await signUp(page);
  await importResume(page, jsonResume);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ida H.');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a file is read, corrected and saved', async ({ page }) => {
    await signUp(page);
    await choose(page, 'resume.json', JSON.stringify(jsonResume));
    await page.getByRole('button', { name: 'Read the file' }).click();
    const job = page.getByRole('group', { name: 'Nurse, Birch Clinic' });
    await job.getByRole('checkbox').check();
    await job.getByLabel('Location').fill('Typed by hand');
    await save(page);
    await expect(page.getByText('1 field needs fixing')).toBeVisible();
    await expect(job.getByLabel('Location')).toHaveValue('Typed by hand');
    await fillDate(job, 'Start Date', '02', '01', '2017');
    await save(page);
    expect((await savedResume(page)).work).toHaveLength(2);
  });
});

test('the screens are accessible and don’t overflow', async ({ page }) => {
  test.setTimeout(300_000);
  await signUp(page);
  const look = async (name: string) => expect(await pageProblems(page, name)).toEqual([]);
  await page.goto('/master-resume');
  await look('page-empty');
  await page.goto('/master-resume/fill');
  await look('empty');
  await upload(page, 'registered-nurse.pdf');
  await page.getByRole('link', { name: 'Add to master résumé' }).click();
  await expect(page.getByRole('button', { name: 'Save to my master résumé' })).toBeVisible();
  await look('proposal');
  await page.getByLabel('Position').first().fill('');
  await save(page);
  await expect(page.getByText('1 field needs fixing')).toBeVisible();
  await look('error');
  await page.getByLabel('Position').first().fill('Nurse');
  await save(page);
  await expect(page.getByText('Master résumé filled in')).toBeVisible();
  await page.getByText('Download', { exact: true }).click();
  await look('page-download');
  await page.goto('/master-resume/fill');
  await look('choose');
  await page.getByRole('main').getByRole('link', { name: 'registered-nurse.pdf' }).click();
  await expect(page.getByText('You already have this').first()).toBeVisible();
  await look('again');
});
