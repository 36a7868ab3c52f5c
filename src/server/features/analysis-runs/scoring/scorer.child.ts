import { compilePosting } from '../../../../fit/match/compile-posting.ts';
import { compileResume } from '../../../../fit/match/compile-resume.ts';
import type { CompiledResume } from '../../../../fit/match/compiled.types.ts';
import { scorePair } from '../../../../fit/score/score-pair.ts';
import { endWithServer } from '../../../platform/processes/end-with-server.ts';
import { packReading, readingStamp, unpackReading } from '../../postings/packed-reading.ts';
import { postingText } from '../../postings/posting-text.ts';
import type { JobToScore, ScoredPosting, ScoringRequest, ScoringResponse } from './scorer.types.ts';

// This process is expendable: it keeps nothing, knows no secrets, and is killed when it takes too long or too much.
endWithServer();

process.on('message', ({ resume, jobs }: ScoringRequest) => {
  const compiled = compiledOf(resume);
  const answer: ScoringResponse = { scores: jobs.map((job) => tryToScore(compiled, job)) };
  process.send?.(answer);
});

let last: { text: string; today: string; compiled: CompiledResume } | undefined;

/** A run asks many times with the same résumé. */
function compiledOf({ text, today }: ScoringRequest['resume']): CompiledResume {
  if (last?.text !== text || last.today !== today)
    last = { text, today, compiled: compileResume(text, today) };
  return last.compiled;
}

function tryToScore(resume: CompiledResume, job: JobToScore): ScoredPosting | { error: string } {
  try {
    return score(resume, job);
  } catch (error) {
    return { error: error instanceof Error ? error.name : 'Error' };
  }
}

function score(resume: CompiledResume, { title, html, kept }: JobToScore): ScoredPosting {
  const text = postingText(html);
  if (kept?.stamp === readingStamp(title, text))
    return { postingText: text, judged: scorePair(resume, unpackReading(kept.reading)), reading: null };
  const posting = compilePosting(text, title);
  return {
    postingText: text,
    judged: scorePair(resume, posting),
    reading: packReading(title, text, posting),
  };
}
