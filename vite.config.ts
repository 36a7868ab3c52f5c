import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const serverOnly = /^src\/(server|fit|documents|job-boards|cli)\//;

/** Fails the build when a module of the server is about to reach the browser. */
function keepServerOutOfBrowser(): Plugin {
  return {
    name: 'keep-server-out-of-browser',
    enforce: 'pre',
    load(id) {
      const file = relative(import.meta.dirname, id.split('?')[0] ?? id);
      if (this.environment.name === 'client' && serverOnly.test(file)) {
        this.error(`${file} belongs to the server and may not reach the browser bundle.`);
      }
      return null;
    },
  };
}

export default defineConfig({
  plugins: [keepServerOutOfBrowser(), tailwindcss(), reactRouter()],
  build: { target: 'es2023' },
  environments: { ssr: { build: { rollupOptions: { input: './src/web/handler.ts' } } } },
  server: { middlewareMode: true },
});
