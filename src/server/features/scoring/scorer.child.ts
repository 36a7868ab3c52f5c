import { compilePosting } from '../../../fit/match/compile-posting.ts';
import { compileResume } from '../../../fit/match/compile-resume.ts';
import type { CompiledResume } from '../../../fit/match/compiled.types.ts';
import { couldBePosting } from '../../../fit/posting/recognition/could-be-posting.ts';
import { scorePair } from '../../../fit/score/score-pair.ts';
import { exitWithServer } from '../../platform/processes/exit-with-server.ts';
import { proposeFromResume } from '../master-resume/proposing/propose-from-resume.ts';
import { packReading, readingStamp, unpackReading } from '../postings/packed-reading.ts';
import { postingText } from '../postings/posting-text.ts';
import { pastedPosting, untitledPosting } from '../postings/submitted-posting.ts';
import { formattedResumeText } from '../resumes/formatted-resume-text.ts';
import { checkedNarration } from '../wording/checked-narration.ts';
import { preparedNarration } from '../wording/prepared-narration.ts';
import type {
  JobToScore,
  ResumeToScore,
  ScoredPosting,
  ScorerAnswer,
  ScorerMessage,
  ScorerResponses,
} from './scorer.types.ts';
import { warmUpMessages } from './warm-up.ts';

// This process can be killed at any time: it stores nothing, knows no secrets, and is limited in time and memory.
exitWithServer();

let wasAsked = false;

process.on('message', (message: ScorerMessage) => {
  wasAsked = true;
  process.send?.(tryTo(() => ({ response: respond(message) })) satisfies ScorerAnswer);
});

// A request that has come meanwhile is answered first. Without one, this process was started for the next person who asks.
setImmediate(() => {
  if (!wasAsked) for (const message of warmUpMessages) tryTo(() => respond(message));
});

function respond(message: ScorerMessage): ScorerResponses[keyof ScorerResponses] {
  if (message.kind === 'recognize') return couldBePosting(message.text) ? pastedPosting(message.text) : null;
  if (message.kind === 'format') return formattedResumeText(message.text, message.today);
  if (message.kind === 'propose') return proposeFromResume(message.text, message.today);
  if (message.kind === 'prepare-narration') return preparedNarration(message);
  if (message.kind === 'check-narration') return checkedNarration(message.answer, message.sources);
  const compiled = compiledOf(message.resume);
  return message.jobs.map((job) => tryTo(() => score(compiled, job)));
}

function tryTo<Result>(work: () => Result): Result | { error: string } {
  try {
    return work();
  } catch (error) {
    return { error: error instanceof Error ? error.name : 'Error' };
  }
}

let cached: { text: string; today: string; compiled: CompiledResume } | undefined;

/** Consecutive requests of a run hold the same résumé. */
function compiledOf({ text, today }: ResumeToScore): CompiledResume {
  if (cached?.text !== text || cached.today !== today)
    cached = { text, today, compiled: compileResume(text, today) };
  return cached.compiled;
}

function score(resume: CompiledResume, { title, stored, ...job }: JobToScore): ScoredPosting {
  const text = 'text' in job ? job.text : postingText(job.html);
  if (title !== undefined && stored?.stamp === readingStamp(title, text))
    return { postingText: text, judged: scorePair(resume, unpackReading(stored.reading)), reading: null };
  const posting = compilePosting(text, title === untitledPosting ? '' : title);
  const reading = 'html' in job && title !== undefined ? packReading(title, text, posting) : null;
  return { postingText: text, judged: scorePair(resume, posting), reading };
}
