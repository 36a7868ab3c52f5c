import { tokenize } from '../text/tokens.ts';
import { findMentions } from './lexicon.ts';

/** A skill where a text names it; `name` is the lexicon's own name, or the text's words where it has none. */
export type SkillSpan = { name: string; text: string; start: number; end: number };

/** The skills, tools, certifications, languages and fields a text names, in order and apart. */
export function findSkillSpans(text: string): SkillSpan[] {
  return findMentions(text, tokenize(text)).map(({ start, end, term }) => ({
    name: term.name,
    text: text.slice(start, end),
    start,
    end,
  }));
}
