import type { CompiledRequirement } from '../match/compiled.types.ts';
import type { TextVector } from '../vectors/word-vectors.ts';
import { lineVector } from './line-vectors.ts';

const vectors = new WeakMap<CompiledRequirement, TextVector>();

/** The direction of a requirement's meaning. Computed when it is first explained, as no score depends on it. */
export function vectorOf(requirement: CompiledRequirement): TextVector {
  const vector = vectors.get(requirement) ?? lineVector(requirement.stems);
  vectors.set(requirement, vector);
  return vector;
}
