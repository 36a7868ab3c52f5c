import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../src/server/platform/settings.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...decisions];
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

test.each(documents)('%s mentions only existing npm scripts', (name) => {
  for (const [, script] of read(name).matchAll(/npm run (?:--silent )?([a-z][a-z0-9:]*)/g))
    expect(scripts).toContain(script);
});

test.each(documents)('%s mentions only existing files', (name) => {
  const text = read(name);
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path as string);
  const named = [...text.matchAll(/`((?:src|demo|docs|e2e|scripts)\/[\w./-]+\w)`/g)].map(
    ([, path]) => path as string,
  );
  const inCommands = [...text.matchAll(/(?:^|\s)(demo\/[\w./-]+\w)/g)].map(([, path]) => path as string);
  expect([...linked, ...named, ...inCommands].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('.env.example lists all settings with their defaults, and the README explains those in use', () => {
  const lines = [...read('.env.example').matchAll(/^(# )?([A-Z0-9_]+)=(.*)$/gm)];
  const defaults = lines.filter(([, comment]) => !comment).map(([, , name, value]) => [name, value]);
  expect(readSettings(Object.fromEntries(defaults))).toEqual(readSettings({}));
  const source = read('src/server/platform/settings.ts');
  for (const [, , name] of lines) expect(source).toContain(`  ${name}:`);
  for (const [, name] of source.matchAll(/^ {2}([A-Z0-9_]+):/gm))
    expect(lines.map((line) => line[2])).toContain(name);
  for (const name of [
    'PORT',
    'BASE_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'ROLE',
    'AUTH_SECRET',
    'FETCH_ALLOW',
    'BOARD_GATEWAY',
    'SYNC_TOKEN',
    'SMTP_URL',
    'MAIL_FROM',
    'LLM_PROVIDER',
    'LLM_URL',
    'LLM_KEY',
    'LLM_MODEL',
    'LOG_LEVEL',
  ]) {
    expect(read('README.md')).toContain(`| \`${name}\` |`);
  }
});
