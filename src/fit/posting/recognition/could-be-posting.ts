import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { isMostlyForeignScript } from '../../text/foreign-script.ts';
import { createPhraseFinder, toPhraseText } from '../phrase-finder.ts';
import { type ReadText, readPostingText } from '../posting-words.ts';
import { findKnownTitles } from '../title/known-titles.ts';
import { findLabelledTitle, findPostingTitle } from '../title/posting-title.ts';
import hiringWords from './data/hiring-words.json' with { type: 'json' };

const REACH = POSTING_NUMBERS.signReach.value;
const TITLE_SIGNS = POSTING_NUMBERS.titleSigns.value;
const SECTION_SIGNS = POSTING_NUMBERS.sectionSigns.value;
const MAX_SKILL_SIGNS = POSTING_NUMBERS.maxSkillSigns.value;
const MIN_SIGNS = POSTING_NUMBERS.minSigns.value;
const MIN_SIGNS_IN_SHORT = POSTING_NUMBERS.minSignsInShort.value;
const SHORT_TEXT = POSTING_NUMBERS.shortText.value;

const MAX_TITLE = POSTING_NUMBERS.maxTitleLength.value;

const findHiringWords = createPhraseFinder(hiringWords);
const POSTING_SECTIONS = new Set(['must', 'preferred', 'duties']);

/**
 * Whether a text could be a job posting, and not a greeting, a recipe or an article. In doubt it is one: refusing a real
 * posting is worse than scoring something else. A text in a script that isn't read counts as one, too. Pure, and linear
 * in the length of the text.
 */
export function couldBePosting(text: string): boolean {
  const posting = readPostingText(text.slice(0, REACH));
  if (isMostlyForeignScript(posting.view)) return true;
  const needed = posting.tokens.length < SHORT_TEXT ? MIN_SIGNS_IN_SHORT : MIN_SIGNS;
  return signsOf(posting) >= needed;
}

function signsOf({ view, statements, mentions }: ReadText): number {
  const titles = findKnownTitles(findPostingTitle(view, '') || firstLine(view)).length + labelledTitles(view);
  const sections = new Set(statements.map(({ section }) => section).filter((it) => POSTING_SECTIONS.has(it)));
  const skills = new Set(mentions.map(({ term }) => term.id));
  return (
    new Set(findHiringWords(toPhraseText(view))).size +
    (titles > 0 ? TITLE_SIGNS : 0) +
    sections.size * SECTION_SIGNS +
    Math.min(skills.size, MAX_SKILL_SIGNS)
  );
}

/** "Ann: nurse with BLS" is no title, but names one. */
const firstLine = (view: string): string => view.trimStart().split('\n', 1)[0]?.slice(0, MAX_TITLE) ?? '';

const labelledTitles = (view: string) => findKnownTitles(findLabelledTitle(view) ?? '').length;
