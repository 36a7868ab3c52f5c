import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder with package.json. Found by walking up, because this module runs from src/ and, bundled, from build/server/,
 * and some paths, such as a child process's script, are relative to the root.
 */
export const projectRoot = findUp(import.meta.dirname);

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above this file: is the project complete?');
  return findUp(parent);
}
