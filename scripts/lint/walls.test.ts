import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

type Case = { file: string; code: string };

const statements = [
  "export const page = () => fetch('https://example.com');",
  "import { connect } from 'node:tls';\nexport { connect };",
  "import { readFile } from 'node:fs/promises';\nexport { readFile };",
  "import { spawn } from 'node:child_process';\nexport { spawn };",
  "import { Worker } from 'node:worker_threads';\nexport { Worker };",
  "import { performance } from 'node:perf_hooks';\nexport { performance };",
  "import { Agent } from 'undici';\nexport { Agent };",
  "import { eq } from 'drizzle-orm';\nexport { eq };",
  "export const load = () => import('node:fs');",
  'export const end = () => process.exit(1);',
  'export const home = () => process.env.HOME;',
  'export const now = () => Date.now();',
  'export const today = () => new Date();',
  'export const dice = () => Math.random();',
  'export const ticks = () => performance.now();',
  'export const later = (work: () => void) => setTimeout(work, 10);',
  'export const id = () => crypto.randomUUID();',
  'export const world = () => globalThis;',
  'export const shown = (count: number) => count.toLocaleString();',
  'export const order = (a: string, b: string) => a.localeCompare(b);',
  'export const run = (code: string) => new Function(code);',
];

const imports: Record<string, string[]> = {
  shared: ['../fit/fit.ts', '../documents/x.ts', '../server/x.ts', '../web/x.ts', 'node:crypto'],
  fit: [
    '../documents/x.ts',
    '../job-boards/x.ts',
    '../server/x.ts',
    '../web/x.ts',
    '../cli/x.ts',
    '../../demo/x.ts',
    'zod',
  ],
  documents: ['../fit/fit.ts', '../job-boards/x.ts', '../server/x.ts', '../cli/x.ts'],
  'job-boards': ['../fit/fit.ts', '../documents/x.ts', '../server/x.ts', '../cli/x.ts'],
  'server/platform': ['../features/jobs/x.ts', '../../fit/fit.ts', '../../job-boards/x.ts', '../../web/x.ts'],
  'server/features/jobs': ['../../../web/x.ts', '../../../cli/x.ts', '../companies/companies.tasks.ts'],
  'web/ui': ['../components/x.ts', '../routes/x.ts', '../../server/x.ts', '../../fit/fit.ts'],
  'web/components': ['../routes/x.ts', '../../server/x.ts', '../../fit/fit.ts', '../../documents/x.ts'],
};

/** Imports that must stay allowed. */
const allowed: Record<string, string[]> = {
  shared: ['./x.ts', 'zod'],
  fit: ['./deep/x.ts', '../shared/x.ts', 'node:crypto'],
  documents: ['../shared/x.ts', 'pdfjs-dist', 'pdfjs-dist/legacy/build/pdf.mjs', 'node:zlib'],
  'job-boards': ['../shared/x.ts', 'htmlparser2', 'zod'],
};

const engines = ['fit', 'documents', 'job-boards'];
const named = (room: string, kind: string, index: number, code: string): Case => ({
  file: `src/${room}/${kind}-${index}.ts`,
  code,
});
const importing = (specifier: string) => `import { thing } from '${specifier}';\nexport { thing };\n`;

const refused: Case[] = [
  ...[...engines, 'shared'].flatMap((room) =>
    statements.map((code, index) => named(room, 'statement', index, code)),
  ),
  ...Object.entries(imports).flatMap(([room, list]) =>
    list.map((specifier, index) => named(room, 'import', index, importing(specifier))),
  ),
  { file: 'src/fit/circle-a.ts', code: "import { b } from './circle-b.ts';\nexport const a = () => b;\n" },
  { file: 'src/fit/circle-b.ts', code: "import { a } from './circle-a.ts';\nexport const b = () => a;\n" },
  {
    file: 'src/fit/types-a.ts',
    code: "import type { B } from './types-b.ts';\nexport type A = { b?: B };\n",
  },
  {
    file: 'src/fit/types-b.ts',
    code: "import type { A } from './types-a.ts';\nexport type B = { a?: A };\n",
  },
];
const accepted: Case[] = Object.entries(allowed).flatMap(([room, list]) =>
  list.map((specifier, index) => named(room, 'allowed', index, importing(specifier))),
);

const folder = mkdtempSync(join(tmpdir(), 'rolefit-walls-'));
const errors = new Map<string, number>();

/** Creates a project with only these files and lints it once with our configuration. */
beforeAll(() => {
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { file, code } of [...refused, ...accepted]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(
    biome,
    [
      'lint',
      '--reporter=json',
      '--max-diagnostics=none',
      '--diagnostic-level=error',
      '--vcs-enabled=false',
      'src',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout) throw new Error(`Biome printed nothing: ${stderr}`);
  for (const { location, category } of JSON.parse(stdout).diagnostics) {
    if (!/noRestricted|noImportCycles|plugin/.test(category)) continue;
    const file = typeof location.path === 'string' ? location.path : location.path.file;
    errors.set(file, (errors.get(file) ?? 0) + 1);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter refuses', () => {
  it.each(refused)('$file: $code', ({ file }) => {
    expect(errors.get(file) ?? 0).toBeGreaterThan(0);
  });
});

describe('the linter allows', () => {
  it.each(accepted)('$file: $code', ({ file }) => {
    expect(errors.get(file) ?? 0).toBe(0);
  });
});
