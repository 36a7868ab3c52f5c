// `npm run dev`: screens reload as they change, the server starts anew when its own code does.
import { become, ensureInstalled, node } from './prepare.mjs';

ensureInstalled();
const watched = ['src/main.ts', 'src/server', 'src/fit', 'src/documents', 'src/job-boards', 'src/shared'];
const flags = [
  '--env-file-if-exists=.env',
  '--watch',
  '--watch-preserve-output',
  ...watched.map((path) => `--watch-path=${path}`),
];
become(node, [...flags, 'src/main.ts', '--dev'], { NODE_ENV: 'development' });
