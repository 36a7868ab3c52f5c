import { tokenize } from '../../text/tokens.ts';
import { compileResume } from '../compile-resume.ts';
import type { CompiledPosting, CompiledResume } from '../compiled.types.ts';
import { hasKey } from '../key-table.ts';
import { echoedRanges, hasEchoes } from './echoed-words.ts';
import { pastedRanges } from './pasted-text.ts';
import { plainResumeText } from './plain-resume-text.ts';

/**
 * The résumé without passages copied from this posting, word for word or as a list of its words. Returns the same
 * object if nothing was copied.
 */
export function withoutPostingText(resume: CompiledResume, posting: CompiledPosting): CompiledResume {
  if (!mayRepeat(resume, posting)) return resume;
  const tokens = tokenize(plainResumeText(resume.text));
  const ranges = [...pastedRanges(tokens, posting.shingles), ...echoedRanges(tokens, posting.vocabulary)];
  return ranges.length === 0 ? resume : compileResume(resume.text, resume.today, ranges);
}

function mayRepeat(resume: CompiledResume, posting: CompiledPosting): boolean {
  for (let index = 0; index < posting.sampleShingles.length; index++) {
    if (hasKey(resume.sampleShingles, posting.sampleShingles[index] as number)) return true;
  }
  return hasEchoes(resume.contentWords, posting.vocabulary);
}
