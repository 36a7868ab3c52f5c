import { type Token, tokenize } from '../text/tokens.ts';
import { isAsked } from './asked.ts';
import { findDegrees } from './degrees.ts';
import { findMentions } from './lexicon.ts';
import { traits } from './traits.ts';
import { unknownTerms } from './unknown-terms.ts';

/** A skill where a text names it; `name` is the lexicon's own name, or the text's words where it has none. */
export type SkillSpan = { name: string; text: string; start: number; end: number };

type Named = { name: string; start: number; end: number; sure: boolean };

/**
 * What a text says a person knows, uses or holds, in order and apart: tools, methods, fields, certifications, languages
 * and degrees. Traits ("communication skills") are left out, and so are names that only say who somebody is
 * ("our Java developers").
 */
export function findSkillSpans(text: string): SkillSpan[] {
  const tokens = tokenize(text);
  const known = findMentions(text, tokens).map(({ start, end, term }) => ({
    name: term.name,
    start,
    end,
    sure: term.kind !== 'skill',
  }));
  const all = withoutOverlap(known, [...degreeSpans(text, tokens), ...unknownTerms(text, tokens, known)]);
  const spans = all.filter(({ name }) => !traits.has(name));
  const asked = spans.filter((_, index) => isAsked(text, spans, index));
  return joinedBySlash(text, asked).map(({ name, start, end }) => ({
    name,
    text: text.slice(start, end),
    start,
    end,
  }));
}

/** "React/Redux" without spaces is written as one thing, so it is one span with both names. */
function joinedBySlash(text: string, spans: Named[]): Named[] {
  const joined: Named[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && text.slice(last.end, span.start) === '/') {
      joined[joined.length - 1] = { ...last, name: `${last.name} / ${span.name}`, end: span.end };
    } else joined.push(span);
  }
  return joined;
}

/** "BS/BA degree", "Master's degree"; a bare "PhD" says who somebody is as often as what is asked. */
function degreeSpans(text: string, tokens: Token[]): Named[] {
  return findDegrees(text, tokens).flatMap(({ start, end }) => {
    const after = /^ degrees?\b/i.exec(text.slice(end, end + 9))?.[0] ?? '';
    const name = text.slice(start, end + after.length);
    return /degree/i.test(name) ? [{ name, start, end: start + name.length, sure: true }] : [];
  });
}

function withoutOverlap(first: Named[], more: Named[]): Named[] {
  const sure = new Set(first);
  const sorted = [...first, ...more].sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Named[] = [];
  for (const span of sorted) {
    const last = apart.at(-1);
    if (!last || last.end <= span.start) apart.push(span);
    else if (sure.has(span) && !sure.has(last)) apart[apart.length - 1] = span;
  }
  return apart;
}
