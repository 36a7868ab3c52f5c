// `npm start`: installs and builds what is missing or has changed, then serves.
import { become, ensureBuilt, ensureInstalled, node, say } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
say('starting');
become(node, ['--disable-warning=ExperimentalWarning', '--env-file-if-exists=.env', 'src/main.ts'], {
  NODE_ENV: 'production',
});
