import type { CompiledPosting, CompiledResume } from './compiled.types.ts';
import { titleLikeness } from './credit/title-likeness.ts';

/** A résumé and a posting, with the values that several requirements need. */
export type Pair = {
  posting: CompiledPosting;
  resume: CompiledResume;
  /** How similar each work entry's title is to the job's, 0…1. */
  entryLikeness: Float64Array;
  /** The highest title likeness of all titles held; titles from long ago count less. */
  titleLikeness: number;
};

export function pairOf(resume: CompiledResume, posting: CompiledPosting): Pair {
  const entryLikeness = new Float64Array(resume.workPeriods.length);
  let best = 0;
  for (let index = 0; index < resume.held.length; index++) {
    const { title, credit, entry } = resume.held[index]!;
    const likeness = titleLikeness(posting.role, title);
    if (entry >= 0) entryLikeness[entry] = Math.max(entryLikeness[entry] as number, likeness);
    best = Math.max(best, likeness * credit);
  }
  return { posting, resume, entryLikeness, titleLikeness: best };
}
