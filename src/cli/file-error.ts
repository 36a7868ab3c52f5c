/** Why a file could not be opened: a code for programs and a message for users. */
export type FileErrorDescription = { code: 'not_found' | 'not_readable'; message: string };

export function describeFileError(file: string, error: unknown): FileErrorDescription {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'ENOENT':
    case 'ENOTDIR':
      return { code: 'not_found', message: `There is no file ${file}. Check the path.` };
    case 'EISDIR':
      return { code: 'not_readable', message: `${file} is a folder. Give a file.` };
    case 'EACCES':
    case 'EPERM':
      return { code: 'not_readable', message: `You don’t have permission to read ${file}.` };
    default:
      return { code: 'not_readable', message: `${file} couldn’t be read. Try a copy of it.` };
  }
}
