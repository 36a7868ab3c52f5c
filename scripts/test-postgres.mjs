// `npm run test:postgres`: runs the integration tests on PostgreSQL, and installs or starts it if necessary.

import { startPostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, log, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
const postgres = await startPostgres();
if (!postgres.url) {
  console.error(`rolefit: cannot run, because ${postgres.reason}.`);
  process.exit(2);
}
log('PostgreSQL is ready for the tests');
const passed = run('vitest', ['run', '--project', 'integration'], { TEST_DATABASE_URL: postgres.url });
postgres.stop();
process.exit(passed ? 0 : 1);
