import type { Config } from '@react-router/dev/config';
import { access } from './src/web/access.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  buildEnd({ reactRouterConfig: { routes } }) {
    const unlisted = Object.keys(routes).filter((id) => !Object.hasOwn(access, id));
    if (unlisted.length > 0) throw new Error(`src/web/access.ts has no row for ${unlisted.join(', ')}.`);
  },
} satisfies Config;
