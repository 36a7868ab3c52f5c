// `npm run dev`: screens reload as they change, the server starts anew when its own code does.
import { become, ensureInstalled, node } from './prepare.mjs';

ensureInstalled();
become(node, ['--watch', '--watch-preserve-output', 'src/main.ts', '--dev'], { NODE_ENV: 'development' });
