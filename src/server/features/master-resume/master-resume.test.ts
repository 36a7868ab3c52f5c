import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Page, TestBrowser } from '../../testing/test-browser.ts';
import { untilTold } from '../../testing/until-told.ts';
import { users } from '../accounts/accounts.tables.ts';
import {
  masterResumeCertifications,
  masterResumeEducation,
  masterResumeExperience,
  masterResumes,
} from './master-resume.tables.ts';
import { deleteMasterResume } from './master-resume.ts';

let rolefit: TestApp;
let people = 0;

beforeAll(async () => {
  rolefit = await startTestApp({ now: () => new Date('2026-06-15T12:00:00Z') });
});
afterAll(() => rolefit.close());

async function signUp(): Promise<{ browser: TestBrowser; id: string }> {
  const browser = rolefit.browser();
  const email = `master${++people}@example.com`;
  await browser.signUp(email);
  const [user] = await rolefit.app.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return { browser, id: (user as { id: string }).id };
}

type Fields = Record<string, string>;
const post = (browser: TestBrowser, fields: Fields, search = '') =>
  browser.submit(`/master-resume${search}`, fields);

const date = (name: string, month: string, day: string, year: string): Fields => ({
  [`${name}-month`]: month,
  [`${name}-day`]: day,
  [`${name}-year`]: year,
});
const personal = { intent: 'save-personal', fullName: 'Mara Lind' };
const school = {
  intent: 'add-education',
  institution: 'Harbour College',
  degree: 'Bachelor of Science (BS)',
};
const job = {
  intent: 'add-experience',
  companyName: 'Lumen Ltd',
  position: 'Nurse',
  ...date('startDate', '3', '1', '2020'),
};
const certificate = { intent: 'add-certification', name: 'BLS', issuingOrganization: 'Heart Board' };

const resumesOf = (userId: string) =>
  rolefit.app.db.select().from(masterResumes).where(eq(masterResumes.userId, userId));
const rowsOf = async (userId: string) => {
  const { db } = rolefit.app;
  const [head] = await db
    .select()
    .from(masterResumes)
    .where(eq(masterResumes.userId, userId))
    .orderBy(asc(masterResumes.createdAt));
  const id = head?.id ?? '00000000-0000-4000-8000-000000000000';
  return {
    head,
    education: await db
      .select()
      .from(masterResumeEducation)
      .where(eq(masterResumeEducation.masterResumeId, id)),
    experience: await db
      .select()
      .from(masterResumeExperience)
      .where(eq(masterResumeExperience.masterResumeId, id)),
    certifications: await db
      .select()
      .from(masterResumeCertifications)
      .where(eq(masterResumeCertifications.masterResumeId, id)),
  };
};
const entryIdIn = ({ html }: Page, verb: 'edit' | 'remove') =>
  new RegExp(`${verb}=([0-9a-f-]{36})`).exec(html)?.[1] ?? '';

describe('the page', () => {
  test('has a title, a subtitle and four tabs, and is closed to visitors', async () => {
    const { browser } = await signUp();
    const page = await browser.open('/master-resume');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Manage all your professional information in one place');
    for (const tab of ['Personal', 'Education', 'Experience', 'Certifications'])
      expect(page.text).toContain(tab);
    expect(page.text).toContain('Create Your Master Resume');
    expect((await rolefit.browser().open('/master-resume')).url).toMatch(/^\/auth\?next=%2Fmaster-resume/);
  });

  test.each([
    ['education', 'Add Education', 'No Education Added'],
    ['experience', 'Add Experience', 'No Work Experience Added'],
    ['certifications', 'Add Certification', 'No Certifications Added'],
  ])('explains the empty tab %s', async (tab, add, empty) => {
    const { browser } = await signUp();
    const page = await browser.open(`/master-resume?tab=${tab}`);
    expect(page.text).toContain(add);
    expect(page.text).toContain(empty);
  });

  test('shows an error when it cannot be read, and recovers', async () => {
    const { browser } = await signUp();
    await post(browser, personal);
    await rolefit.app.db.execute(sql`alter table master_resume_education rename to away`);
    const failed = await browser
      .open('/master-resume')
      .finally(() => rolefit.app.db.execute(sql`alter table away rename to master_resume_education`));
    expect(failed.status).toBe(500);
    expect(failed.text).toContain('Error Loading Your Resume');
    expect(failed.text).toContain('Try Again');
    expect((await browser.open('/master-resume')).text).toContain('Mara Lind');
  });

  test('shows the latest of several, and says that there are more', async () => {
    const { browser, id: userId } = await signUp();
    await post(browser, personal);
    const older = new Date('2020-01-01');
    await rolefit.app.db.insert(masterResumes).values({
      id: crypto.randomUUID(),
      userId,
      fullName: 'An older one',
      createdAt: older,
      updatedAt: older,
    });
    const page = await browser.open('/master-resume');
    expect(page.text).toContain('Mara Lind');
    expect(page.text).not.toContain('An older one');
    expect(page.text).toContain('The most recently updated one is shown.');
  });
});

describe('personal information', () => {
  test('creates the master résumé the first time and changes it later', async () => {
    const { browser, id } = await signUp();
    const created = await post(browser, { ...personal, contactEmail: 'mara@example.com', location: ' ' });
    expect(created.text).toContain('Personal information saved');
    expect(created.text).toContain('mara@example.com');
    expect(created.text, 'empty fields are not shown').not.toContain('Location');
    const changed = await post(browser, { ...personal, fullName: ' Mara L. ', phoneNumber: '+49 30 1' });
    expect(changed.text).toContain('Personal information updated');
    expect((await rowsOf(id)).head).toMatchObject({
      fullName: 'Mara L.',
      contactEmail: null,
      phoneNumber: '+49 30 1',
      location: null,
      professionalSummary: null,
    });
    expect(await resumesOf(id)).toHaveLength(1);
  });

  test.each([
    [{ fullName: 'M' }, 'Full name is required'],
    [{ contactEmail: 'mara@' }, 'Invalid email address'],
  ])('that is invalid (%j) is refused, and the form keeps the input', async (wrong, message) => {
    const { browser, id } = await signUp();
    const page = await post(browser, { ...personal, professionalSummary: 'Calm & exact', ...wrong });
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
    expect(page.html).toContain('Calm &amp; exact</textarea>');
    expect(await resumesOf(id)).toEqual([]);
  });
});

describe('entries', () => {
  test('the first entry creates a master résumé with a default name', async () => {
    const { browser, id } = await signUp();
    const page = await post(browser, certificate);
    expect(page.url).toBe('/master-resume?tab=certifications');
    expect(page.text).toContain('Certification added');
    expect((await rowsOf(id)).head).toMatchObject({ fullName: 'My Resume', professionalSummary: '' });
  });

  test('nothing is saved, with a reason, if the default master résumé cannot be created', async () => {
    const { browser, id } = await signUp();
    const { db } = rolefit.app;
    await db.execute(
      sql`alter table master_resumes add constraint refused check (full_name <> 'My Resume') not valid`,
    );
    const page = await post(browser, certificate, '?tab=certifications&add=').finally(() =>
      db.execute(sql`alter table master_resumes drop constraint refused`),
    );
    expect(page.text).toContain('Could not create a default master resume');
    expect(page.html).toMatch(/name="name"[^>]*value="BLS"/);
    expect(await resumesOf(id)).toEqual([]);
  });

  test('education is added, changed and removed without JavaScript', async () => {
    const { browser, id } = await signUp();
    const form = await browser.open('/master-resume?tab=education&add=');
    for (const words of [
      'Add Education',
      'Leave blank if currently studying',
      'Associate&#x27;s Degree',
      'GED',
    ])
      expect(form.html).toContain(words);
    const added = await post(browser, {
      ...school,
      gpa: '3.456',
      ...date('startDate', '9', '1', '2012'),
      ...date('endDate', '06', '30', '2015'),
    });
    expect(added.text).toContain('Education added');
    expect(added.text).toContain('Sep 2012 – Jun 2015');
    const educationId = entryIdIn(added, 'edit');
    const edited = await browser.open(`/master-resume?tab=education&edit=${educationId}`);
    expect(edited.text).toContain('Edit Education');
    expect(edited.html).toMatch(/name="startDate-month"[^>]*value="09"/);
    const updated = await post(browser, {
      ...school,
      intent: 'update-education',
      educationId,
      gpa: 'n/a',
      ...date('startDate', '9', '1', '2012'),
    });
    expect(updated.text).toContain('Education updated');
    expect(updated.text).toContain('Sep 2012 – Present');
    expect((await rowsOf(id)).education).toMatchObject([
      { endDate: null, gpa: null, startDate: '2012-09-01' },
    ]);
    const confirmation = await browser.open(`/master-resume?tab=education&remove=${educationId}`);
    expect(confirmation.text).toContain('Are you sure?');
    const removed = await post(browser, { intent: 'remove-education', educationId });
    expect(removed.text).toContain('Education removed');
    expect(removed.text).toContain('No Education Added');
  });

  test('experience is current as long as it has no end date', async () => {
    const { browser, id } = await signUp();
    const current = await post(browser, { ...job, description: '  Nights  ' });
    expect(current.text).toMatch(/Nurse Current/);
    expect(current.text).toContain('Mar 2020 – Present');
    const experienceId = entryIdIn(current, 'edit');
    expect((await rowsOf(id)).experience).toMatchObject([
      { startDate: '2020-03-01', endDate: null, isCurrent: true, description: 'Nights', location: null },
    ]);
    const ended = await post(browser, {
      ...job,
      intent: 'update-experience',
      experienceId,
      ...date('endDate', '1', '31', '2024'),
    });
    expect(ended.text).toContain('Experience updated');
    expect(ended.text).toContain('Mar 2020 – Jan 2024');
    expect(ended.text).not.toContain('Current');
    expect((await rowsOf(id)).experience).toMatchObject([{ endDate: '2024-01-31', isCurrent: false }]);
  });

  test.each([
    ['before today', date('expiryDate', '06', '14', '2026'), 'Expired'],
    ['today', date('expiryDate', '06', '15', '2026'), 'Active'],
    ['in the future', date('expiryDate', '01', '01', '2030'), 'Active'],
    ['never', date('expiryDate', '', '', ''), null],
  ])('a certification that expires %s', async (_when, expiry, badge) => {
    const { browser } = await signUp();
    const { text } = await post(browser, { ...certificate, ...expiry });
    for (const word of ['Expired', 'Active']) {
      expect(text.includes(`BLS ${word} Heart Board`)).toBe(word === badge);
    }
  });

  test.each([
    [school, { institution: ' ' }, 'Institution name is required'],
    [school, { degree: 'Wizard' }, 'Degree is required'],
    [school, { degree: '' }, 'Degree is required'],
    [school, { gpa: '4.01' }, 'GPA must be between 0 and 4'],
    [job, { companyName: '' }, 'Company name is required'],
    [job, { position: '' }, 'Position is required'],
    [job, date('startDate', '', '', ''), 'Start date is required'],
    [job, date('startDate', '02', '30', '2020'), 'Enter a real date'],
    [job, date('startDate', '2', '', '2020'), 'Enter a real date'],
    [job, date('endDate', '01', '01', '2019'), 'The end date is before the start date'],
    [certificate, { name: '' }, 'Certification name is required'],
    [certificate, { issuingOrganization: '' }, 'Issuing organization is required'],
    [certificate, date('issueDate', '01', '01', '1899'), 'Enter a real date'],
  ])('%j with %j is refused: %s', async (good, wrong, message) => {
    const { browser, id } = await signUp();
    const kind = good.intent.replace('add-', '');
    const search = `?tab=${kind === 'certification' ? 'certifications' : kind}&add=`;
    const page = await post(browser, { ...good, ...wrong } as Fields, search);
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
    for (const [name, value] of Object.entries({ ...good, ...wrong }))
      if (name !== 'intent' && name !== 'degree' && value.trim())
        expect(page.html).toMatch(new RegExp(`name="${name}"[^>]*value="0?${value.trim()}"`));
    expect(await resumesOf(id)).toEqual([]);
  });

  test.each([
    ['education', school, 'This education entry was not found.'],
    ['experience', job, 'This work experience was not found.'],
    ['certification', certificate, 'Certification not found'],
  ] as const)('%s of somebody else is not found and not changed', async (kind, fields, words) => {
    const [owner, other] = [await signUp(), await signUp()];
    const theirs = entryIdIn(await post(owner.browser, fields), 'edit');
    const before = await rowsOf(owner.id);
    for (const withResume of [false, true]) {
      if (withResume) await post(other.browser, personal);
      for (const id of [theirs, crypto.randomUUID(), "' or 1=1", '']) {
        for (const change of [{ ...fields, intent: `update-${kind}` }, { intent: `remove-${kind}` }]) {
          const page = await post(other.browser, { ...change, [`${kind}Id`]: id } as Fields);
          expect({ id, status: page.status }).toEqual({ id, status: 404 });
        }
      }
    }
    const tab = kind === 'certification' ? 'certifications' : kind;
    const answer = await post(
      other.browser,
      { intent: `remove-${kind}`, [`${kind}Id`]: theirs },
      `?tab=${tab}`,
    );
    expect(answer.text).toContain(words);
    expect(await rowsOf(owner.id)).toEqual(before);
    expect((await rowsOf(other.id))[kind === 'certification' ? 'certifications' : kind]).toEqual([]);
  });

  test('an entry of another master résumé of the same person cannot be changed', async () => {
    const { browser, id: userId } = await signUp();
    await post(browser, personal);
    const moment = new Date('2020-01-01');
    const [other, entry] = [crypto.randomUUID(), crypto.randomUUID()];
    const { db } = rolefit.app;
    await db
      .insert(masterResumes)
      .values({ id: other, userId, fullName: 'Older', createdAt: moment, updatedAt: moment });
    await db.insert(masterResumeCertifications).values({
      id: entry,
      masterResumeId: other,
      name: 'Old',
      issuingOrganization: 'Old',
      updatedAt: moment,
    });
    expect((await post(browser, { intent: 'remove-certification', certificationId: entry })).status).toBe(
      404,
    );
  });
});

describe('the whole master résumé', () => {
  const openConfirmation = (browser: TestBrowser) => browser.open('/master-resume?remove=');
  const masterIdIn = ({ html }: Page) => /name="masterId" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';

  test('is deleted after a confirmation that says what will be deleted', async () => {
    const [{ browser, id }, other] = await Promise.all([signUp(), signUp()]);
    for (const fields of [personal, school, job, certificate, { ...certificate, name: 'ACLS' }])
      await post(browser, fields);
    await post(other.browser, personal);
    expect((await browser.open('/master-resume')).html).toContain('href="/master-resume?remove="');
    const confirmation = await openConfirmation(browser);
    expect(confirmation.text).toContain('Are you sure?');
    expect(confirmation.text).toContain(
      'The master résumé “Mara Lind” with 1 education entry, 1 work experience, and 2 certifications will be deleted.',
    );
    const fields = { intent: 'delete-master', masterId: masterIdIn(confirmation) };
    const stolen = await post(other.browser, fields);
    expect(stolen.status).toBe(404);
    expect(await resumesOf(id)).toHaveLength(1);
    const gone = await post(browser, fields);
    expect(gone.text).toContain('Master résumé deleted');
    expect(gone.text).toContain('Create Your Master Resume');
    expect(await resumesOf(id)).toHaveLength(0);
    expect(await resumesOf(other.id)).toHaveLength(1);
    const again = await post(browser, fields);
    expect(again.status).toBe(404);
  });

  test('that is shown is deleted; then the previous one is shown', async () => {
    const { browser, id: userId } = await signUp();
    await post(browser, personal);
    const older = new Date('2020-01-01');
    await rolefit.app.db.insert(masterResumes).values({
      id: crypto.randomUUID(),
      userId,
      fullName: 'An older one',
      createdAt: older,
      updatedAt: older,
    });
    const fields = { intent: 'delete-master', masterId: masterIdIn(await openConfirmation(browser)) };
    const next = await post(browser, fields);
    expect(next.text).toContain('An older one');
    expect(next.text).not.toContain('Mara Lind');
    const stale = await post(browser, fields);
    expect(stale.status).toBe(404);
    expect(stale.text).toContain('Error deleting master résumé');
    expect(stale.text).toContain('This master résumé was not found.');
    expect(await resumesOf(userId)).toHaveLength(1);
  });
});

describe('concurrent requests', () => {
  test('adding entries while the master résumé is deleted never fails', async () => {
    const { browser, id: userId } = await signUp();
    await post(browser, personal);
    const [master] = await resumesOf(userId);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => post(browser, certificate)),
      post(browser, { intent: 'delete-master', masterId: master?.id ?? '' }),
      ...Array.from({ length: 4 }, () => post(browser, job)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await resumesOf(userId)).filter(({ id }) => id === master?.id)).toHaveLength(0);
    expect((await resumesOf(userId)).length).toBeLessThanOrEqual(1);
  });

  test('ten first entries at once create one master résumé with all of them', async () => {
    const { browser, id } = await signUp();
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, (_, number) =>
        post(browser, { ...school, institution: `School ${number}` }),
      ),
      ...Array.from({ length: 3 }, (_, number) =>
        post(browser, { ...job, companyName: `Company ${number}` }),
      ),
      ...Array.from({ length: 3 }, (_, number) => post(browser, { ...certificate, name: `Paper ${number}` })),
      post(browser, personal),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await resumesOf(id)).toHaveLength(1);
    const rows = await rowsOf(id);
    expect(rows.head?.fullName).toBe('Mara Lind');
    expect([rows.education, rows.experience, rows.certifications].map((each) => each.length)).toEqual([
      3, 3, 3,
    ]);
  });

  test('never create more than a hundred entries of a kind', async () => {
    const { browser, id } = await signUp();
    await post(browser, certificate);
    const { head } = await rowsOf(id);
    await rolefit.app.db.insert(masterResumeCertifications).values(
      Array.from({ length: 97 }, (_, number) => ({
        id: crypto.randomUUID(),
        masterResumeId: head?.id ?? '',
        name: `Paper ${number}`,
        issuingOrganization: 'Board',
        updatedAt: new Date(),
      })),
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post(browser, certificate, '?tab=certifications&add=')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ text }) => text.includes('up to 100 entries of each kind'))).toHaveLength(4);
    expect((await rowsOf(id)).certifications).toHaveLength(100);
    expect((await post(browser, school)).text).toContain('Education added');
  });

  test('remove an entry once; the second request gets "not found"', async () => {
    const { browser } = await signUp();
    const certificationId = entryIdIn(await post(browser, certificate), 'edit');
    const remove = () => post(browser, { intent: 'remove-certification', certificationId });
    const statuses = (await Promise.all([remove(), remove()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
  });
});

describe('the Master Resume tab of /resumes', () => {
  test('shows four cards and a link to create one if there is none', async () => {
    const { browser } = await signUp();
    const page = await browser.open('/resumes?tab=master');
    for (const words of [
      'Create Master Resume',
      'Personal Information',
      'Work Experience',
      'Education',
      'Certifications',
    ])
      expect(page.text).toContain(words);
    expect(page.html).toContain('href="/master-resume?tab=experience"');
  });

  test('shows the first entry of each kind and how many more there are', async () => {
    const { browser } = await signUp();
    await post(browser, { ...personal, contactEmail: 'mara@example.com' });
    for (const year of ['2015', '2018', '2020'])
      await post(browser, { ...job, companyName: `Company ${year}`, ...date('startDate', '1', '1', year) });
    await post(browser, certificate);
    const { text } = await browser.open('/my-resumes?tab=master');
    expect(text).toContain('View Master Resume');
    expect(text).toContain('Mara Lind');
    expect(text).toContain('mara@example.com');
    expect(text).toContain('Nurse, Company 2020 +2 more');
    expect(text).toContain('BLS, Heart Board');
    expect(text).not.toContain('Company 2018');
    expect(text).not.toContain('+0 more');
  });
});

test('changes of the master résumé show up on all open pages of the person', async () => {
  const { browser, id } = await signUp();
  await untilTold(rolefit, id, 'master-resume', () => post(browser, personal));
  const [own] = await resumesOf(id);
  const remove = () => deleteMasterResume(contextOf(id), own!.id);
  await untilTold(rolefit, id, 'master-resume', remove);
  await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteMasterResume(contextOf(id), 'nonsense')).rejects.toMatchObject({ code: 'not_found' });
});

const contextOf = (id: string) => ({
  ...rolefit.app,
  viewer: { id, email: 'mara@example.com', username: 'mara', isAdmin: false },
});
