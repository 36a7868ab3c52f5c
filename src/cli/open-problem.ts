/** Why a file could not be opened: a code for programs and a sentence for people. */
export type OpenProblem = { code: 'not_found' | 'not_readable'; message: string };

export function openProblem(file: string, error: unknown): OpenProblem {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'ENOENT':
    case 'ENOTDIR':
      return { code: 'not_found', message: `There is no file ${file}. Check the path.` };
    case 'EISDIR':
      return { code: 'not_readable', message: `${file} is a folder. Give a file.` };
    case 'EACCES':
    case 'EPERM':
      return { code: 'not_readable', message: `${file} may not be read by you. Check its permissions.` };
    default:
      return { code: 'not_readable', message: `${file} could not be read. Try a copy of it.` };
  }
}
