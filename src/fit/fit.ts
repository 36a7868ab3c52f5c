import type { FitResult } from '../shared/results/fit-result.ts';
import { compilePosting } from './match/compile-posting.ts';
import { compileResume } from './match/compile-resume.ts';
import type { CompiledPosting } from './match/compiled.types.ts';
import { type FitWithBasis, scorePair } from './score/score-pair.ts';

/** `title` is the job's title where it is known apart from the text; `today` is YYYY-MM-DD. */
export type FitInput = { resume: string; posting: string; title?: string; today: string };

/**
 * How well a résumé fits a posting, with the line behind every claim. Both are texts; the posting may be plain text,
 * Markdown or HTML. Pure and deterministic: the same question has the same answer, byte for byte. Spans are UTF-16
 * offsets into the given texts. `fitScore` is null, with a reason, where nothing honest can be said.
 */
export function fit({ resume, posting, title, today }: FitInput): FitResult {
  return fitCompiled({ resume, today }, compilePosting(posting, title));
}

/** The same for a posting that was compiled before: `compilePosting(posting, title)`. */
export function fitCompiled(
  { resume, today }: Pick<FitInput, 'resume' | 'today'>,
  posting: CompiledPosting,
): FitResult {
  return fitWithBasis({ resume, today }, posting).result;
}

/** The same together with what the score was summed from, for `scoreWith`. */
export function fitWithBasis(
  { resume, today }: Pick<FitInput, 'resume' | 'today'>,
  posting: CompiledPosting,
): FitWithBasis {
  return scorePair(compileResume(resume, today), posting);
}
