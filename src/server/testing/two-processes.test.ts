import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../platform/project-root.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { testPostgres } from './test-database.ts';
import { until } from './until.ts';

/** As with ROLE=web and ROLE=worker. Only PostgreSQL supports two processes. */
describe.runIf(testPostgres)('a web process and a worker on one PostgreSQL', () => {
  let web: TestApp;
  let worker: TestApp;
  beforeAll(async () => {
    web = await startTestApp({ work: false });
    worker = await startTestApp({ work: true, beside: web });
  });
  afterAll(async () => {
    await worker.close();
    await web.close();
  });

  test('the worker reads an uploaded résumé and the web process notifies the open page', async () => {
    const browser = web.browser();
    await browser.signUp('split@example.com');
    const changes = listenForChanges(web, browser.cookieHeader());
    const bytes = await readFile(join(projectRoot, 'demo/resumes/registered-nurse.pdf'));
    await browser.submit('/upload', { file: { name: 'nurse.pdf', bytes } });
    await changes.atLeast(2);
    expect((await browser.open('/resumes')).text).toContain('Preview');
    changes.stop();
  });
});

/** Listens to /events as a page does. The upload is the first change, the finished reading the second. */
function listenForChanges({ url }: TestApp, cookie: string) {
  const stopped = new AbortController();
  let changes = 0;
  const listening = (async () => {
    const response = await fetch(`${url}/events`, { headers: { Cookie: cookie }, signal: stopped.signal });
    for await (const chunk of response.body as ReadableStream<Uint8Array>) {
      changes += new TextDecoder().decode(chunk).match(/event: changed/g)?.length ?? 0;
    }
  })().catch(() => {});
  return {
    async atLeast(count: number) {
      await until(`${count} changes have arrived`, () => changes >= count);
    },
    stop() {
      stopped.abort();
      return listening;
    },
  };
}
