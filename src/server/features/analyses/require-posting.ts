import { couldBePosting } from '../../../fit/posting/recognition/could-be-posting.ts';
import { maxPostingChars } from '../../../shared/rules/posting-rules.ts';
import { pastedPosting, type SubmittedPosting } from '../jobs/submitted-job.ts';
import { notAPosting, postingTextRequired, postingTooLong } from './analyses.errors.ts';

/** Reads a pasted posting. Throws before it costs anything if the text is empty, too long or no posting. */
export function requirePosting(text: string): SubmittedPosting {
  if (!text) throw postingTextRequired();
  if (text.length > maxPostingChars) throw postingTooLong();
  if (!couldBePosting(text)) throw notAPosting();
  return pastedPosting(text);
}
