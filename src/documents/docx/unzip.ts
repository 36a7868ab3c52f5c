import { inflateRawSync } from 'node:zlib';
import { DocumentError } from '../document-error.ts';

const MAX_UNPACKED = 50 * 1024 * 1024;
const MAX_RATIO = 100;
/** The ratio only counts from this size on, because small files can compress well (Word style sheets, 60:1). */
const MIN_SIZE_FOR_RATIO = 10 * 1024 * 1024;
const MAX_ENTRIES = 5000;
const END_RECORD = 0x06054b50;
const ENTRY_RECORD = 0x02014b50;
const LOCAL_RECORD = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

type Entry = { name: string; flags: number; method: number; packed: number; offset: number };

/**
 * Unpacks the entries of a ZIP archive whose names `wanted` accepts. Every entry is unpacked and counted, wanted or
 * not, because the sizes that an archive states cannot be trusted.
 *
 * Throws `DocumentError`: `too_large` (over 50 MB in total, or over 10 MB and 100 times the size of the archive),
 * `encrypted`, `damaged`.
 */
export function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const limit = Math.min(MAX_UNPACKED, Math.max(MIN_SIZE_FOR_RATIO, bytes.length * MAX_RATIO));
  const parts = new Map<string, Uint8Array>();
  let bytesLeft = limit;
  for (const entry of readEntries(archive)) {
    if ((entry.flags & 1) !== 0) throw new DocumentError('encrypted');
    const part = unpack(archive, entry, bytesLeft);
    bytesLeft -= part.length;
    if (wanted(entry.name)) parts.set(entry.name, part);
  }
  return parts;
}

function readEntries(archive: Buffer): Entry[] {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new DocumentError('too_large');
  const entries: Entry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY_RECORD)
      throw new DocumentError('damaged');
    const nameLength = archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/'),
      flags: archive.readUInt16LE(at + 8),
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/** The end record is last, followed only by a comment of at most 64 KB. */
function findEnd(archive: Buffer): number {
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 22 - 0xffff); at--)
    if (archive.readUInt32LE(at) === END_RECORD) return at;
  throw new DocumentError('damaged');
}

function unpack(archive: Buffer, entry: Entry, bytesLeft: number): Uint8Array {
  if (entry.offset + 30 > archive.length || archive.readUInt32LE(entry.offset) !== LOCAL_RECORD)
    throw new DocumentError('damaged');
  const start =
    entry.offset + 30 + archive.readUInt16LE(entry.offset + 26) + archive.readUInt16LE(entry.offset + 28);
  const packed = archive.subarray(start, start + entry.packed);
  if (packed.length < entry.packed) throw new DocumentError('damaged');
  if (entry.method === STORED) {
    if (packed.length > bytesLeft) throw new DocumentError('too_large');
    return packed;
  }
  if (entry.method !== DEFLATED) throw new DocumentError('damaged');
  if (bytesLeft <= 0) throw new DocumentError('too_large');
  try {
    return inflateRawSync(packed, { maxOutputLength: bytesLeft });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new DocumentError(code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'damaged');
  }
}
