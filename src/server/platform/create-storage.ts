import { join } from 'node:path';
import { createBucketStorage } from './bucket-storage.ts';
import type { Logger } from './logger.ts';
import type { BucketSettings, Settings } from './settings.ts';
import { createFolderStorage, type Storage } from './storage.ts';

export const filesFolder = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'files');

/** The bucket if one is set, else the data folder. */
export function createStorage(settings: Pick<Settings, 'dataDir' | 'bucket'>, logger: Logger): Storage {
  return settings.bucket
    ? createBucketStorage(settings.bucket, logger)
    : createFolderStorage(filesFolder(settings));
}

/** How people call it, without the key and the secret. */
export const bucketName = ({ endpoint, bucket, folder }: BucketSettings) =>
  `${bucket}${folder ? `/${folder}` : ''} at ${new URL(endpoint).host}`;
