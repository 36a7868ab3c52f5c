import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./rolefit.ts', import.meta.url));

function skills(input: string, ...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [program, 'skills', ...args], {
    input,
    encoding: 'utf8',
  });
  return {
    code: status,
    lines: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

it('prints the skills of every line with their positions', () => {
  const { code, lines } = skills(
    '{"id":"a","text":"Skills: Java, C#"}\noops\n{"id":"b"}\n\n{"id":"c","text":""}\n',
  );
  expect(code).toBe(0);
  expect(lines).toEqual([
    {
      id: 'a',
      skills: [
        { name: 'Java', text: 'Java', start: 8, end: 12 },
        { name: 'C#', text: 'C#', start: 14, end: 16 },
      ],
    },
    { id: null, error: 'This line is not a JSON object. Write {"id":…,"text":"…"}.' },
    { id: 'b', error: 'Give the text as "text".' },
    { id: 'c', skills: [] },
  ]);
});

it('exits with 2 if called with arguments', () => {
  expect(skills('', 'file.txt').code).toBe(2);
});
