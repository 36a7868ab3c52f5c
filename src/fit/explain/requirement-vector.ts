import type { CompiledRequirement } from '../match/compiled.types.ts';
import { type TextVector, textVector } from '../vectors/word-vectors.ts';

const vectors = new WeakMap<CompiledRequirement, TextVector>();

/** The direction of a requirement's meaning. Computed when it is first explained, as no score depends on it. */
export function vectorOf(requirement: CompiledRequirement): TextVector {
  const vector = vectors.get(requirement) ?? textVector(requirement.stems);
  vectors.set(requirement, vector);
  return vector;
}
