import { findMentions } from '../lexicon/lexicon.ts';
import { findTitles } from '../lexicon/titles.ts';
import { tokenize } from '../text/tokens.ts';
import { asksOf, type PostingText } from './asks.ts';
import { endsInOr, foldChoices } from './choices.ts';
import { maskHtml } from './mask-html.ts';
import type { Ask, ReadPosting } from './posting.types.ts';
import { withoutRepeats } from './repeats.ts';
import { type Statement, statementsOf } from './statements.ts';
import { type PostingTitle, titleOf } from './title.ts';
import { weighedByTrade } from './trade-weights.ts';

/**
 * Reads a posting (plain text, Markdown or HTML) into the questions that it asks. Every offset is a UTF-16 offset
 * into `text` as given, markup included. `title` is the job's title where the caller knows it; otherwise the first
 * line is taken for it. Pure, and linear in the text's length.
 */
export function readPosting(text: string, title = ''): ReadPosting {
  const view = maskHtml(text);
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
  const titles = findTitles(job.title).map((found) => found.title);
  const asks = weighedByTrade(withoutRepeats(foldChoices(text, asked)), titles);
  const all = [titleAsk(job), ...asks].map((ask, index) => ({ ...ask, id: `r${index}` }));
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

/** The job itself is the first question. Where its title doesn't stand in the text it has no span and is not listed. */
function titleAsk({ title, span }: PostingTitle): Ask {
  return {
    id: '',
    ...(span ?? { text: '', start: 0, end: 0 }),
    label: title.replace(/\s+/g, ' '),
    kind: 'title',
    level: 'must',
    weight: 3,
    duty: false,
    terms: [],
    words: [],
  };
}
