import { compilePosting } from '../../../../fit/match/compile-posting.ts';
import { compileResume } from '../../../../fit/match/compile-resume.ts';
import type { CompiledResume } from '../../../../fit/match/compiled.types.ts';
import { scorePair } from '../../../../fit/score/score-pair.ts';
import { exitWithServer } from '../../../platform/processes/exit-with-server.ts';
import { packReading, readingStamp, unpackReading } from '../../postings/packed-reading.ts';
import { postingText } from '../../postings/posting-text.ts';
import type { JobToScore, ScoredPosting, ScoringRequest, ScoringResponse } from './scorer.types.ts';

// This process can be killed at any time: it stores nothing, knows no secrets, and is limited in time and memory.
exitWithServer();

process.on('message', ({ resume, jobs }: ScoringRequest) => {
  const compiled = compiledOf(resume);
  const response: ScoringResponse = { scores: jobs.map((job) => tryToScore(compiled, job)) };
  process.send?.(response);
});

let cached: { text: string; today: string; compiled: CompiledResume } | undefined;

/** Consecutive requests of a run hold the same résumé. */
function compiledOf({ text, today }: ScoringRequest['resume']): CompiledResume {
  if (cached?.text !== text || cached.today !== today)
    cached = { text, today, compiled: compileResume(text, today) };
  return cached.compiled;
}

function tryToScore(resume: CompiledResume, job: JobToScore): ScoredPosting | { error: string } {
  try {
    return score(resume, job);
  } catch (error) {
    return { error: error instanceof Error ? error.name : 'Error' };
  }
}

function score(resume: CompiledResume, { title, html, stored }: JobToScore): ScoredPosting {
  const text = postingText(html);
  if (stored?.stamp === readingStamp(title, text))
    return { postingText: text, judged: scorePair(resume, unpackReading(stored.reading)), reading: null };
  const posting = compilePosting(text, title);
  return {
    postingText: text,
    judged: scorePair(resume, posting),
    reading: packReading(title, text, posting),
  };
}
