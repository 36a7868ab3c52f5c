// What a test runner's reporter tells `npm test`: which tests failed and why, and which needed a second try.
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const variable = 'TEST_REPORT';
const linesOfAnError = 12;

/** A file for one step, and the environment that lets the step's reporter write into it. */
export function newReport() {
  const file = join(mkdtempSync(join(tmpdir(), 'rolefit-report-')), 'tests');
  return { file, environment: { [variable]: file } };
}

/**
 * For reporters: one test that failed, or that passed at its second try ('flaky').
 * @param {'failed' | 'flaky'} kind
 * @param {string} name
 * @param {string[]} errors
 */
export function tell(kind, name, errors) {
  const file = process.env[variable];
  if (!file) return;
  appendFileSync(file, `${JSON.stringify({ kind, name, error: errors.map(shortened).join('\n') })}\n`);
}

export function told({ file }) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function shortened(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, linesOfAnError)
    .map((line) => line.slice(0, 300))
    .join('\n');
}
