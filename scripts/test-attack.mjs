// `npm run test:attack`: runs the attacks of src/server/testing/attack at full size, on both databases, and prints what they measure.
import { startPostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, log, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
const attack = ['run', '--project', 'integration', '--no-file-parallelism', 'src/server/testing/attack'];
log('── built-in database');
let passed = run('vitest', attack, { ATTACK: 'full' });
const postgres = await startPostgres();
if (postgres.url) {
  log('── PostgreSQL');
  passed = run('vitest', attack, { ATTACK: 'full', TEST_DATABASE_URL: postgres.url }) && passed;
  postgres.stop();
} else log(`SKIPPED  PostgreSQL: ${postgres.reason}`);
process.exit(passed ? 0 : 1);
