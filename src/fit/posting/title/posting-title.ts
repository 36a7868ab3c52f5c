import { findTitles } from '../../lexicon/titles/titles.ts';
import { POSTING_NUMBERS } from '../../numbers/posting-numbers.ts';
import { titleInProse } from './title-in-prose.ts';
import { isCapitalized, titleLines, withoutTerms } from './title-lines.ts';

const LABEL_REACH = POSTING_NUMBERS.titleLabelReach.value;

/**
 * The job title: the one the caller knows, the first line, one after a label, in another line at the top, or as the first
 * sentences name it. Empty if there is none.
 */
export function findPostingTitle(view: string, knownTitle: string): string {
  if (knownTitle.trim()) return knownTitle.trim();
  const lines = titleLines(view);
  const first = lines.slice(0, 1);
  const title =
    first.find(isKnown) ??
    findLabelledTitle(view) ??
    first.find(isCapitalized) ??
    lines.find((line) => isKnown(line) && isCapitalized(line)) ??
    titleInProse(view) ??
    first[0];
  return title ?? '';
}

const isKnown = (title: string) => findTitles(title).length > 0;

/** Reads what stands after one of the labels, or in the line below. */
const labelled = (labels: string, flags: string) =>
  new RegExp(`(?:^|\\n)[ \\t]*\\W{0,4}(?:${labels})(?:\\s*:\\s*\\**|[ \\t]*\\n\\s*)([^\\n]{3,200})`, flags);
const TITLE = labelled('(?:(?:job|position|working|class|posting|functional) )?title', 'i');
/** Labels that also stand before other things: "Position: full time", "Classification: exempt". */
const MAYBE_TITLE = labelled('position|role|job|classification|opening|vacancy|class', 'gi');
/** In a form whose fields have lost their line breaks, the next field ends the title. */
const IN_GLUED_FORM = [
  /\bworking title\s+([^\n]{3,120}?)\s+(?:role title|role code|flsa|pay band|position number)\b/i,
  /\b(?:Job|Position|Class|Working) Title:\s*([^\n]{3,200})/,
];

/** The title after a label such as "Job title:" near the top. */
export function findLabelledTitle(view: string): string | undefined {
  const top = view.slice(0, LABEL_REACH);
  const sure = [TITLE, ...IN_GLUED_FORM].map((form) => form.exec(top)?.[1]).find(Boolean);
  const title = sure ?? [...top.matchAll(MAYBE_TITLE)].map(([, value = '']) => value).find(isKnown);
  return title && withoutTerms(title.trim());
}
