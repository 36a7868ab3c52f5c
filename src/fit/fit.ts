import type { FitResult } from '../shared/results/fit-result.ts';
import { compilePosting } from './match/compile-posting.ts';
import { compileResume } from './match/compile-resume.ts';
import type { CompiledPosting } from './match/compiled.types.ts';
import { type FitWithBasis, scorePair } from './score/score-pair.ts';

/** `title` is the job title, if known separately from the text. `today` is YYYY-MM-DD. */
export type FitInput = { resume: string; posting: string; title?: string; today: string };

/**
 * Scores how well a résumé fits a posting and quotes the line behind every claim. The résumé is plain text; the posting
 * may be plain text, Markdown or HTML. Pure and deterministic: the same input gives the same result, byte for byte.
 * Spans are UTF-16 offsets into the input texts. `fitScore` is null, with a `reason`, if the texts cannot be compared.
 */
export function fit({ resume, posting, title, today }: FitInput): FitResult {
  return fitCompiled({ resume, today }, compilePosting(posting, title));
}

/** Like `fit`, for a posting that is already compiled: `compilePosting(posting, title)`. */
export function fitCompiled(
  { resume, today }: Pick<FitInput, 'resume' | 'today'>,
  posting: CompiledPosting,
): FitResult {
  return fitWithBasis({ resume, today }, posting).result;
}

/** Like `fitCompiled`, and also returns what the score was computed from, which `scoreWith` takes. */
export function fitWithBasis(
  { resume, today }: Pick<FitInput, 'resume' | 'today'>,
  posting: CompiledPosting,
): FitWithBasis {
  return scorePair(compileResume(resume, today), posting);
}
