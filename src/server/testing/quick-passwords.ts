import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Whether this process hashes passwords at their real strength. Tests sign hundreds of people up and in, and each hash
 * takes a tenth of a second of a processor, so importing this makes them a thousand times weaker.
 */
export const passwordHashes = { areReal: false };

const { scrypt } = crypto;
const quickScrypt = (
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  callback: (error: Error | null, key: Buffer) => void,
) => scrypt(password, salt, length, passwordHashes.areReal ? options : { ...options, N: 16 }, callback);

crypto.scrypt = quickScrypt as typeof crypto.scrypt;
syncBuiltinESMExports();
