import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trades } from '../fit/fit.fixtures.ts';

type Output = { code: number | null; out: string; err: string };

function rolefit(args: string[], input = ''): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'rolefit.ts'), ...args]);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

function rows(output: Output): Record<string, unknown>[] {
  return output.out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const cook = trades[1]!;
const today = ['--today', '2026-11-21'];
let folder = '';
const pathTo = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rolefit-cli-'));
  await writeFile(pathTo('cook.txt'), cook.resume);
  await writeFile(pathTo('cook.html'), `<pre>${cook.posting}</pre>`);
  await writeFile(pathTo('job.json'), JSON.stringify({ title: cook.title, text: cook.posting }));
  await writeFile(pathTo('empty.txt'), '');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('wrong usage', () => {
  it.each([
    ['no command', []],
    ['an unknown command', ['rank']],
    ['only one file', ['score', 'cook.txt']],
    ['an unknown option', ['batch', '--fast']],
    ['an invalid day', ['batch', '--today', 'tomorrow']],
    ['a day that does not exist', ['batch', '--today', '2026-02-31']],
    ['an option that parse does not have', ['parse', '--frob']],
    ['a matrix without files', ['matrix']],
  ])('%s prints help and exits with 2', async (_name, args) => {
    const { code, out, err } = await rolefit(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).not.toBe('');
  });

  it('a missing file is named', async () => {
    const { code, err } = await rolefit(['score', pathTo('nobody.txt'), pathTo('cook.html')]);
    expect(code).toBe(2);
    expect(err).toBe(`There is no file ${pathTo('nobody.txt')}. Check the path.\n`);
  });
});

describe('score', () => {
  it('prints the score, its components and the quoted lines', async () => {
    const { code, out } = await rolefit(['score', pathTo('cook.txt'), pathTo('cook.html'), ...today]);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+ of 100 · \w+/);
    expect(out).toContain('Must-haves');
    expect(out).toMatch(/“Prepare sauces, stocks and butchery for the week”/);
  });

  it('prints conditions that only the applicant can check', async () => {
    const posting = 'Line Cook\n\nRequirements\n- Butchery\n- Available to work nights and weekends\n';
    await writeFile(pathTo('nights.txt'), posting);
    const { out } = await rolefit(['score', pathTo('cook.txt'), pathTo('nights.txt'), ...today]);
    expect(out).toMatch(/Check these yourself \(not scored\)\n {2}\? Hours: .*nights and weekends/);
  });

  it('prints the whole result as JSON, the same every time', async () => {
    const args = ['score', pathTo('cook.txt'), pathTo('job.json'), '--json', ...today];
    const [first, second] = [await rolefit(args), await rolefit(args)];
    expect(first.out).toBe(second.out);
    expect(rows(first)[0]).toMatchObject({ fitScore: expect.any(Number), receipt: { today: '2026-11-21' } });
  });

  it('says why an empty résumé has no score', async () => {
    const { out } = await rolefit(['score', pathTo('empty.txt'), pathTo('cook.html'), ...today]);
    expect(out).toMatch(/^No score: .+résumé/);
  });
});

describe('batch', () => {
  it('prints a result for every line, and an error for broken ones', async () => {
    const good = JSON.stringify({ id: 1, resume: cook.resume, posting: cook.posting, title: cook.title });
    const output = await rolefit(['batch', ...today], `${good}\nnot json\n\n{"id":"x","resume":"a"}\n[1]\n`);
    expect(output.code).toBe(0);
    const [first, second, third, fourth] = rows(output);
    expect(first).toMatchObject({ id: 1, fitScore: expect.any(Number), keyMatches: expect.any(Array) });
    expect(second).toMatchObject({ id: null, error: expect.any(String) });
    expect(third).toMatchObject({ id: 'x', error: expect.stringContaining('posting') });
    expect(fourth).toHaveProperty('error');
  });
});

it.each(['batch', 'parse', 'skills'])('%s prints an error for the line null', async (command) => {
  const { code, out } = await rolefit([command], 'null\n');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    id: null,
    error: expect.stringMatching(/^This line is not a JSON object/),
  });
});

it.each(['batch', 'parse', 'skills'])('%s exits quietly when the reader stops reading', async (command) => {
  const row = JSON.stringify({ id: 1, resume: 'x', posting: 'y', text: cook.resume });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'rolefit.ts'), command]);
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.end(`${row}\n`.repeat(2000));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

describe('matrix', () => {
  it('prints an error for the line null and scores the others', async () => {
    await writeFile(pathTo('odd.jsonl'), `null\n${JSON.stringify({ id: 'a', text: cook.resume })}\n`);
    await writeFile(pathTo('one.jsonl'), JSON.stringify({ id: 'p', text: cook.posting }));
    const output = await rolefit([
      'matrix',
      '--resumes',
      pathTo('odd.jsonl'),
      '--postings',
      pathTo('one.jsonl'),
    ]);
    expect(output.code).toBe(0);
    expect(rows(output)).toEqual([
      { file: pathTo('odd.jsonl'), line: 1, error: expect.stringMatching(/^This line is not a JSON object/) },
      expect.objectContaining({ posting: 'p', resume: 'a', fitScore: expect.any(Number) }),
    ]);
  });

  it('gives every pair the same score as batch, also unrounded', async () => {
    const lines = (pick: (index: number) => object) =>
      trades.map((_, index) => JSON.stringify(pick(index))).join('\n');
    await writeFile(
      pathTo('r.jsonl'),
      lines((index) => ({ id: `r${index}`, text: trades[index]!.resume })),
    );
    await writeFile(
      pathTo('p.jsonl'),
      lines((index) => ({ id: `p${index}`, title: trades[index]!.title, text: trades[index]!.posting })),
    );
    const all = await rolefit([
      'matrix',
      '--resumes',
      pathTo('r.jsonl'),
      '--postings',
      pathTo('p.jsonl'),
      ...today,
    ]);
    expect(all.code).toBe(0);
    const pairs = rows(all);
    expect(pairs).toHaveLength(trades.length ** 2);
    const one = rows(
      await rolefit(
        ['batch', ...today],
        JSON.stringify({ id: 0, resume: cook.resume, posting: cook.posting, title: cook.title }),
      ),
    )[0];
    const same = pairs.find(({ posting, resume }) => posting === 'p1' && resume === 'r1');
    expect(same).toMatchObject({ fitScore: one?.fitScore, raw: one?.raw });
  });
});

it('score --trace shows what each credit is made of', async () => {
  await writeFile(pathTo('trace-resume.txt'), cook.resume);
  await writeFile(pathTo('trace-posting.txt'), cook.posting);
  const { code, out } = await rolefit([
    'score',
    pathTo('trace-resume.txt'),
    pathTo('trace-posting.txt'),
    '--trace',
    ...today,
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/Possible points × credit/);
  expect(out).toMatch(/\d+\.\d × [01]\.\d\d {2}.+\+\d\.\d\d/);
  expect(out).toMatch(/ease [+−]\d\.\d\d/);
});

it('a line separator inside a text does not end a line of JSON', async () => {
  const line = JSON.stringify({ id: 'one', text: 'Python\u2028and Docker' });
  expect(rows(await rolefit(['skills'], `${line.replace('\\u2028', '\u2028')}\n`))).toMatchObject([
    { id: 'one' },
  ]);
});
