import { findMentions } from '../lexicon/lexicon.ts';
import { tokenize } from '../text/tokens.ts';
import { conditionsOf } from './conditions/conditions.ts';
import { postingView } from './conditions/posting-conditions.ts';
import { employerNames } from './lines/employer-names.ts';
import { asksSomething, isBoilerplate, opensWithVerb } from './lines/statement-cues.ts';
import { type Statement, statementsOf } from './lines/statements.ts';
import { spaced } from './phrase-finder.ts';
import type { ReadPosting } from './posting.types.ts';
import { labelledTitle, titleOf, titlesIn } from './posting-title.ts';
import { endsInOr, foldChoices } from './requirements/alternative-statements.ts';
import type { PostingText } from './requirements/make-requirement.ts';
import { withoutRepeats } from './requirements/merge-repeats.ts';
import { weighedByTrade } from './requirements/profession-weights.ts';
import { asksOf } from './requirements/statement-requirements.ts';
import { impliedExperience, titleAsk } from './requirements/title-requirements.ts';

/**
 * Reads a posting (plain text, Markdown or HTML) into the questions that it asks. Every offset is a UTF-16 offset
 * into `text` as given, markup included. `title` is the job's title where the caller knows it; otherwise the first
 * line is taken for it. Pure, and linear in the text's length.
 */
export function readPosting(text: string, title = ''): ReadPosting {
  const view = postingView(text);
  const tokens = tokenize(view);
  const posting: PostingText = { text, view, tokens, mentions: findMentions(view, tokens) };
  const job = titleOf(text, view, title);
  const statements = statementsOf(view);
  const setting = {
    structured: statements.some(({ section }) => STRUCTURE.has(section)),
    namesEmployer: employerNames(view, statements),
  };
  const asked = statements
    .filter((statement, index) => !goesOnWithTalk(view, statement, statements[index - 1]))
    .filter((statement) => !isTitleLine(view, statement, job.title))
    .map((statement) => ({
      statement,
      asks: asksOf(posting, statement, setting),
      orNext: endsInOr(view.slice(statement.start, statement.end)),
    }));
  const known = titlesIn(job.title);
  const titles = known.length > 0 ? known : titlesIn(labelledTitle(view) ?? '');
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
    conditions: conditionsOf(text, view, statements),
  };
}

const STRUCTURE: ReadonlySet<string> = new Set(['must', 'preferred', 'duties']);

/** "By applying you agree … . You can have it deleted." */
function goesOnWithTalk(view: string, statement: Statement, before: Statement | undefined): boolean {
  if (!before || statement.bullet || statement.line !== before.line) return false;
  const words = view.slice(statement.start, statement.end);
  return (
    isBoilerplate(view.slice(before.start, before.end)) &&
    !asksSomething(words) &&
    !opensWithVerb(words) &&
    !/^you(?:['’]ll| will)\b/i.test(words)
  );
}

/** The title standing above the text, whole or in part, says no more than the title. */
function isTitleLine(view: string, { start, end }: Statement, title: string): boolean {
  if (title === '' || end - start > title.length + 12) return false;
  return spaced(title).includes(spaced(view.slice(start, end)));
}
