import type { ChildProcess } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import {
  createResultWithScore,
  type SignedUp,
  signUpWithResume,
} from '../analyses/results/results.fixtures.ts';
import { createCompany, createJob } from '../companies/companies.fixtures.ts';
import type { ScoredPosting } from './scorer.types.ts';
import { createScorers } from './scorers.ts';
import { warmUpMessages } from './warm-up.ts';

const resumeText = 'Robin Ashby\nBaker, Elm Mill, 2016 – 2024\n- Baked bread for forty shops';
const postingText = 'Baker\nRequirements\n- Three years of baking bread\n- Food handler card';

let rolefit: TestApp;
let member: SignedUp;
beforeAll(async () => {
  rolefit = await startTestApp({ work: false });
  member = await signUpWithResume(rolefit);
});
afterAll(() => rolefit.close());

const anyScore = /aria-label="Fit score:? \d+ of 100/i;

/** The processes for the engine that were started during a test. */
let started: ChildProcess[];
const note = (message: unknown) => {
  const { process } = message as { process: ChildProcess };
  process.once('spawn', () => {
    if (process.spawnargs.at(-1)?.endsWith('scorer.child.ts')) started.push(process);
  });
};
beforeEach(() => {
  started = [];
  channel('child_process').subscribe(note);
  rolefit.app.scorers = createScorers();
});
afterEach(() => {
  rolefit.app.scorers.close();
  channel('child_process').unsubscribe(note);
});

test('whoever opens the form of a check is scored by an engine that was started then', async () => {
  const visitor = rolefit.browser();
  await visitor.open('/check');
  await until('the engine is started', async () => started.length > 0);
  await visitor.open('/check');
  const { html } = await visitor.submit('/check', { resumeText, postingText });
  expect(html).toMatch(anyScore);
  expect(started).toHaveLength(1);
});

test('so is a member on every page where a score can be asked for', async () => {
  const { app } = rolefit;
  const jobId = await createJob(app, await createCompany(app));
  const resultId = await createResultWithScore(member, { score: 61 });
  const opened = [];
  for (const path of [
    '/analyze',
    '/analyze?mode=company',
    `/jobs/${jobId}`,
    `/results/${resultId}`,
    '/resumes',
  ]) {
    app.scorers.close();
    app.scorers = createScorers();
    started = [];
    const { status } = await member.browser.open(path);
    // A process that is started is noticed right after the page.
    await new Promise((resolve) => setTimeout(resolve, 50));
    opened.push([path.replace(/[0-9a-f-]{36}/, '…'), status, started.length]);
  }
  expect(opened).toEqual([
    ['/analyze', 200, 1],
    ['/analyze?mode=company', 200, 1],
    ['/jobs/…', 200, 1],
    ['/results/…', 200, 1],
    ['/resumes', 200, 0],
  ]);
});

test('a process that died while it waited is replaced, and the person is scored', async () => {
  const visitor = rolefit.browser();
  await visitor.open('/check');
  await until('the engine is started', async () => started.length > 0);
  started[0]?.kill('SIGKILL');
  await once(started[0] as ChildProcess, 'exit');
  const { html } = await visitor.submit('/check', { resumeText, postingText });
  expect(html).toMatch(anyScore);
  expect(started).toHaveLength(2);
});

test('nobody is told that a text is too hard while the engine is still being loaded', async () => {
  rolefit.app.scorers.close();
  // Starting a process alone takes longer.
  rolefit.app.scorers = createScorers(20);
  const visitor = rolefit.browser();
  await visitor.open('/check');
  const { html } = await visitor.submit('/check', { resumeText, postingText });
  expect(html).toMatch(anyScore);
});

test('a text that takes too long with a loaded engine is refused and kept, and the next person is scored', async () => {
  rolefit.app.scorers.close();
  rolefit.app.scorers = createScorers(1_000);
  const visitor = rolefit.browser();
  await visitor.open('/check');
  await visitor.submit('/check', { resumeText, postingText });
  started[0]?.kill('SIGSTOP');
  const refused = await visitor.submit('/check', { resumeText, postingText });
  expect(refused.html).toContain('We couldn’t read this in time.');
  expect(refused.html).toContain('Baked bread for forty shops');
  expect(refused.html).not.toMatch(anyScore);
  const { html } = await visitor.submit('/check', { resumeText, postingText });
  expect(html).toMatch(anyScore);
  expect(started).toHaveLength(2);
});

test('what loads the engine ahead is a posting and a résumé that it reads like any other', async () => {
  const { app } = rolefit;
  for (const message of warmUpMessages) {
    if (message.kind === 'recognize')
      expect(await app.scorers.ask('recognize', message)).toMatchObject({ title: 'Maintenance Planner' });
    if (message.kind !== 'score') continue;
    const [scored] = await app.scorers.score(message);
    const { keyMatches, gaps } = (scored as ScoredPosting).judged.result;
    const kinds = [...keyMatches, ...gaps].map(({ requirement }) => requirement.kind);
    expect([...new Set(kinds)].sort()).toEqual([
      'certification',
      'duty',
      'education',
      'experience',
      'language',
      'skill',
      'tool',
    ]);
  }
});

test('nothing is started any more once the server stops', async () => {
  rolefit.app.scorers.close();
  rolefit.app.scorers.getReady();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(started).toEqual([]);
});
