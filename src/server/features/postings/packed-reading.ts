import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { compilePosting } from '../../../fit/match/compile-posting.ts';
import type { CompiledPosting } from '../../../fit/match/compiled.types.ts';
import { ENGINE_VERSION, lexiconVersion } from '../../../fit/versions.ts';

/** A compiled posting in the form in which it is stored; valid only while `stamp` matches `readingStamp`. */
export type PackedReading = { stamp: string; reading: Buffer };

/** To be raised when the shape of `CompiledPosting` changes. */
const formatVersion = 5;

/** Identifies the engine, lexicon and serialization format: a reading made by others is invalid. */
export function engineStamp(): string {
  return `${ENGINE_VERSION}/${lexiconVersion()}/${formatVersion}/${process.versions.v8}/`;
}

/** Identifies the engine and the posting that a reading was made from. */
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
  // Level 1: a quarter of the size, and ten times quicker to unpack than to compile again.
  return { stamp: readingStamp(title, text), reading: deflateRawSync(serialize(compiled), { level: 1 }) };
}

export function unpackReading(reading: Uint8Array): CompiledPosting {
  return deserialize(inflateRawSync(reading)) as CompiledPosting;
}
