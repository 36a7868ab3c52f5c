import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makePdf } from '../documents/testing/make-pdf.ts';
import { makeDocx, paragraphXml } from '../documents/testing/make-zip.ts';
import { extract } from './extract.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(files: string[]): Promise<{ code: number; lines: unknown[] }> {
  const out: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => out.push(String(line)) > 0);
  try {
    const code = await extract(files);
    return { code, lines: out.map((line) => JSON.parse(line)) };
  } finally {
    write.mockRestore();
  }
}

test('prints a line for each file in order, even if some fail', async () => {
  const path = (name: string): string => join(folder, name);
  await writeFile(path('a.pdf'), makePdf([[{ x: 40, y: 100, text: 'Deck officer' }]]));
  await writeFile(path('empty.pdf'), '');
  await writeFile(path('b.docx'), makeDocx(paragraphXml('Nurse')));
  const { code, lines } = await run([path('a.pdf'), path('empty.pdf'), path('missing.pdf'), path('b.docx')]);
  expect(code).toBe(0);
  expect(lines).toEqual([
    { file: path('a.pdf'), text: 'Deck officer', pages: 1, warnings: [] },
    { file: path('empty.pdf'), error: { code: 'damaged', message: expect.stringContaining('empty') } },
    {
      file: path('missing.pdf'),
      error: { code: 'not_found', message: expect.stringMatching(/^There is no file .*missing\.pdf/) },
    },
    { file: path('b.docx'), text: 'Nurse', warnings: [] },
  ]);
});

test('without files, exits with 2', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect((await run([])).code).toBe(2);
  write.mockRestore();
});
