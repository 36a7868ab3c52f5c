import type { FitWithBasis } from '../../../../fit/score/score-pair.ts';
import type { PackedReading } from '../../jobs/packed-reading.ts';

/** A job as it is kept: what the board sent, and what the engine read in it before. */
export type JobToScore = { title: string; html: string; kept: PackedReading | null };

export type ScoringQuestion = { resume: { text: string; today: string }; jobs: JobToScore[] };

/** `postingText` is what was scored; `reading` is there where what was kept was of no use. */
export type ScoredPosting = { postingText: string; judged: FitWithBasis; reading: PackedReading | null };

/** In the order of the question; a job that the engine cannot read is said so. */
export type ScoringAnswer = { scores: (ScoredPosting | { error: string })[] };
