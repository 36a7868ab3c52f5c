// How reporters pass failed and flaky tests to `npm test`.
import { appendFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const variable = 'TEST_REPORT';
const maxErrorLines = 12;

/** Creates a report file for one step, and the environment for the step's reporter. */
export function newReport() {
  const file = join(mkdtempSync(join(tmpdir(), 'rolefit-report-')), 'tests');
  return { file, environment: { [variable]: file } };
}

/**
 * Called by reporters for a test that failed, or passed only when retried ('flaky').
 * @param {'failed' | 'flaky'} kind
 * @param {string} name
 * @param {string[]} errors
 */
export function reportTest(kind, name, errors) {
  const file = process.env[variable];
  if (!file) return;
  appendFileSync(file, `${JSON.stringify({ kind, name, error: errors.map(shortened).join('\n') })}\n`);
}

export function readReport({ file }) {
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
    .slice(0, maxErrorLines)
    .map((line) => line.slice(0, 300))
    .join('\n');
}
