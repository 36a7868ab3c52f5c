import { createHash } from 'node:crypto';
import type { Receipt } from '../../shared/results/fit-result.ts';
import type { CompiledPosting, CompiledResume } from '../match/compiled.types.ts';
import { ENGINE_VERSION, lexiconVersion } from '../versions.ts';

export function createReceipt(resume: CompiledResume, posting: CompiledPosting): Receipt {
  return {
    engineVersion: ENGINE_VERSION,
    lexiconVersion: lexiconVersion(),
    resumeHash: hashOf(resume.text),
    postingHash: hashOf(posting.text),
    today: resume.today,
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
