import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { signOut, signUp } from '../support/journeys.ts';
import { pageProblems } from '../support/page-problems.ts';
import { test } from '../support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' });
const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first();
const card = (page: Page, text: string) => page.locator('main li').filter({ hasText: text });

async function fillDate(form: Page | Locator, name: string, [month, day, year]: [string, string, string]) {
  const group = form.getByRole('group', { name });
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Day').fill(day);
  await group.getByLabel('Year').fill(year);
}

async function addCertification(page: Page, name: string) {
  await page.getByRole('link', { name: 'Add Certification' }).click();
  const form = dialog(page, 'Add Certification');
  await form.getByLabel('Certification Name').fill(name);
  await form.getByLabel('Issuing Organization').fill('Heart Board');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(card(page, name)).toBeVisible();
}

/** Makes all POST requests of this page fail once `release` is called. */
async function failPosts(page: Page) {
  const released = Promise.withResolvers<void>();
  const url = /\/master-resume\.data/;
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await released.promise;
    return route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' });
  });
  return { release: released.resolve, restore: () => page.unroute(url) };
}

test('personal information is created, read, edited, and a cancelled edit changes nothing', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/resumes');
  await page.getByRole('link', { name: 'Master Resume' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create Your Master Resume' })).toBeVisible();
  await hydrated(page);
  await expect(page.getByPlaceholder('+1 (555) 123-4567')).toBeVisible();
  await page.getByLabel('Full Name').fill('M');
  await page.getByLabel('Email').fill('mara@');
  await page.getByLabel('Professional Summary').fill('Calm.\nExact.');
  await page.getByRole('button', { name: 'Create Master Resume' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByLabel('Full Name').fill('Mara Lind');
  await expect(page.getByText('Full name is required')).toBeHidden();
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByRole('button', { name: 'Create Master Resume' }).click();
  await expect(toast(page, 'Personal information saved')).toBeVisible();
  await expect(page.getByText('mara@example.com')).toBeVisible();
  await expect(page.locator('dt', { hasText: 'Phone' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Edit' }).click();
  const form = dialog(page, 'Edit Personal Information');
  await expect(form.getByLabel('Professional Summary')).toHaveValue('Calm.\nExact.');
  await form.getByLabel('Full Name').fill('Somebody else');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Mara Lind')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(form.getByLabel('Full Name')).toHaveValue('Mara Lind');
  await form.getByLabel('Phone Number').fill('+49 30 1234567');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(toast(page, 'Personal information updated')).toBeVisible();
  await expect(page.getByText('+49 30 1234567')).toBeVisible();

  const remove = page.getByRole('link', { name: 'Delete', exact: true });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(confirmation(page)).toContainText('The master résumé “Mara Lind” will be deleted.');
  await expect(confirmation(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmation(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Master résumé deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create Your Master Resume' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByRole('main')).toBeFocused();
});

test('education is added, edited and deleted with the keyboard only', async ({ page }) => {
  await signUp(page);
  await page.goto('/master-resume?tab=education');
  await expect(page.getByText('No Education Added')).toBeVisible();
  const keys = page.keyboard;
  await page.getByRole('link', { name: 'Add Education' }).focus();
  await keys.press('Enter');
  const form = dialog(page, 'Add Education');
  await expect(form.getByLabel('Institution')).toBeFocused();
  await keys.press('Enter');
  await expect(form.getByText('Institution name is required')).toBeVisible();
  await expect(form.getByText('Degree is required')).toBeVisible();
  await expect(form.getByLabel('Institution')).toBeFocused();
  await keys.type('Harbour College');
  await keys.press('Tab');
  await keys.type('Master of Science');
  await expect(form.getByLabel('Degree')).toHaveValue('Master of Science (MS)');
  await keys.press('Tab');
  await keys.type('Nursing');
  for (const part of ['9', '1', '2012']) {
    await keys.press('Tab');
    await keys.type(part);
  }
  await expect(form.getByRole('group', { name: 'Start Date' }).getByLabel('Month')).toHaveValue('09');
  for (let tabs = 0; tabs < 4; tabs++) await keys.press('Tab');
  await expect(form.getByLabel('GPA')).toBeFocused();
  await keys.type('3.8');
  await keys.press('Enter');
  await expect(form).toBeHidden();
  await expect(toast(page, 'Education added')).toBeVisible();
  await expect(card(page, 'Master of Science (MS) in Nursing')).toContainText('Sep 2012 – Present · GPA 3.8');

  const edit = page.getByRole('link', { name: 'Edit Master of Science (MS) in Nursing, Harbour College' });
  await edit.focus();
  await keys.press('Enter');
  const editing = dialog(page, 'Edit Education');
  await expect(editing.getByLabel('Institution')).toHaveValue('Harbour College');
  await keys.press('Escape');
  await expect(editing).toBeHidden();
  await expect(edit).toBeFocused();
  await keys.press('Enter');
  await expect(editing.getByLabel('Institution')).toBeFocused();
  await keys.press('ControlOrMeta+a');
  await keys.type('Harbour University');
  await keys.press('Enter');
  await expect(editing).toBeHidden();
  await expect(toast(page, 'Education updated')).toBeVisible();
  await expect(card(page, 'Harbour University')).toBeVisible();

  await page.getByRole('link', { name: /^Delete Master of Science/ }).focus();
  await keys.press('Enter');
  await expect(confirmation(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keys.press('Enter');
  await expect(confirmation(page)).toBeHidden();
  await expect(card(page, 'Harbour University')).toBeVisible();
  await keys.press('Enter');
  await expect(confirmation(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByText('No Education Added')).toBeVisible();
  await expect(toast(page, 'Education removed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Education' })).toBeFocused();
});

test('work experience is validated on blur, and dates accept digits only', async ({ page }) => {
  await signUp(page);
  await page.goto('/master-resume?tab=experience');
  await page.getByRole('link', { name: 'Add Experience' }).click();
  const form = dialog(page, 'Add Experience');
  await expect(form.getByText('Leave blank if current role')).toBeVisible();
  await form.getByLabel('Company Name').focus();
  await page.keyboard.press('Tab');
  await expect(form.getByText('Company name is required')).toBeVisible();
  await expect(form.getByText('Position is required')).toBeHidden();
  await form.getByLabel('Company Name').fill('Lumen Ltd');
  await expect(form.getByText('Company name is required')).toBeHidden();
  await form.getByLabel('Position').fill('Nurse');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Start date is required')).toBeVisible();
  await expect(form.getByText('Start date is required')).toBeVisible();

  const start = form.getByRole('group', { name: 'Start Date' });
  await expect(start.getByLabel('Month')).toBeFocused();
  await start.getByLabel('Month').pressSequentially('a2-');
  await expect(start.getByLabel('Month')).toHaveValue('02');
  await start.getByLabel('Day').pressSequentially('30');
  await start.getByLabel('Year').pressSequentially('20x20');
  await expect(start.getByLabel('Year')).toHaveValue('2020');
  await form.getByLabel('Location').focus();
  await expect(form.getByText('Enter a real date')).toBeVisible();
  await start.getByLabel('Day').fill('3');
  await expect(form.getByText('Enter a real date')).toBeHidden();
  await fillDate(form, 'End Date', ['1', '1', '2019']);
  await form.getByLabel('Location').focus();
  await expect(form.getByText('The end date is before the start date')).toBeVisible();
  await fillDate(form, 'End Date', ['', '', '']);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(card(page, 'Lumen Ltd')).toContainText('Current');
  await expect(card(page, 'Lumen Ltd')).toContainText('Feb 2020 – Present');

  await page.getByRole('link', { name: /^Edit Nurse/ }).click();
  const editing = dialog(page, 'Edit Experience');
  await expect(editing.getByRole('group', { name: 'Start Date' }).getByLabel('Day')).toHaveValue('03');
  await fillDate(editing, 'End Date', ['12', '31', '2023']);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Lumen Ltd')).toContainText('Feb 2020 – Dec 2023');
  await expect(card(page, 'Lumen Ltd')).not.toContainText('Current');
  await expect(toast(page, 'Experience updated')).toBeVisible();
});

test('the error of a date disappears when the other date is corrected', async ({ page }) => {
  await signUp(page);
  await page.goto('/master-resume?tab=certifications');
  await page.getByRole('link', { name: 'Add Certification' }).click();
  const form = dialog(page, 'Add Certification');
  await form.getByLabel('Certification Name').fill('First paper');
  await form.getByLabel('Issuing Organization').fill('Heart Board');
  await fillDate(form, 'Issue Date', ['1', '1', '2020']);
  await fillDate(form, 'Expiry Date', ['1', '1', '2019']);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The expiry date is before the issue date')).toBeVisible();
  await form.getByRole('group', { name: 'Issue Date' }).getByLabel('Year').fill('2018');
  await expect(form.getByText('The expiry date is before the issue date')).toBeHidden();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'First paper')).toContainText('Expired');
});

test('a certification that can’t be saved appears at once, disappears again, and the input is kept', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/master-resume?tab=certifications');
  await addCertification(page, 'First paper');

  const adding = await failPosts(page);
  await page.getByRole('link', { name: 'Add Certification' }).click();
  const form = dialog(page, 'Add Certification');
  await form.getByLabel('Certification Name').fill('Second paper');
  await form.getByLabel('Issuing Organization').fill('Heart Board');
  await fillDate(form, 'Expiry Date', ['1', '1', '2099']);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Second paper')).toContainText('Active');
  adding.release();
  await expect(toast(page, 'Error adding certification')).toBeVisible();
  await expect(card(page, 'Second paper')).toHaveCount(0);
  await expect(form.getByLabel('Certification Name')).toHaveValue('Second paper');
  await adding.restore();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(toast(page, 'Certification added')).toBeVisible();
  await expect(card(page, 'Second paper')).toBeVisible();

  const updating = await failPosts(page);
  await page.getByRole('link', { name: /^Edit First paper/ }).click();
  const editing = dialog(page, 'Edit Certification');
  await editing.getByLabel('Certification Name').fill('Changed paper');
  await fillDate(editing, 'Expiry Date', ['1', '1', '2020']);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Changed paper')).toContainText('Expired');
  updating.release();
  await expect(toast(page, 'Error updating certification')).toBeVisible();
  await expect(card(page, 'First paper')).toBeVisible();
  await expect(editing.getByLabel('Certification Name')).toHaveValue('Changed paper');
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await updating.restore();

  const removing = await failPosts(page);
  await page.getByRole('link', { name: /^Delete First paper/ }).click();
  await confirmation(page).getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'First paper')).toHaveCount(0);
  removing.release();
  await expect(toast(page, 'Error removing certification')).toBeVisible();
  await expect(card(page, 'First paper')).toBeVisible();
  await removing.restore();
  await page.getByRole('link', { name: /^Delete First paper/ }).click();
  await confirmation(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Certification removed')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Second paper')).toBeVisible();
  await expect(card(page, 'First paper')).toHaveCount(0);
});

test('without a connection the dialog stays open with its input', async ({ page }) => {
  await signUp(page);
  await page.goto('/master-resume?tab=experience');
  await page.getByRole('link', { name: 'Add Experience' }).click();
  const form = dialog(page, 'Add Experience');
  await form.getByLabel('Company Name').fill('Lumen Ltd');
  await form.getByLabel('Position').fill('Nurse');
  await fillDate(form, 'Start Date', ['3', '1', '2020']);
  await page.route(/\/master-resume\.data/, (route) => route.abort());
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Failed to save experience data')).toBeVisible();
  await expect(form.getByLabel('Position')).toHaveValue('Nurse');
  await page.unroute(/\/master-resume\.data/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Experience added')).toBeVisible();
});

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The URL changes after the dialog closes; acting earlier would interfere with that navigation.
  await expect(page).not.toHaveURL(/[?&](?:edit|add)=/);
}

test('an event opens a dialog, with or without an entry', async ({ page }) => {
  await signUp(page);
  await page.goto('/master-resume?tab=certifications');
  await addCertification(page, 'First paper');
  const href = await page.getByRole('link', { name: /^Edit First paper/ }).getAttribute('href');
  const id = new URLSearchParams(href?.split('?')[1]).get('edit');
  await page.getByRole('link', { name: 'Personal' }).click();
  await expect(page.getByText('My Resume', { exact: true })).toBeVisible();
  const send = (name: string, detail?: object) =>
    page.evaluate(([type, init]) => dispatchEvent(new CustomEvent(type, { detail: init })), [
      name,
      detail,
    ] as const);

  await send('rolefit:edit-certification', { id });
  await expect(dialog(page, 'Edit Certification').getByLabel('Certification Name')).toHaveValue(
    'First paper',
  );
  await closeDialog(page);
  await send('rolefit:edit-education');
  await expect(dialog(page, 'Add Education')).toBeVisible();
  await closeDialog(page);
  await send('rolefit:edit-personal');
  await expect(dialog(page, 'Edit Personal Information').getByLabel('Full Name')).toHaveValue('My Resume');
  await page.keyboard.press('Escape');
  await send('rolefit:edit-certification', { id: 'nowhere' });
  await expect(toast(page, 'Certification not found')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an event in the moment after a dialog closed opens the next one', async ({ page }) => {
  await signUp(page);
  await page.goto('/master-resume?tab=education');
  await page.getByRole('link', { name: 'Add Education' }).click();
  await page.evaluate(() => {
    const opened = document.querySelector('dialog[open]') as HTMLDialogElement;
    // The dialog is gone by then, and the browser has not yet said so.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      dispatchEvent(new CustomEvent('rolefit:edit-certification'));
    });
    observer.observe(opened, { attributeFilter: ['open'] });
    opened.addEventListener('close', () => document.body.setAttribute('data-told', ''), { once: true });
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('body[data-told]')).toBeAttached();
  await expect(dialog(page, 'Add Certification').getByLabel('Certification Name')).toBeFocused();
});

test('the input survives Esc, switching tabs and a reload, and leaving shows a warning', async ({ page }) => {
  await signUp(page);
  await page.goto('/master-resume');
  await page.getByLabel('Full Name').fill('Half typed');
  const tabs = page.getByRole('navigation', { name: 'Parts of your master résumé' });
  await tabs.getByRole('link', { name: 'Education' }).click();
  await page.getByRole('link', { name: 'Add Education' }).click();
  const form = dialog(page, 'Add Education');
  await form.getByLabel('Institution').fill('Harbour');
  await form.getByLabel('Field of Study').fill('Nursing');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Add Education' }).click();
  await expect(form.getByLabel('Institution')).toHaveValue('Harbour');
  await page.reload();
  await page.getByRole('link', { name: 'Add Education' }).click();
  await expect(form).toContainText('This is what you typed earlier and didn’t save.');
  await expect(form.getByLabel('Institution')).toHaveValue('Harbour');
  await expect(form.getByLabel('Field of Study')).toHaveValue('Nursing');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Add Education' }).click();
  await expect(form.getByLabel('Institution')).toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/master-resume');
  await expect(page.getByLabel('Full Name')).toHaveValue('Half typed');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Resumes' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Master Resume' }).first().click();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('stored input is deleted after saving and signing out', async ({ page }) => {
  await signUp(page);
  await page.goto('/master-resume?tab=certifications');
  await addCertification(page, 'First paper');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).not.toContain('First paper');
  await page.getByRole('link', { name: /^Edit First paper/ }).click();
  await dialog(page, 'Edit Certification').getByLabel('Certification Name').fill('Not for others');
  await page.keyboard.press('Escape');
  expect(await stored()).toContain('Not for others');
  await signOut(page);
  await expect(page).toHaveURL('/auth');
  expect(await stored()).not.toContain('Not for others');
});

test('a change in another browser tab appears without losing input', async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await page.goto('/master-resume');
  await page.getByLabel('Full Name').fill('Typed here');
  await other.goto('/master-resume?tab=certifications');
  await addCertification(other, 'From another tab');
  const tabs = page.getByRole('navigation', { name: 'Parts of your master résumé' });
  await expect(tabs.getByRole('link', { name: /Certifications\s*1/ })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Typed here');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Personal information updated')).toBeVisible();
  await expect(page.getByText('Typed here')).toBeVisible();
});

test('the tab on /resumes links to it and shows a summary', async ({ page }) => {
  await signUp(page);
  await page.goto('/resumes');
  await page
    .getByRole('navigation', { name: 'Kinds of résumés' })
    .getByRole('link', { name: 'Master Resume' })
    .click();
  await page.getByRole('link', { name: /Certifications/ }).click();
  await expect(page.getByText('No Certifications Added')).toBeVisible();
  for (const name of ['One', 'Two', 'Three']) await addCertification(page, name);
  await page.goto('/resumes?tab=master');
  await expect(page.getByText('+2 more')).toBeVisible();
  await page.getByRole('link', { name: 'View Master Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('entries are created, edited and deleted with plain forms', async ({ page }) => {
    await signUp(page);
    await page.goto('/master-resume');
    await page.getByLabel('Full Name').fill('Mara Lind');
    await page.getByRole('button', { name: 'Create Master Resume' }).click();
    await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
    await page.getByRole('link', { name: 'Experience' }).click();
    await page.getByRole('link', { name: 'Add Experience' }).click();
    await page.getByLabel('Company Name').fill('Lumen Ltd');
    await fillDate(page, 'Start Date', ['3', '31', '2020']);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Position is required')).toBeVisible();
    await expect(page.getByLabel('Company Name')).toHaveValue('Lumen Ltd');
    await expect(page.getByRole('group', { name: 'Start Date' }).getByLabel('Day')).toHaveValue('31');
    await page.getByLabel('Position').fill('Nurse');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: /^Edit Nurse/ }).click();
    await page.getByLabel('Position').fill('Charge nurse');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: /^Delete Charge nurse/ }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: /^Delete Charge nurse/ }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No Work Experience Added')).toBeVisible();
  });
});

test('every tab and dialog is accessible', async ({ page }) => {
  test.setTimeout(300_000);
  await signUp(page);
  const problems: string[] = [];
  const look = async (where: string) => problems.push(...(await pageProblems(page, where)));
  await page.goto('/master-resume');
  await look('create');
  await page.getByLabel('Full Name').fill('Mara Lind');
  await page.getByRole('button', { name: 'Create Master Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await look('personal');
  await page.getByRole('link', { name: 'Delete', exact: true }).click();
  await look('deleting all');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit' }).click();
  await look('personal dialog');
  await page.keyboard.press('Escape');
  for (const [tab, add] of [
    ['education', 'Add Education'],
    ['experience', 'Add Experience'],
    ['certifications', 'Add Certification'],
  ] as const) {
    await page.goto(`/master-resume?tab=${tab}`);
    await look(`${tab}, empty`);
    await page.getByRole('link', { name: add }).click();
    await dialog(page, add).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/ is required$/).first()).toBeVisible();
    await look(`${add}, refused`);
    await page.keyboard.press('Escape');
  }
  await addCertification(page, 'First paper');
  await page.getByRole('link', { name: /^Edit First paper/ }).click();
  await fillDate(dialog(page, 'Edit Certification'), 'Expiry Date', ['1', '1', '2020']);
  await dialog(page, 'Edit Certification').getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'First paper')).toContainText('Expired');
  await look('certifications');
  await page.getByRole('link', { name: /^Delete First paper/ }).click();
  await look('deleting');
  for (const path of ['/master-resume?tab=experience&add=', '/resumes?tab=master']) {
    await page.goto(path);
    await look(path);
  }
  expect(problems).toEqual([]);
});
