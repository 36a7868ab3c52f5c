import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../../../e2e/support/servers/language-model-server.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { fillDataFolder } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { faithful, posting, resumeFile } from './narration.fixtures.ts';

/** Makes a process append the URL of every module it loads to the file LOADED. */
const recordModules = `
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADED, url + '\\n');
    return next(url, context);
  },
});`;

/** Generous, because a whole process starts and records its modules one by one. */
const timeout = 120_000;

const running: { process: ChildProcess; dataDir: string }[] = [];
const models: LanguageModelServer[] = [];
afterEach(async () => {
  for (const { process, dataDir } of running.splice(0)) {
    process.kill('SIGKILL');
    await once(process, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
  for (const model of models.splice(0)) await model.close();
});

/** Starts a real process, because startTestApp shares Vitest's modules. */
async function startProcess(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-modules-'));
  await fillDataFolder(dataDir);
  const loaded = join(dataDir, 'loaded.txt');
  const server = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(recordModules)}`, 'src/main.ts'],
    {
      cwd: projectRoot,
      // Vitest sets BASE_URL, which the server must not inherit.
      env: {
        ...process.env,
        BASE_URL: '',
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        PORT: '0',
        DATA_DIR: dataDir,
        LOADED: loaded,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.push({ process: server, dataDir });
  for await (const chunk of server.stdout as NodeJS.ReadableStream) {
    const [, url] = /open (http:\S+)/.exec(String(chunk)) ?? [];
    if (url) return { browser: new TestBrowser(url), modules: () => readFileSync(loaded, 'utf8') };
  }
  throw new Error('The server did not start.');
}

async function resultPage(browser: TestBrowser): Promise<string> {
  await browser.signUp('welder@example.com');
  await browser.submit('/upload', { file: await resumeFile() });
  const resumeId = await until(
    'the résumé is read',
    async () => /<option value="([0-9a-f-]{36})"/.exec((await browser.open('/analyze')).html)?.[1],
  );
  return (await browser.submit('/analyze', { resumeId, source: 'text', postingText: posting })).url;
}

const sdk = /node_modules\/(?:ai|@ai-sdk)\//;

test('without a model, the SDK is never loaded', {
  timeout,
}, async () => {
  const { browser, modules } = await startProcess({});
  expect(await resultPage(browser)).toMatch(/^\/results\//);
  expect((await browser.open('/privacy')).text).toContain('This software sends them to nobody.');
  expect(modules()).toContain('node_modules/pg-boss/');
  expect(modules()).not.toMatch(sdk);
});

test('with a model, the SDK is loaded for the first result, not at start-up', { timeout }, async () => {
  const model = await startLanguageModelServer({ sentences: faithful });
  models.push(model);
  const { browser, modules } = await startProcess({ LLM_URL: `${model.url}/v1`, LLM_MODEL: 'a-model' });
  expect(modules()).not.toMatch(sdk);
  const page = await resultPage(browser);
  await until('the result is worded', async () =>
    (await browser.open(page)).text.includes('Worded by a-model'),
  );
  expect(modules()).toMatch(sdk);
  expect(model.requests[0]?.headers.authorization).toBeUndefined();
});
