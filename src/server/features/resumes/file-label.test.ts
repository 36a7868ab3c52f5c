import { expect, test } from 'vitest';
import { fileLabel } from './file-label.ts';

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\mara\\My CV.docx', 'My CV.docx'],
  ['\u202efdp.exe.pdf', 'fdp.exe.pdf'],
  ['a\u0000b\nc.pdf', 'abc.pdf'],
  ['Résumé – Mara Ünlü (2).pdf', 'Résumé – Mara Ünlü (2).pdf'],
  ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
  ['<script>alert(1)<\\script>.pdf', 'script>.pdf'],
])('%j is shown as %s', (filename, label) => expect(fileLabel(filename)).toBe(label));

test('a name of a thousand characters keeps its start and its extension', () => {
  const label = fileLabel(`${'ä'.repeat(1000)}.pdf`);
  expect([...label]).toHaveLength(255);
  expect(label).toMatch(/^ä+…ä+\.pdf$/);
  expect(fileLabel(`${'🙂'.repeat(400)}.docx`).isWellFormed()).toBe(true);
});
