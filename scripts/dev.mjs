// `npm run dev`: screens reload when they change; the server restarts when its own code changes.
import { ensureInstalled, node, runAndExit } from './prepare.mjs';

ensureInstalled();
const watched = ['src/main.ts', 'src/server', 'src/fit', 'src/documents', 'src/job-boards', 'src/shared'];
const flags = [
  '--env-file-if-exists=.env',
  '--watch',
  '--watch-preserve-output',
  ...watched.map((path) => `--watch-path=${path}`),
];
runAndExit(node, [...flags, 'src/main.ts', '--dev'], { NODE_ENV: 'development' });
