// `npm start`: installs and builds what is missing or has changed, then serves.
import {
  become,
  ensureBuilt,
  ensureInstalled,
  node,
  say,
  serverEnvironment,
  serverFlags,
} from './prepare.mjs';

ensureInstalled();
ensureBuilt();
say('starting');
become(node, [...serverFlags, '--env-file-if-exists=.env', 'src/main.ts'], {
  ...serverEnvironment,
  NODE_ENV: 'production',
});
