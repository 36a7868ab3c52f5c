import { createBucketStorage } from '../server/platform/bucket-storage.ts';
import { copyFiles } from '../server/platform/copy-files.ts';
import { bucketName, filesFolder } from '../server/platform/create-storage.ts';
import { createLogger } from '../server/platform/logger.ts';
import { readSettings, SettingsError } from '../server/platform/settings.ts';
import { createFolderStorage, StorageUnavailableError } from '../server/platform/storage.ts';
import { counted } from '../shared/plural.ts';

const usage = `Usage: npm run storage:move -- to-bucket|to-folder

Copies all files between DATA_DIR and the bucket at S3_URL, and compares every copy with its original.
`;

/** Moves the files of DATA_DIR to the bucket, or back. The originals stay. */
export async function copyStorage([direction, ...rest]: string[]): Promise<number> {
  if ((direction !== 'to-bucket' && direction !== 'to-folder') || rest.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const fail = (problem: string) => {
    process.stderr.write(`rolefit: ${problem}\n`);
    return 1;
  };
  try {
    const settings = readSettings(process.env);
    if (!settings.bucket) return fail('S3_URL is missing: it names the bucket to copy to or from.');
    const folder = createFolderStorage(filesFolder(settings));
    const bucket = createBucketStorage(settings.bucket, createLogger('silent'));
    const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder];
    const names = [filesFolder(settings), `the bucket ${bucketName(settings.bucket)}`];
    const [fromName, toName] = direction === 'to-bucket' ? names : names.reverse();
    const { copied, unchanged } = await copyFiles(from, to, (done, total) => {
      if (done % 100 === 0 || done === total) process.stderr.write(`rolefit: ${done} of ${total}\n`);
    });
    process.stdout.write(
      `Copied ${counted(copied, 'file')} from ${fromName} to ${toName}; ${unchanged} were there already. The originals are still there.\n`,
    );
    return 0;
  } catch (error) {
    if (error instanceof SettingsError) return fail(error.message);
    if (error instanceof StorageUnavailableError) {
      const { message, cause } = error.cause as Error;
      return fail(`${message}${cause instanceof Error ? ` (${cause.message})` : ''}`);
    }
    throw error;
  }
}
