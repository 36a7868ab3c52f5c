import { tokenize } from '../text/tokens.ts';
import { isAsked } from './asked.ts';
import { findDegrees } from './degrees.ts';
import { findMentions } from './lexicon.ts';
import { traits } from './traits.ts';

/** A skill where a text names it; `name` is the lexicon's own name, or the text's words where it has none. */
export type SkillSpan = { name: string; text: string; start: number; end: number };

/**
 * What a text says a person knows, uses or holds, in order and apart: tools, methods, fields, certifications, languages
 * and degrees. Traits ("communication skills") are left out, and so are names that only say who somebody is
 * ("our Java developers").
 */
export function findSkillSpans(text: string): SkillSpan[] {
  const tokens = tokenize(text);
  const known = findMentions(text, tokens)
    .filter(({ term }) => !traits.has(term.name))
    .map(({ start, end, term }) => ({ name: term.name, start, end, sure: term.kind !== 'skill' }));
  const degrees = findDegrees(text, tokens).map(({ start, end }) => ({
    name: text.slice(start, end),
    start,
    end,
    sure: true,
  }));
  const free = degrees.filter(
    (degree) => !known.some(({ start, end }) => start < degree.end && degree.start < end),
  );
  const spans = [...known, ...free].sort((a, b) => a.start - b.start);
  return spans
    .filter((span) => isAsked(text, span, spans))
    .map(({ name, start, end }) => ({ name, text: text.slice(start, end), start, end }));
}
