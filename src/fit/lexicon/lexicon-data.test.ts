import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sameWord } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { idOf } from './ids.ts';
import { spelledOut } from './spelled-out.ts';

const rule = {
  case: z.boolean().optional(),
  context: z.union([z.boolean(), z.array(z.string().regex(/^[a-z0-9+#.&/-]+$/))]).optional(),
  after: z.array(z.string()).optional(),
  notBefore: z.array(z.string()).optional(),
  notAfter: z.array(z.string()).optional(),
  did: z.boolean().optional(),
};
const schema = z.strictObject({
  profession: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: z.string().min(3),
  field: z.string().min(3),
  titles: z
    .array(
      z.strictObject({
        name: z.string().min(2),
        aliases: z.array(z.string().min(2)).optional(),
        work: z.array(z.string()).optional(),
      }),
    )
    .min(1),
  also: z.array(z.string()).optional(),
  work: z.array(z.string()).optional(),
  terms: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        kind: z.enum(['skill', 'tool', 'certification', 'language', 'field']),
        aliases: z
          .array(z.union([z.string().min(1), z.strictObject({ text: z.string().min(1), ...rule })]))
          .optional(),
        families: z.array(z.string()).optional(),
        siblings: z.number().gt(0).lt(1).optional(),
        deeds: z
          .array(z.string().regex(/^[a-z][a-z -]*(?:, [a-z][a-z -]*)*: [^:,]+(?:, [^:,]+)*$/))
          .min(1)
          .optional(),
        near: z.array(z.tuple([z.string(), z.number().gt(0).lt(1)])).optional(),
        ...rule,
      }),
    )
    .min(10),
});

const folder = new URL('./data/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => ({
    file: basename(path),
    data: JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as z.infer<typeof schema>,
  }));
const keyOf = (name: string) =>
  tokenize(name)
    .map(({ norm }) => sameWord(norm))
    .join(' ');
const terms = files.flatMap(({ data }) => data.terms);

describe('the data files', () => {
  it.each(files)('$file has the right shape', ({ file, data }) => {
    expect(schema.safeParse(data).error?.issues ?? []).toEqual([]);
    expect(`${data.profession}.json`).toBe(file);
  });

  it('contain every term once', () => {
    const ids = terms.map(({ name }) => idOf(name));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('give no two terms the same alias without rules for when each counts', () => {
    const owner = new Map<string, string>();
    const clashes: string[] = [];
    for (const term of terms) {
      const plain = [
        ...(term.case || term.context ? [] : [term.name]),
        ...(term.aliases ?? []).filter((alias) => typeof alias === 'string').flatMap(spelledOut),
      ];
      for (const alias of plain) {
        const known = owner.get(keyOf(alias));
        if (known && known !== term.name) clashes.push(`${alias}: ${known}, ${term.name}`);
        owner.set(keyOf(alias), term.name);
      }
    }
    expect(clashes).toEqual([]);
  });

  it('give a term every alias once', () => {
    const twice = terms.flatMap(({ name, aliases = [] }) => {
      const plain = aliases.filter((alias) => typeof alias === 'string');
      return plain
        .filter((alias, index) => plain.indexOf(alias) !== index)
        .map((alias) => `${name}: ${alias}`);
    });
    expect(twice).toEqual([]);
  });

  it('write context words as they are compared', () => {
    const contexts = terms.flatMap((term) =>
      [term, ...(term.aliases ?? []).filter((alias) => typeof alias !== 'string')].flatMap(({ context }) =>
        Array.isArray(context) ? context : [],
      ),
    );
    expect(contexts.filter((word) => sameWord(word) !== word)).toEqual([]);
  });

  it('refer only to terms that exist', () => {
    const known = new Set(terms.map(({ name }) => name));
    const missing = files.flatMap(({ data }) => [
      ...(data.also ?? []),
      ...(data.work ?? []),
      ...data.titles.flatMap(({ work = [] }) => work),
      ...data.terms.flatMap(({ families = [], near = [] }) => [...families, ...near.map(([name]) => name)]),
    ]);
    expect(missing.filter((name) => !known.has(name))).toEqual([]);
  });

  it('contain every job title once', () => {
    const titles = files.flatMap(({ data }) =>
      data.titles.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    );
    const keys = titles.map(keyOf);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('let no ordinary word always count as a name', () => {
    const ordinary = (
      'go c r can it us word access outlook rest spring express swift teams sage epic spark unity chef make rust dart ' +
      'lead line service report reports safety benefits office team time work home people help best day need good new ' +
      'drive hire media strategy tools delivery training quality operations procedures risk closing trial fair ups'
    ).split(' ');
    const always = terms.flatMap((term) => [
      ...(term.case || term.context ? [] : [term.name]),
      ...(term.aliases ?? []).filter((alias) => typeof alias === 'string').flatMap(spelledOut),
    ]);
    expect(always.filter((name) => ordinary.includes(name.toLowerCase()))).toEqual([]);
  });
});
