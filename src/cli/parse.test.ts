import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./rolefit.ts', import.meta.url));

function parse(input: string): Promise<{ code: number | null; lines: unknown[] }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'parse'], { stdio: ['pipe', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = output
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
      resolve({ code, lines });
    });
    child.stdin.end(input);
  });
}

it('prints a result for every line, and an error for lines it cannot read', async () => {
  const { code, lines } = await parse(
    [
      '{"id":"a","text":"Ann Lee\\n\\nExperience\\nTutor, Elm College, 2015 - 2019"}',
      'oops',
      '{"id":"b"}',
      '',
      '{"id":"c","text":""}',
    ].join('\n'),
  );
  expect(code).toBe(0);
  expect(lines).toMatchObject([
    { id: 'a', resume: { basics: { name: 'Ann Lee' }, work: [{ position: 'Tutor', name: 'Elm College' }] } },
    { id: null, error: 'This line is not a JSON object. Write {"id":…,"text":"…"}.' },
    { id: 'b', error: 'Give the résumé as "text".' },
    { id: 'c', resume: { work: [] } },
  ]);
});
