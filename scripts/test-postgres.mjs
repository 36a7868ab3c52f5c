// `npm run test:postgres`: the integration tests on a real PostgreSQL, which is found, started or installed.

import { startPostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, run, say } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
const postgres = await startPostgres();
if (!postgres.url) {
  console.error(`rolefit: cannot run, because ${postgres.reason}.`);
  process.exit(2);
}
say('PostgreSQL is ready for the tests');
const passed = run('vitest', ['run', '--project', 'integration'], { TEST_DATABASE_URL: postgres.url });
postgres.stop();
process.exit(passed ? 0 : 1);
