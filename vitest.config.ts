import { defineConfig } from 'vitest/config';

const throughTheDoor = [
  'src/server/*.test.ts',
  'src/server/features/**/*.test.ts',
  'src/server/testing/**/*.test.ts',
  'src/web/routes/**/*.test.ts',
];

/** `unit` needs nothing but the file under test; `integration` talks to the built server on a real database. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: throughTheDoor,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: throughTheDoor,
          globalSetup: ['src/server/testing/global-setup.ts'],
        },
      },
    ],
  },
});
