import type { FitWithBasis } from '../../../fit/score/score-pair.ts';
import type { MasterResumeProposal } from '../../../shared/master-resume/master-resume-proposal.ts';
import type { PackedReading } from '../postings/packed-reading.ts';
import type { SubmittedPosting } from '../postings/submitted-posting.ts';
import type { CheckedNarration, NarrationSources } from '../wording/checked-narration.ts';
import type { NarrationAnswer } from '../wording/narration-request.ts';
import type { NarrationTexts, PreparedNarration } from '../wording/prepared-narration.ts';

/** A job as stored, with the board's HTML, or a posting's text; and the engine's earlier reading of it, if there is one. */
export type JobToScore = { title?: string; stored: PackedReading | null } & (
  | { html: string }
  | { text: string }
);

export type ResumeToScore = { text: string; today: string };

/** `postingText` is what was scored. `reading` is a new reading to store; null if the stored one was still valid. */
export type ScoredPosting = { postingText: string; judged: FitWithBasis; reading: PackedReading | null };

/** What the engine is asked. `today` is YYYY-MM-DD. */
export type ScorerRequests = {
  /** The scores in the order of the jobs; `error` for a job that the engine cannot read. */
  score: { resume: ResumeToScore; jobs: JobToScore[] };
  /** Whether a pasted text could be a posting, and what it says about itself. */
  recognize: { text: string };
  /** A résumé's text, formatted for people to read. */
  format: { text: string; today: string };
  /** What a résumé could add to a master résumé. */
  propose: { text: string; today: string };
  /** What a language model is asked about a result. */
  'prepare-narration': NarrationTexts;
  /** Which of the model's sentences the texts support. */
  'check-narration': { answer: NarrationAnswer; sources: NarrationSources };
};

export type ScorerResponses = {
  score: (ScoredPosting | { error: string })[];
  recognize: SubmittedPosting | null;
  format: string;
  propose: MasterResumeProposal;
  'prepare-narration': PreparedNarration;
  'check-narration': CheckedNarration;
};

export type ScorerKind = keyof ScorerRequests;
export type ScorerMessage = { [Kind in ScorerKind]: { kind: Kind } & ScorerRequests[Kind] }[ScorerKind];
/** `error` names what went wrong with the texts. */
export type ScorerAnswer = { response: ScorerResponses[ScorerKind] } | { error: string };
