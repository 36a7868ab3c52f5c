import { maxPostingChars } from '../../../shared/rules/posting-rules.ts';
import type { App } from '../../context.ts';
import type { SubmittedPosting } from '../postings/submitted-posting.ts';
import { notAPosting, postingTextRequired, postingTooLong } from './analyses.errors.ts';

/** Reads a pasted posting. Throws before it costs anything if the text is empty, too long or no posting. */
export async function requirePosting(
  { scorers }: Pick<App, 'scorers'>,
  text: string,
): Promise<SubmittedPosting> {
  if (!text) throw postingTextRequired();
  if (text.length > maxPostingChars) throw postingTooLong();
  const posting = await scorers.ask('recognize', { text });
  if (!posting) throw notAPosting();
  return posting;
}
