import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { compilePosting } from '../../../fit/match/compile-posting.ts';
import type { CompiledPosting } from '../../../fit/match/compiled.types.ts';
import { ENGINE_VERSION, lexiconVersion } from '../../../fit/versions.ts';

export type PackedReading = { stamp: string; reading: Buffer };

/** Raised when a compiled posting takes another shape. */
const form = 3;

/** Names what makes readings: under another engine, other words or another form of bytes they are of no use. */
export function engineStamp(): string {
  return `${ENGINE_VERSION}/${lexiconVersion()}/${form}/${process.versions.v8}/`;
}

export function readingStamp(title: string, text: string): string {
  return (
    engineStamp() +
    createHash('sha256')
      .update(JSON.stringify([title, text]))
      .digest('base64url')
  );
}

export function packReading(
  title: string,
  text: string,
  compiled = compilePosting(text, title),
): PackedReading {
  // Level 1: a quarter of the size, and read back ten times quicker than made anew.
  return { stamp: readingStamp(title, text), reading: deflateRawSync(serialize(compiled), { level: 1 }) };
}

export function unpackReading(reading: Uint8Array): CompiledPosting {
  return deserialize(inflateRawSync(reading)) as CompiledPosting;
}
