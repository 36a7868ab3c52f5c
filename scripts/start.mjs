// `npm start`: installs and builds what is missing or has changed, then serves.
import {
  ensureBuilt,
  ensureInstalled,
  log,
  node,
  runAndExit,
  serverEnvironment,
  serverFlags,
} from './prepare.mjs';

ensureInstalled();
ensureBuilt();
log('starting');
runAndExit(node, [...serverFlags, '--env-file-if-exists=.env', 'src/main.ts'], {
  ...serverEnvironment,
  NODE_ENV: 'production',
});
