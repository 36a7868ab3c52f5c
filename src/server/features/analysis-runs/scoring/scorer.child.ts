import { compilePosting } from '../../../../fit/match/compile-posting.ts';
import { compileResume } from '../../../../fit/match/compile-resume.ts';
import type { CompiledResume } from '../../../../fit/match/compiled.types.ts';
import { scorePair } from '../../../../fit/score/score-pair.ts';
import { exitWithServer } from '../../../platform/processes/exit-with-server.ts';
import { packReading, stampOf, unpackReading } from '../../jobs/packed-reading.ts';
import { postingText } from '../../jobs/posting-text.ts';
import type { JobToScore, ScoredPosting, ScoringAnswer, ScoringQuestion } from './scorer.types.ts';

// This process is expendable: it keeps nothing, knows no secrets, and is killed when it takes too long or too much.
exitWithServer();

process.on('message', ({ resume, jobs }: ScoringQuestion) => {
  const compiled = compiledOf(resume);
  const answer: ScoringAnswer = { scores: jobs.map((job) => tryToScore(compiled, job)) };
  process.send?.(answer);
});

let last: { text: string; today: string; compiled: CompiledResume } | undefined;

/** A run asks many times with the same résumé. */
function compiledOf({ text, today }: ScoringQuestion['resume']): CompiledResume {
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
  if (kept?.stamp === stampOf(title, text))
    return { postingText: text, judged: scorePair(resume, unpackReading(kept.reading)), reading: null };
  const posting = compilePosting(text, title);
  return {
    postingText: text,
    judged: scorePair(resume, posting),
    reading: packReading(title, text, posting),
  };
}
