import { test } from '@playwright/test';
import { setup } from '../../src/server/testing/global-setup.ts';
import { startTestApp, type TestApp } from '../../src/server/testing/test-app.ts';

/** A Rolefit of a journey's own, for settings that the shared one doesn't have and for reading the mails it writes. */
export async function startOwnRolefit(
  env: Record<string, string> = {},
  { fetchMs, work }: { fetchMs?: number; work?: boolean } = {},
): Promise<TestApp> {
  // A database's start takes what a busy machine lets it take; how long is not what the journeys are about.
  test.setTimeout(300_000);
  await setup();
  return startTestApp({ env, fetchMs, work });
}
