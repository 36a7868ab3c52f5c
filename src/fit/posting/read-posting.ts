import { findMentions } from '../lexicon/lexicon.ts';
import { tokenize } from '../text/tokens.ts';
import { findConditions } from './conditions/conditions.ts';
import { postingView } from './conditions/posting-conditions.ts';
import { createEmployerMatcher } from './lines/employer-names.ts';
import { hasRequirementCue, isBoilerplate, opensWithVerb } from './lines/statement-cues.ts';
import { type Statement, statementsOf } from './lines/statements.ts';
import { toPhraseText } from './phrase-finder.ts';
import type { ReadPosting } from './posting.types.ts';
import { findKnownTitles, findLabelledTitle, findPostingTitle } from './posting-title.ts';
import { endsInOr, mergeAlternatives } from './requirements/alternative-statements.ts';
import type { PostingText } from './requirements/make-requirement.ts';
import { mergeRepeats } from './requirements/merge-repeats.ts';
import { weightByProfession } from './requirements/profession-weights.ts';
import { findRequirements } from './requirements/statement-requirements.ts';
import { impliedExperience, titleRequirement } from './requirements/title-requirements.ts';

/**
 * Reads a posting (plain text, Markdown or HTML) into the questions that it asks. Every offset is a UTF-16 offset
 * into `text` as given, markup included. `title` is the job's title where the caller knows it; otherwise the first
 * line is taken for it. Pure, and linear in the text's length.
 */
export function readPosting(text: string, title = ''): ReadPosting {
  const view = postingView(text);
  const tokens = tokenize(view);
  const posting: PostingText = { text, view, tokens, mentions: findMentions(view, tokens) };
  const job = findPostingTitle(text, view, title);
  const statements = statementsOf(view);
  const context = {
    structured: statements.some(({ section }) => MEANINGFUL_SECTIONS.has(section)),
    namesEmployer: createEmployerMatcher(view, statements),
  };
  const byStatement = statements
    .filter((statement, index) => !continuesBoilerplate(view, statement, statements[index - 1]))
    .filter((statement) => !isTitleLine(view, statement, job.title))
    .map((statement) => ({
      statement,
      requirements: findRequirements(posting, statement, context),
      orNext: endsInOr(view.slice(statement.start, statement.end)),
    }));
  const titlesInTitle = findKnownTitles(job.title);
  const titles = titlesInTitle.length > 0 ? titlesInTitle : findKnownTitles(findLabelledTitle(view) ?? '');
  const requirements = weightByProfession(mergeRepeats(mergeAlternatives(text, byStatement)), titles);
  const all = [titleRequirement(job), ...requirements, ...impliedExperience(job, requirements, view)].map(
    (requirement, index) => ({
      ...requirement,
      id: `r${index}`,
    }),
  );
  return {
    text,
    view,
    title: job.title,
    titles,
    requirements: all,
    conditions: findConditions(text, view, statements),
  };
}

const MEANINGFUL_SECTIONS: ReadonlySet<string> = new Set(['must', 'preferred', 'duties']);

/** "By applying you agree … . You can have it deleted." */
function continuesBoilerplate(view: string, statement: Statement, before: Statement | undefined): boolean {
  if (!before || statement.bullet || statement.line !== before.line) return false;
  const words = view.slice(statement.start, statement.end);
  return (
    isBoilerplate(view.slice(before.start, before.end)) &&
    !hasRequirementCue(words) &&
    !opensWithVerb(words) &&
    !/^you(?:['’]ll| will)\b/i.test(words)
  );
}

/** The title standing above the text, whole or in part, says no more than the title. */
function isTitleLine(view: string, { start, end }: Statement, title: string): boolean {
  if (title === '' || end - start > title.length + 12) return false;
  return toPhraseText(title).includes(toPhraseText(view.slice(start, end)));
}
