import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../src/server/platform/settings.ts';
import { serverEnvironment, serverFlags } from './prepare.mjs';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .sort();

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'bench/README.md',
  'lab/README.md',
  'lab/tries.md',
  ...filesIn('.github', '.md'),
  ...filesIn('docs', '.md'),
];
const npmScripts = Object.keys(JSON.parse(read('package.json')).scripts);
const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match]) => match ?? '');

describe.each(documents)('%s', (name) => {
  const text = read(name);

  test('names only npm scripts that exist', () => {
    for (const script of matchesOf(text, /npm run (?:--silent )?([a-z][a-z0-9:]*)/g))
      expect(npmScripts).toContain(script);
  });

  test('names only files that exist', () => {
    const linked = matchesOf(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g).map((path) => join(dirname(name), path));
    const named = matchesOf(text, /`((?:\.github|bench|demo|docs|e2e|lab|scripts|src)\/[\w./-]+\w)`/g);
    const inCommands = matchesOf(text, /(?:^|\s)((?:bench|demo|lab|scripts|src)\/[\w./-]+\.\w+)/gm);
    const missing = [...linked, ...named, ...inCommands].filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test('links to titles that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]*\.md)?#([^)]+)\)/g)];
    for (const [, path, anchor] of links) {
      const titles = matchesOf(read(path ? join(dirname(name), path) : name), /^#+ (.+)$/gm);
      expect(titles.map(anchorOf)).toContain(anchor);
    }
  });
});

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const sources = filesIn('src', '.ts')
  .concat(filesIn('src', '.tsx'))
  .map((name) => read(name))
  .join('\n');

test.each(['ARCHITECTURE.md', ...filesIn('docs/paths', '.md')])(
  '%s names only functions and fields that exist',
  (name) => {
    const names = new Set(matchesOf(read(name), /`([a-z]+[A-Z]\w*)(?:\(\))?`/g));
    const missing = [...names].filter((one) => !new RegExp(`\\b${one}\\b`).test(sources));
    expect(missing).toEqual([]);
  },
);

test('docs/paths/README.md lists every path', () => {
  const paths = filesIn('docs/paths', '.md').filter((name) => !name.endsWith('README.md'));
  const linked = matchesOf(read('docs/paths/README.md'), /\]\(([^)]+)\)/g).map(
    (path) => `docs/paths/${path}`,
  );
  expect(linked.sort()).toEqual(paths);
});

describe('settings', () => {
  const lines = [...read('.env.example').matchAll(/^(# )?([A-Z0-9_]+)=(.*)$/gm)];
  const inExample = lines.map(([, , name]) => name);
  const inSource = matchesOf(read('src/server/platform/settings.ts'), /^ {2}([A-Z0-9_]+):/gm);

  test('.env.example lists every setting and no other', () => {
    expect(inExample.toSorted()).toEqual(inSource.toSorted());
  });

  test('what .env.example sets is the default', () => {
    const set = lines.filter(([, comment]) => !comment).map(([, , name, value]) => [name, value]);
    expect(readSettings(Object.fromEntries(set))).toEqual(readSettings({}));
  });

  test('README.md explains every setting', () => {
    const explained = matchesOf(read('README.md'), /^\| `([A-Z0-9_]+)` \|/gm);
    expect(explained.toSorted()).toEqual(inSource.toSorted());
  });
});

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  test('starts the server with the flags and the environment of npm start', () => {
    const command = JSON.parse(dockerfile.slice(dockerfile.lastIndexOf('\nCMD ') + 5));
    expect(command).toEqual(['node', ...serverFlags, 'src/main.ts']);
    for (const [name, value] of Object.entries(serverEnvironment))
      expect(dockerfile).toContain(`${name}=${value}`);
  });

  test('uses the major version of Node that package.json asks for', () => {
    const [major] = JSON.parse(read('package.json')).dependencies.node.split('.');
    expect(new Set(matchesOf(dockerfile, /^FROM (\S+)/gm))).toEqual(new Set([`node:${major}-slim`]));
  });
});
