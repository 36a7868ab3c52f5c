import { test } from '@playwright/test';
import { setup } from '../../src/server/testing/global-setup.ts';
import { startTestApp, type TestApp } from '../../src/server/testing/test-app.ts';

/** Starts a separate Rolefit for one test file, with its own settings and direct access to its database. */
export async function startOwnRolefit(
  env: Record<string, string> = {},
  { fetchMs, work }: { fetchMs?: number; work?: boolean } = {},
): Promise<TestApp> {
  // Starting a database can take long on a busy machine.
  test.setTimeout(300_000);
  await setup();
  return startTestApp({ env, fetchMs, work });
}
