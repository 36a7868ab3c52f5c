import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** All files of the project that git tracks or would add, relative to the root. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));

const maxFilesInFolder = 20;
const generated = /^src\/server\/migrations\//;
const sources = files.filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.(test|fixtures)\./.test(file));

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

it(`no folder holds more than ${maxFilesInFolder} files`, () => {
  const folders = groupBy(
    files.filter((file) => /^(src|e2e|bench|scripts|demo)\//.test(file) && !generated.test(file)),
    dirname,
  );
  const crowded = [...folders].filter(([, names]) => names.length > maxFilesInFolder);
  expect(crowded.map(([folder, names]) => `${folder}: ${names.length}`)).toEqual([]);
});

it('no two files in different folders share a base name', () => {
  const stems = groupBy(sources, (file) => basename(file).split('.')[0] as string);
  const shared = [...stems.values()].filter((same) => new Set(same.map(dirname)).size > 1);
  expect(shared).toEqual([]);
});

/** Names that the router requires in every route module. */
const routeExports = new Set([
  'loader',
  'action',
  'meta',
  'clientLoader',
  'clientAction',
  'clientMiddleware',
]);

it('no two files export the same name', () => {
  const exported = sources.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm,
      ),
    ]
      .map(([, name]) => ({ file, name: name as string }))
      .filter(({ name }) => !routeExports.has(name)),
  );
  const twice = [...groupBy(exported, ({ name }) => name)].filter(
    ([, places]) => new Set(places.map(({ file }) => file)).size > 1,
  );
  expect(twice.map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`)).toEqual([]);
});
