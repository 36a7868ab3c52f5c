import { defineConfig } from 'vitest/config';
import { testReport } from './scripts/test-report/vitest-reporter.ts';

/** The server runs as operators run it, without React's checks for developers. */
process.env.NODE_ENV = 'production';

const throughTheDoor = [
  'src/server/*.test.ts',
  'src/server/features/**/*.test.ts',
  'src/server/testing/**/*.test.ts',
  'src/web/routes/**/*.test.ts',
];

/** What asks nothing of a database that one kind could answer and the other not. */
const sameOnEveryDatabase = [
  'src/server/http.test.ts',
  'src/server/features/accounts/{reset-password,verify-email}.test.ts',
  'src/server/features/admin-settings/bucket-files.test.ts',
  'src/server/features/billing/subscriptions/stripe-checkout.test.ts',
  'src/server/features/blog/markdown/**/*.test.ts',
  'src/server/features/boards/**/*.test.ts',
  'src/server/features/campaign-sending/hostile-mail.test.ts',
  'src/server/features/companies/logo/**/*.test.ts',
  'src/server/features/email/delivery.test.ts',
  'src/server/features/job-sync/diagnosis/**/*.test.ts',
  'src/server/features/master-resume/**/*.test.ts',
  'src/server/features/narration/**/*.test.ts',
  'src/server/features/profile/**/*.test.ts',
  'src/server/features/resumes/refused-upload.test.ts',
  'src/server/features/settings/settings.test.ts',
  'src/server/features/universities/**/*.test.ts',
  // With KILL_ROUNDS it is asked of PostgreSQL too.
  ...(process.env.KILL_ROUNDS ? [] : ['src/server/features/**/killed-*.test.ts']),
  ...(process.env.ATTACK ? [] : ['src/server/testing/attack/{large-posts,stalls}.test.ts']),
  'src/server/features/wording/**/*.test.ts',
  'src/web/routes/**/*.test.ts',
];

/** Tests that start the command line, a database or another process of ours. */
const withProcesses = [
  'src/cli/*.test.ts',
  'src/server/platform/database/*.test.ts',
  'src/server/platform/document-reader/*.test.ts',
];

/** What the engine promises of any text, held against hundreds of generated ones. */
const promises = ['src/fit/invariants/*.test.ts'];

/** Files of a project share a process, so that the engine's lexicon is compiled once and not eighty times. */
const sharedProcess = { isolate: false, restoreMocks: true };

/**
 * `unit` needs nothing but the file under test and is quick enough to run before each commit (`npm run check`);
 * `integration` talks to the built server on a real database.
 */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', testReport],
    // One more than the two cores: a third works while others wait for a file, a process or the clock.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          ...sharedProcess,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: [...throughTheDoor, ...withProcesses, ...promises],
        },
      },
      { extends: true, test: { ...sharedProcess, name: 'promises', include: promises } },
      { extends: true, test: { ...sharedProcess, name: 'processes', include: withProcesses } },
      {
        extends: true,
        test: {
          name: 'integration',
          // Each file has an application and a database of its own.
          isolate: false,
          include: throughTheDoor,
          exclude: process.env.TEST_DATABASE_URL ? sameOnEveryDatabase : [],
          retry: Number(process.env.TEST_RETRIES ?? 0),
          globalSetup: ['src/server/testing/global-setup.ts'],
        },
      },
    ],
  },
});
