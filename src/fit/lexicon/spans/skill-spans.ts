import { type Token, tokenize } from '../../text/tokens.ts';
import { findDegreeNames } from '../degrees/degrees.ts';
import { findMentions } from '../lexicon.ts';
import { findTitles } from '../titles/titles.ts';
import { isAsked } from './asked.ts';
import { type TokenRange, widened } from './span-edges.ts';
import { tooVague } from './span-words.ts';
import { traits } from './traits.ts';
import { unknownTerms } from './unknown-terms.ts';

/** A skill named in a text. `name` is the lexicon's name for it, or the words of the text if the lexicon has none. */
export type SkillSpan = { name: string; text: string; start: number; end: number };

type Named = { name: string; start: number; end: number; sure: boolean };

/**
 * Finds what a text asks people to know, use or hold, in order and without overlap: tools, methods, fields,
 * certifications, languages and degrees. Leaves out traits ("communication skills") and names that only describe people
 * ("our Java developers").
 */
export function findSkillSpans(text: string): SkillSpan[] {
  const tokens = tokenize(text);
  const known = knownSpans(text, tokens);
  const all = withoutOverlap(known, [...degreeSpans(text, tokens), ...unknownTerms(text, tokens, known)]);
  const spans = outsideTitles(text, tokens, all).filter(({ name, start, end }) => {
    return !traits.has(name) && !tooVague.has(text.slice(start, end).toLowerCase());
  });
  const asked = spans.filter((_, index) => isAsked(text, spans, index));
  return joinedBySlash(text, asked).map(({ name, start, end }) => ({
    name,
    text: text.slice(start, end),
    start,
    end,
  }));
}

/** The names that the lexicon knows, widened to the whole thing they name. */
function knownSpans(text: string, tokens: Token[]): Named[] {
  const indexOf = new Map(tokens.map((token, index) => [token.start, index]));
  const taken = new Uint8Array(tokens.length);
  const found = findMentions(text, tokens).map(({ start, end, term }) => {
    const from = indexOf.get(start) as number;
    let to = from;
    while ((tokens[to] as Token).end < end) to++;
    taken.fill(1, from, to + 1);
    return { from, to, term };
  });
  return found.map(({ from, to, term }) => {
    const wide = traits.has(term.name)
      ? { from, to }
      : widened(tokens, { from, to }, (index) => !taken[index]);
    taken.fill(1, wide.from, wide.to + 1);
    return { name: term.name, ...placeOf(tokens, withoutDegree(tokens, wide)), sure: term.kind !== 'skill' };
  });
}

/** "degree in Computer Science" names Computer Science. */
function withoutDegree(tokens: Token[], { from, to }: TokenRange): TokenRange {
  const isDegree = tokens[from]?.norm === 'degree' && /^(?:in|of)$/.test(tokens[from + 1]?.norm ?? '');
  return isDegree && to > from + 1 ? { from: from + 2, to } : { from, to };
}

function placeOf(tokens: Token[], { from, to }: TokenRange): { start: number; end: number } {
  return { start: (tokens[from] as Token).start, end: (tokens[to] as Token).end };
}

/** Drops names that are part of a job title: "Java Developer", "Head of Marketing". */
function outsideTitles(text: string, tokens: Token[], spans: Named[]): Named[] {
  const titles = findTitles(text, tokens);
  let next = 0;
  return spans.filter(({ start, end }) => {
    while (next < titles.length && (titles[next]?.end ?? 0) < end) next++;
    return (titles[next]?.start ?? Number.POSITIVE_INFINITY) > start;
  });
}

/** Merges names written as one with a slash: "React/Redux" is a single span with both names. */
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

/** "BS/BA degree", "Master's degree". A bare "PhD" describes people as often as it states a requirement. */
function degreeSpans(text: string, tokens: Token[]): Named[] {
  return findDegreeNames(text, tokens).flatMap(({ start, end }) => {
    const after = /^ degrees?\b/i.exec(text.slice(end, end + 9))?.[0] ?? '';
    const name = text.slice(start, end + after.length);
    return /degree/i.test(name) ? [{ name, start, end: start + name.length, sure: true }] : [];
  });
}

function withoutOverlap(first: Named[], more: Named[]): Named[] {
  const sure = new Set(first);
  const sorted = [...first, ...more].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Named[] = [];
  for (const span of sorted) {
    const last = kept.at(-1);
    if (!last || last.end <= span.start) kept.push(span);
    else if (sure.has(span) && !sure.has(last)) kept[kept.length - 1] = span;
  }
  return kept;
}
