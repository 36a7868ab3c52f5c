import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
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
  'links',
  'ErrorBoundary',
  'shouldRevalidate',
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

const featuresFolder = 'src/server/features';

/** The feature of a file; undefined for lists of all features. */
const featureOf = (file: string) => new RegExp(`^${featuresFolder}/([^/]+)/`).exec(file)?.[1];

/** All files imported by a file, including type imports, relative to the root. */
const importsOf = (file: string, code = readFileSync(join(root, file), 'utf8')) =>
  [...code.matchAll(/(?:\bfrom|\bimport\(|^import) *'(\.[^']+)'/gm)].map(([, path]) =>
    relative(root, resolve(root, dirname(file), path as string)),
  );

type Import = { file: string; from: string; imported: string; to: string };

const featureImports: Import[] = sources
  .filter((file) => file.startsWith(`${featuresFolder}/`))
  .flatMap((file) => importsOf(file).map((imported) => ({ file, imported })))
  .flatMap(({ file, imported }) => {
    const [from, to] = [featureOf(file), featureOf(imported)];
    return from && to && from !== to ? [{ file, from, imported, to }] : [];
  });

/** The shortest chain of imports from one feature to another; empty if there is none. */
function wayBetween(start: string, end: string): Import[] {
  const ways = new Map<string, Import[]>([[start, []]]);
  for (const [feature, way] of ways) {
    if (feature === end) return way;
    for (const step of featureImports)
      if (step.from === feature && !ways.has(step.to)) ways.set(step.to, [...way, step]);
  }
  return [];
}

it('features import each other in one direction only', () => {
  const circles = featureImports
    .map((step) => ({ step, back: wayBetween(step.to, step.from) }))
    .filter(({ back }) => back.length > 0)
    .map(({ step, back }) => [step, ...back]);
  // A wrong import causes many cycles; only the shortest ones are reported.
  const shortest = Math.min(...circles.map(({ length }) => length));
  const named = circles
    .filter(({ length }) => length === shortest)
    .map((circle) => circle.map(({ file, imported }) => `${file} imports ${imported}`).join(', '));
  expect(named).toEqual([]);
});

/** Files whose code is loaded with a file's: imports of types load nothing. */
const loadedBy = (file: string) =>
  importsOf(
    file,
    readFileSync(join(root, file), 'utf8').replace(/^(import|export) type [^;]+;/gm, ''),
  ).filter((imported) => sources.includes(imported));

it('results are worded without loading what reads texts, which would hold up all requests', () => {
  const starts = sources.filter((file) => featureOf(file) === 'narration');
  const loaded = new Map(starts.map((file) => [file, [file]]));
  for (const [file, way] of loaded)
    for (const imported of loadedBy(file))
      if (!loaded.has(imported)) loaded.set(imported, [...way, imported]);
  const readers = ['src/fit/resume/read-resume.ts', 'src/fit/lexicon/lexicon.ts', 'src/fit/text/tokens.ts'];
  expect(sources).toEqual(expect.arrayContaining(readers));
  expect(readers.flatMap((reader) => loaded.get(reader) ?? [])).toEqual([]);
});

it.each([
  ['tasks', 'all-tasks.ts'],
  ['listeners', 'all-listeners.ts'],
])("every feature's %s are in %s", (kind, list) => {
  const declared = sources.filter((file) => featureOf(file) && file.endsWith(`.${kind}.ts`));
  const listed = new Set(importsOf(`${featuresFolder}/${list}`));
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.filter((file) => !listed.has(file))).toEqual([]);
});
