import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';
import { submittedForm } from '../../testing/submitted-form.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';

let rolefit: TestApp;
let pdf: { name: string; bytes: Uint8Array };
beforeAll(async () => {
  rolefit = await startTestApp();
  pdf = { name: 'nurse.pdf', bytes: await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf')) };
});
afterAll(() => rolefit.close());

let people = 0;
async function signUp(): Promise<TestBrowser> {
  const browser = rolefit.browser();
  await browser.signUp(`filler${++people}@example.com`);
  return browser;
}

async function uploadResume(browser: TestBrowser): Promise<string> {
  await browser.submit('/upload', { file: pdf });
  const id = await until(
    'the résumé is read',
    async () => /fill\?resume=([0-9a-f-]{36})/.exec((await browser.open('/master-resume/fill')).html)?.[1],
  );
  return `/master-resume/fill?resume=${id}`;
}

const exportedJson = async (browser: TestBrowser) =>
  JSON.parse((await browser.open('/master-resume/resume.json')).html) as {
    basics: { name: string; email?: string; phone?: string; summary?: string };
    work: { name: string; position: string; startDate: string }[];
    education: { institution: string; studyType: string }[];
    certificates: { name: string }[];
  };

const jsonFile = (content: unknown, name = 'resume.json') => ({
  name,
  bytes: new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
});

describe('filling from an uploaded résumé', () => {
  test('shows every field with the line it was read from, and saves it', async () => {
    const browser = await signUp();
    const path = await uploadResume(browser);
    const page = await browser.open(path);
    expect(page.text).toContain('Read from');
    const form = submittedForm(page);
    expect(form['personal.contactEmail']).toContain('@');
    expect(form['take.experience.0']).toBe('on');
    const saved = await browser.submit(path, form);
    expect(saved.url).toBe('/master-resume');
    const kept = await exportedJson(browser);
    expect(kept.basics.email).toBe(form['personal.contactEmail']);
    expect(kept.work.map(({ position }) => position)).toContain(form['experience.0.position']);
  });

  test('a second time nothing is ticked, so nothing is duplicated or overwritten', async () => {
    const browser = await signUp();
    const path = await uploadResume(browser);
    await browser.submit(path, submittedForm(await browser.open(path)));
    const before = await exportedJson(browser);
    const again = await browser.open(path);
    expect(again.text).toContain('You already have this');
    expect(again.text).toContain('Same as yours.');
    const form = submittedForm(again);
    expect(Object.keys(form).filter((name) => /^take\.(experience|certifications)/.test(name))).toEqual([]);
    expect((await browser.submit(path, form)).text).toContain('Nothing selected');
    expect(await exportedJson(browser)).toEqual(before);
  });

  test('an existing value stays unless its replacement is ticked', async () => {
    const browser = await signUp();
    const own = { basics: { name: 'Own Name', phone: '1' } };
    const imported = await browser.submit('/master-resume/fill', { intent: 'import', file: jsonFile(own) });
    await browser.submit('/master-resume/fill', submittedForm(imported));
    const path = await uploadResume(browser);
    const page = await browser.open(path);
    expect(page.text).toContain('Yours now: Own Name');
    await browser.submit(path, submittedForm(page));
    expect((await exportedJson(browser)).basics.name).toBe('Own Name');
    const form = { ...submittedForm(await browser.open(path)), 'take.personal.fullName': 'on' };
    await browser.submit(path, form);
    expect((await exportedJson(browser)).basics.name).toBe(form['personal.fullName' as keyof typeof form]);
  });

  test('an error is shown at its field, the form keeps the input and nothing is saved', async () => {
    const browser = await signUp();
    const path = await uploadResume(browser);
    const form: Record<string, string> = {
      ...submittedForm(await browser.open(path)),
      'experience.0.position': '',
      'experience.0.companyName': 'Typed & "kept"',
      'personal.contactEmail': 'no address',
    };
    const page = await browser.submit(path, form);
    expect(page.status).toBe(400);
    expect(page.text).toContain('2 fields need fixing');
    expect(page.text).toContain('Position is required');
    expect(page.text).toContain('Invalid email address');
    expect({ ...submittedForm(page), read: form.read }).toEqual(form);
    expect((await browser.open('/master-resume/resume.json')).url).toBe('/master-resume');
  });

  test('an entry that is not ticked is neither validated nor saved', async () => {
    const browser = await signUp();
    const path = await uploadResume(browser);
    const form = submittedForm(await browser.open(path));
    const { 'take.experience.0': _, ...rest } = form;
    await browser.submit(path, { ...rest, 'experience.0.position': '' });
    const { work } = await exportedJson(browser);
    expect(work).toHaveLength(Object.keys(rest).filter((name) => /^take\.experience/.test(name)).length);
  });

  test('somebody else’s résumé is not found', async () => {
    const path = await uploadResume(await signUp());
    const other = await signUp();
    expect((await other.open(path)).status).toBe(404);
    expect((await other.open('/master-resume/fill?resume=x')).status).toBe(404);
  });

  test('a form with broken or malicious content is refused, and nothing is saved', async () => {
    const browser = await signUp();
    for (const read of ['', '{', '[]', '{"source":{}}', '{"__proto__":{"x":1}}', '9'.repeat(10_000)]) {
      const page = await browser.submit('/master-resume/fill', { intent: 'save', read });
      expect(page.status).toBe(400);
    }
    expect((await browser.open('/master-resume/resume.json')).url).toBe('/master-resume');
  });
});

describe('what has no field', () => {
  const summaryOf = async (browser: TestBrowser) => (await exportedJson(browser)).basics.summary ?? '';

  test('is shown before saving, and kept below the summary', async () => {
    const browser = await signUp();
    const path = await uploadResume(browser);
    const page = await browser.open(path);
    expect(page.text).toContain('Left Out');
    const form = submittedForm(page);
    const blocks = Object.entries(form).filter(([name]) => /^leftOut\.\d+$/.test(name));
    expect(blocks.map(([name]) => form[`take.${name}`])).toEqual(blocks.map(() => 'on'));
    const skills = blocks.find(([, text]) => text.includes('Wound vac and ostomy care'));
    expect(skills?.[1]).toContain('Discharge teaching');
    const saved = await browser.submit(path, form);
    expect(saved.text).toMatch(/and \d other sections? saved/);
    expect(await summaryOf(browser)).toMatch(
      /^Registered Nurse, BSN, CMSRN\n\nMedical-surgical and telemetry nurse[^\n]+\n\nSKILLS\nTelemetry/,
    );
  });

  test('is dropped if it isn’t ticked, and is offered again', async () => {
    const browser = await signUp();
    const path = await uploadResume(browser);
    const form = submittedForm(await browser.open(path));
    const kept = Object.fromEntries(
      Object.entries(form).filter(([name]) => !name.startsWith('take.leftOut')),
    );
    await browser.submit(path, kept);
    expect(await summaryOf(browser)).not.toContain('Wound vac');
    const again = submittedForm(await browser.open(path));
    expect(Object.keys(again).some((name) => name.startsWith('take.leftOut'))).toBe(true);
    await browser.submit(path, again);
    const summary = await summaryOf(browser);
    expect(summary).toContain('Medical-surgical and telemetry nurse');
    expect(summary).toContain('SKILLS\nTelemetry');
    const third = submittedForm(await browser.open(path));
    expect(Object.keys(third).filter((name) => name.startsWith('take.leftOut'))).toEqual([]);
  });

  test('stays when the first part of the summary is replaced', async () => {
    const browser = await signUp();
    const path = await uploadResume(browser);
    await browser.submit(path, submittedForm(await browser.open(path)));
    const form = submittedForm(await browser.open(path));
    const summary = {
      'personal.professionalSummary': 'A new start.',
      'take.personal.professionalSummary': 'on',
    };
    await browser.submit(path, { ...form, ...summary });
    expect(await summaryOf(browser)).toMatch(/^Registered Nurse, BSN, CMSRN\n\nA new start\.\n\nSKILLS\n/);
  });

  test('must fit into the summary', async () => {
    const browser = await signUp();
    const path = await uploadResume(browser);
    const form = submittedForm(await browser.open(path));
    const page = await browser.submit(path, { ...form, 'leftOut.1': 'x'.repeat(10_000) });
    expect(page.status).toBe(400);
    expect(page.text).toContain('There is no room for this in the professional summary.');
  });

  test('of a JSON Resume file is shown too', async () => {
    const browser = await signUp();
    const file = jsonFile({
      basics: { name: 'Ida Holm', label: 'Ward nurse', profiles: [{ url: 'https://x.example/ida' }] },
      skills: [{ name: 'Care', level: 'Expert', keywords: ['Wounds', 'Stomas'] }],
      projects: [{ name: 'Rota', description: 'A fairer rota.', highlights: ['Half the swaps'] }],
      volunteer: 7,
    });
    const form = submittedForm(await browser.submit('/master-resume/fill', { intent: 'import', file }));
    await browser.submit('/master-resume/fill', form);
    expect(await summaryOf(browser)).toBe(
      'Ward nurse\nhttps://x.example/ida\n\nSkills\nCare, Expert: Wounds, Stomas\n\n' +
        'Projects\nRota\nA fairer rota.\n- Half the swaps',
    );
  });
});

describe('filling from a JSON Resume file', () => {
  test.each([
    ['of another kind', jsonFile({}, 'resume.pdf'), 'Only JSON Resume files (.json) can be imported.'],
    ['that is not JSON', jsonFile('not json'), 'This isn’t a JSON file.'],
    ['that is empty', jsonFile(''), 'This file is empty.'],
    ['that is a list', jsonFile([]), 'the file doesn’t contain an object'],
    ['that is null', jsonFile('null'), 'the file doesn’t contain an object'],
    ['with a wrong part', jsonFile({ work: [{ name: 7 }] }), '“work[0].name” doesn’t match the standard'],
    [
      'that is too large',
      jsonFile(`{"a":"${'x'.repeat(1024 * 1024)}"}`),
      'File size must be less than 1.0MB',
    ],
    ['with unclosed nesting', jsonFile('['.repeat(400_000)), 'This isn’t a JSON file.'],
    [
      'with deep nesting',
      jsonFile(`${'['.repeat(200_000)}${']'.repeat(200_000)}`),
      'the file doesn’t contain an object',
    ],
    ['with far too many entries', jsonFile({ work: Array(500).fill({}) }), '“work” doesn’t match'],
  ])('a file %s is refused with a message', async (_what, file, words) => {
    const browser = await signUp();
    const page = await browser.submit('/master-resume/fill', { intent: 'import', file });
    expect(page.status).toBe(400);
    expect(page.text).toContain(words);
  });

  test('its content is shown as text, never executed', async () => {
    const browser = await signUp();
    const name = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const page = await browser.submit('/master-resume/fill', {
      intent: 'import',
      file: jsonFile({ basics: { name }, work: [{ name, position: name, startDate: '2020-01' }] }),
    });
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('<img src=x');
    expect(page.html).not.toContain('<script>alert');
    expect(submittedForm(page)['personal.fullName']).toBe(name);
  });

  test('an exported file can be imported without changes', async () => {
    const browser = await signUp();
    const path = await uploadResume(browser);
    await browser.submit(path, submittedForm(await browser.open(path)));
    const { html: file, headers } = await browser.open('/master-resume/resume.json');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="master-resume.json"');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    const other = await signUp();
    const page = await other.submit('/master-resume/fill', { intent: 'import', file: jsonFile(file) });
    await other.submit('/master-resume/fill', submittedForm(page));
    expect(await exportedJson(other)).toEqual(JSON.parse(file));
  });
});

describe('the master résumé as plain text', () => {
  test('can be downloaded', async () => {
    const browser = await signUp();
    expect((await browser.open('/master-resume/resume.txt')).url).toBe('/master-resume');
    const path = await uploadResume(browser);
    await browser.submit(path, submittedForm(await browser.open(path)));
    const { html, headers } = await browser.open('/master-resume/resume.txt');
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="master-resume.txt"');
    expect(html).toContain('Work Experience\n');
  });
});
