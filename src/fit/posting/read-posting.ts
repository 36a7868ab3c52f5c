import { findMentions } from '../lexicon/lexicon.ts';
import { tokenize } from '../text/tokens.ts';
import { findConditions } from './conditions/conditions.ts';
import { isBoilerplate } from './lines/boilerplate.ts';
import { createEmployerMatcher } from './lines/employer-names.ts';
import { postingView } from './lines/posting-view.ts';
import { hasRequirementCue, opensWithVerb } from './lines/statement-cues.ts';
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
 * Reads the requirements and conditions of a posting (plain text, Markdown or HTML). All offsets are UTF-16 offsets
 * into `text` itself, markup included. `title` is the job title, if the caller knows it; otherwise it is taken from the
 * text. Pure, and linear in the length of the text.
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

/** True for a sentence that continues boilerplate: "By applying you agree … . You can have it deleted." */
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

/** True for a line that only repeats the title or part of it. */
function isTitleLine(view: string, { start, end }: Statement, title: string): boolean {
  if (title === '' || end - start > title.length + 12) return false;
  return toPhraseText(title).includes(toPhraseText(view.slice(start, end)));
}
