import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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

const sharedWithMain = /^(src\/(server|fit|documents|job-boards|shared)|demo)\//;

/** Leaves what main.ts loads too out of the server bundle, so that the engine and its lexicon are in memory once. */
function shareModulesWithMain(): Plugin {
  return {
    name: 'share-modules-with-main',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (this.environment.name !== 'ssr' || !importer || !source.startsWith('.')) return null;
      const file = relative(import.meta.dirname, resolve(dirname(importer), source));
      // package.json says what `#` stands for.
      return sharedWithMain.test(file) ? { id: `#${file}`, external: true } : null;
    },
  };
}

/** Sonner would write its styles into the page by script, which the page's policy forbids: ui/toast-list.tsx imports the same as a file. */
function keepStylesInFiles(): Plugin {
  return {
    name: 'keep-styles-in-files',
    transform: (code, id) =>
      /\/sonner\/dist\/index\.mjs/.test(id) ? code.replace(/^__insertCSS\(/m, 'void (') : null,
  };
}

/** Lays a Brotli copy beside every script and style sheet, for the server to send as it is. */
function compressOnce(): Plugin {
  return {
    name: 'compress-once',
    apply: 'build',
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return;
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (/\.(js|css|svg)$/.test(file))
          writeFileSync(join(dir, `${file}.br`), brotliCompressSync(readFileSync(join(dir, file))));
      }
    },
  };
}

export default defineConfig({
  plugins: [
    keepServerOutOfBrowser(),
    shareModulesWithMain(),
    keepStylesInFiles(),
    tailwindcss(),
    reactRouter(),
    compressOnce(),
  ],
  build: {
    target: 'es2023',
    rollupOptions: { checks: { pluginTimings: false } },
    // The editor of blog posts, which only its own page loads.
    chunkSizeWarningLimit: 600,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Each primitive, icon and small piece in a file of its own would cost more in headers than in code.
          output: {
            codeSplitting: {
              groups: [
                { name: 'ui', test: /src\/web\/ui\//, minShareCount: 4 },
                { name: 'icons', test: /lucide-react/, minShareCount: 4 },
                {
                  name: 'frame',
                  test: /src\/(web\/(components\/(frame|errors)|lib\/live)|shared\/plural)/,
                  minShareCount: 2,
                },
                {
                  name: 'pieces',
                  test: /src\/web\/(components\/(?!admin|blog|email)|lib\/(?!blog|email))/,
                  minShareCount: 6,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/web/handler.ts' } } },
  },
  server: { middlewareMode: true },
});
