import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trades } from '../fit/fit.fixtures.ts';

type Answer = { code: number | null; out: string; err: string };

function rolefit(args: string[], input = ''): Promise<Answer> {
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

function rows(answer: Answer): Record<string, unknown>[] {
  return answer.out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const cook = trades[1]!;
const today = ['--today', '2026-11-21'];
let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rolefit-cli-'));
  await writeFile(at('cook.txt'), cook.resume);
  await writeFile(at('cook.html'), `<pre>${cook.posting}</pre>`);
  await writeFile(at('job.json'), JSON.stringify({ title: cook.title, text: cook.posting }));
  await writeFile(at('empty.txt'), '');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('bad usage', () => {
  it.each([
    ['no command', []],
    ['an unknown command', ['rank']],
    ['one file', ['score', 'cook.txt']],
    ['an unknown option', ['batch', '--fast']],
    ['a day that is none', ['batch', '--today', 'tomorrow']],
    ['a day that the calendar lacks', ['batch', '--today', '2026-02-31']],
    ['an option that parse lacks', ['parse', '--frob']],
    ['a matrix without files', ['matrix']],
  ])('%s is answered with help and 2', async (_name, args) => {
    const { code, out, err } = await rolefit(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).not.toBe('');
  });

  it('a file that is not there is named', async () => {
    const { code, err } = await rolefit(['score', at('nobody.txt'), at('cook.html')]);
    expect(code).toBe(2);
    expect(err).toBe(`There is no file ${at('nobody.txt')}. Check the path.\n`);
  });
});

describe('score', () => {
  it('prints the score, its parts and the lines behind them', async () => {
    const { code, out } = await rolefit(['score', at('cook.txt'), at('cook.html'), ...today]);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+ of 100 · \w+/);
    expect(out).toContain('Must-haves');
    expect(out).toMatch(/“Prepare sauces, stocks and butchery for the week”/);
  });

  it('prints what only the applicant can check', async () => {
    const posting = 'Line Cook\n\nRequirements\n- Butchery\n- Available to work nights and weekends\n';
    await writeFile(at('nights.txt'), posting);
    const { out } = await rolefit(['score', at('cook.txt'), at('nights.txt'), ...today]);
    expect(out).toMatch(/Check these yourself \(not scored\)\n {2}\? Hours: .*nights and weekends/);
  });

  it('gives the whole answer as JSON, the same every time', async () => {
    const args = ['score', at('cook.txt'), at('job.json'), '--json', ...today];
    const [first, second] = [await rolefit(args), await rolefit(args)];
    expect(first.out).toBe(second.out);
    expect(rows(first)[0]).toMatchObject({ fitScore: expect.any(Number), receipt: { today: '2026-11-21' } });
  });

  it('says why an empty résumé has no score', async () => {
    const { out } = await rolefit(['score', at('empty.txt'), at('cook.html'), ...today]);
    expect(out).toMatch(/^No score: .+résumé/);
  });
});

describe('batch', () => {
  it('answers every line, the broken ones with what is wrong', async () => {
    const good = JSON.stringify({ id: 1, resume: cook.resume, posting: cook.posting, title: cook.title });
    const answer = await rolefit(['batch', ...today], `${good}\nnot json\n\n{"id":"x","resume":"a"}\n[1]\n`);
    expect(answer.code).toBe(0);
    const [first, second, third, fourth] = rows(answer);
    expect(first).toMatchObject({ id: 1, fitScore: expect.any(Number), keyMatches: expect.any(Array) });
    expect(second).toMatchObject({ id: null, error: expect.any(String) });
    expect(third).toMatchObject({ id: 'x', error: expect.stringContaining('posting') });
    expect(fourth).toHaveProperty('error');
  });
});

it.each(['batch', 'parse', 'skills'])('%s answers a line null with a sentence', async (command) => {
  const { code, out } = await rolefit([command], 'null\n');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ id: null, error: expect.stringMatching(/^This line is no JSON object/) });
});

it.each(['batch', 'parse', 'skills'])('%s ends quietly when nobody reads on', async (command) => {
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
  it('answers a line null with a sentence and scores the others', async () => {
    await writeFile(at('odd.jsonl'), `null\n${JSON.stringify({ id: 'a', text: cook.resume })}\n`);
    await writeFile(at('one.jsonl'), JSON.stringify({ id: 'p', text: cook.posting }));
    const answer = await rolefit(['matrix', '--resumes', at('odd.jsonl'), '--postings', at('one.jsonl')]);
    expect(answer.code).toBe(0);
    expect(rows(answer)).toEqual([
      { file: at('odd.jsonl'), line: 1, error: expect.stringMatching(/^This line is no JSON object/) },
      expect.objectContaining({ posting: 'p', resume: 'a', fitScore: expect.any(Number) }),
    ]);
  });

  it('scores every pair as batch does, unrounded too', async () => {
    const lines = (pick: (index: number) => object) =>
      trades.map((_, index) => JSON.stringify(pick(index))).join('\n');
    await writeFile(
      at('r.jsonl'),
      lines((index) => ({ id: `r${index}`, text: trades[index]!.resume })),
    );
    await writeFile(
      at('p.jsonl'),
      lines((index) => ({ id: `p${index}`, title: trades[index]!.title, text: trades[index]!.posting })),
    );
    const all = await rolefit(['matrix', '--resumes', at('r.jsonl'), '--postings', at('p.jsonl'), ...today]);
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
