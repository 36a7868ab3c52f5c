import type { FitWithBasis } from '../../../../fit/score/score-pair.ts';
import type { PackedReading } from '../../postings/packed-reading.ts';

/** A job as stored: the board's HTML, and the engine's earlier reading of it. */
export type JobToScore = { title: string; html: string; stored: PackedReading | null };

export type ScoringRequest = { resume: { text: string; today: string }; jobs: JobToScore[] };

/** `postingText` is what was scored. `reading` is a new reading to store; null if the stored one was still valid. */
export type ScoredPosting = { postingText: string; judged: FitWithBasis; reading: PackedReading | null };

/** In the order of the request; `error` for a job that the engine cannot read. */
export type ScoringResponse = { scores: (ScoredPosting | { error: string })[] };
