import { findMentions } from '../lexicon/lexicon.ts';
import { plainBlanks } from '../text/plain-blanks.ts';
import { tokenize } from '../text/tokens.ts';
import { asksOf, type PostingText } from './asks.ts';
import { endsInOr, foldChoices } from './choices.ts';
import { maskHtml } from './mask-html.ts';
import type { ReadPosting } from './posting.types.ts';
import { withoutRepeats } from './repeats.ts';
import { type Statement, statementsOf } from './statements.ts';
import { titleOf, titlesIn } from './title.ts';
import { impliedExperience, titleAsk } from './title-asks.ts';
import { weighedByTrade } from './trade-weights.ts';

/**
 * Reads a posting (plain text, Markdown or HTML) into the questions that it asks. Every offset is a UTF-16 offset
 * into `text` as given, markup included. `title` is the job's title where the caller knows it; otherwise the first
 * line is taken for it. Pure, and linear in the text's length.
 */
export function readPosting(text: string, title = ''): ReadPosting {
  const view = plainBlanks(maskHtml(text));
  const tokens = tokenize(view);
  const posting: PostingText = { text, view, tokens, mentions: findMentions(view, tokens) };
  const job = titleOf(text, view, title);
  const asked = statementsOf(view)
    .filter((statement) => !isTitleLine(view, statement, job.title))
    .map((statement) => ({
      statement,
      asks: asksOf(posting, statement),
      orNext: endsInOr(view.slice(statement.start, statement.end)),
    }));
  const titles = titlesIn(job.title);
  const asks = weighedByTrade(withoutRepeats(foldChoices(text, asked)), titles);
  const all = [titleAsk(job), ...asks, ...impliedExperience(job, asks, view)].map((ask, index) => ({
    ...ask,
    id: `r${index}`,
  }));
  return {
    text,
    view,
    title: job.title,
    titles,
    asks: all,
  };
}

function isTitleLine(view: string, statement: Statement, title: string): boolean {
  return title !== '' && view.slice(statement.start, statement.end) === title;
}
