import { resumeView } from '../../../../fit/resume/layout/text-view.ts';
import type { ReadResume } from '../../../../fit/resume/resume.types.ts';
import {
  type LeftOut,
  nothingRead,
  type ProposedField,
} from '../../../../shared/master-resume/master-resume-proposal.ts';
import { maxTextLength } from '../../../../shared/master-resume/master-resume-rules.ts';
import type { Range } from '../../../../shared/range.ts';
import { cleanText, linesAt } from './propose-field.ts';

/** An entry of a proposal: where its text is, and which parts of the résumé its fields hold. */
export type EntryPart = Range & { key: string; held: Range[]; isComplete: boolean };

type Held = { held: Range[]; entries: EntryPart[] };
type Line = Range & { section: number; afterBlank: boolean; isWrapped: boolean };
/** What is left of a line without what fields hold. */
type Rest = Line & { text: string };

/**
 * Sorts the lines that no field holds: those of a job or a school are its description, all others are left out, by
 * section. The lines of an entry that can't be saved as it is are in both, so that one of the two keeps them.
 */
export function sortLines(
  read: ReadResume,
  { held, entries }: Held,
): { descriptions: Map<string, ProposedField>; leftOut: LeftOut[] } {
  const { text, sections } = read;
  const owners = entries
    .filter(({ start }) => sections[sectionAt(read, start)]?.kind !== 'summary')
    .sort((a, b) => a.start - b.start);
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  const always = [...held, ...headings, ...owners.flatMap((one) => (one.isComplete ? one.held : []))];
  const described = new Map<string, Rest[]>();
  const blocks = new Map<string, { heading: string; entry: string | null; rests: Rest[] }>();
  for (const line of linesOf(read)) {
    const owner = owners.findLast(({ start, end }) => start < line.end && line.start < end);
    const rest = owner ? restOf(text, line, [...always, ...owner.held]) : null;
    if (owner && rest) described.set(owner.key, [...(described.get(owner.key) ?? []), rest]);
    if (owner?.isComplete) continue;
    const left = restOf(text, line, always);
    if (!left || isFurniture(left, text, headings)) continue;
    const heading = cleanText(sections[line.section]?.heading?.text ?? '').replace(/[\s:]+$/, '');
    const key = `${line.section} ${owner?.key ?? ''}`;
    const block = blocks.get(key) ?? { heading, entry: owner?.key ?? null, rests: [] };
    block.rests.push(left);
    blocks.set(key, block);
  }
  return {
    descriptions: new Map([...described].map(([key, rests]) => [key, descriptionField(text, rests)])),
    leftOut: [...blocks.values()].map(({ heading, entry, rests }) => ({
      heading,
      text: rests
        .map((rest, index) => (index > 0 && rest.afterBlank ? `\n${rest.text}` : rest.text))
        .join('\n'),
      entry,
      known: false,
    })),
  };
}

function sectionAt({ sections }: ReadResume, at: number): number {
  return sections.findLastIndex(({ start }) => start <= at);
}

function linesOf(read: ReadResume): Line[] {
  const lines: Line[] = [];
  let afterBlank = false;
  for (const { 0: line, index: start } of read.text.matchAll(/[^\n\r\v\f\u2028\u2029]+/g)) {
    const end = start + line.length;
    const between = read.text.slice(lines.at(-1)?.end ?? 0, start);
    afterBlank ||= between.replaceAll('\r\n', '\n').length > 1;
    if (line.trim() === '') continue;
    const isWrapped = read.wrapped.some((range) => range.start < start && start < range.end);
    lines.push({ start, end, section: sectionAt(read, start), afterBlank, isWrapped });
    afterBlank = false;
  }
  return lines;
}

/** Words that only connect or name what a field holds: "at", "Phone:", "valid until". */
const connecting =
  /^(?:at|in|of|on|by|to|from|for|and|with|the|until|till|through|since|date|dates?|e-?mail|phone|tel|telephone|mobile|cell|contact|address|location|name|valid|active|current|expires?|expired|expiry|issued|no|nr|number|id|gpa|cgpa)$/i;

function restOf(text: string, line: Line, held: Range[]): Rest | null {
  const inside = held.filter(({ start, end }) => start < line.end && line.start < end);
  const whole = text.slice(line.start, line.end).replaceAll('\u00ad', '').trim();
  if (inside.length === 0)
    return /[\p{L}\p{N}]{2}/u.test(whole) ? { ...line, text: whole } : bare(line, whole);
  const pieces: string[] = [];
  let at = line.start;
  for (const { start, end } of inside.toSorted((a, b) => a.start - b.start)) {
    if (start > at) pieces.push(text.slice(at, start));
    at = Math.max(at, end);
  }
  if (at < line.end) pieces.push(text.slice(at, line.end));
  const kept = pieces
    .map((piece) => cleanText(piece).replace(/^[\s|,;:.•·)/–—-]+|[\s|,;:•·(/–—-]+$/g, ''))
    .filter(saysMore);
  return kept.length > 0 ? { ...line, text: kept.join(', ') } : null;
}

/** True if a piece of a line has a word of its own. */
export function saysMore(piece: string): boolean {
  const words = resumeView(piece).match(/\p{L}[\p{L}\p{N}'-]+/gu) ?? [];
  return words.some((word) => !connecting.test(word));
}

/** A bullet on a line of its own marks the next line, so it is kept. */
const bare = (line: Line, whole: string) => (bulletOf(`${whole} x`) ? { ...line, text: whole } : null);

/** Page numbers, and the first half of a heading on two lines. */
function isFurniture({ text: content, end }: Rest, text: string, headings: Range[]): boolean {
  if (/^(?:page )?\d{1,2}(?: ?(?:\/|of) ?\d{1,2})?$/i.test(content)) return true;
  return (
    /^\p{Lu}[^\p{Ll}]*(?: AND|&)$/u.test(content) &&
    headings.some(({ start }) => start >= end && text.slice(end, start).trim() === '')
  );
}

/** The mark of a list item at the start of a line. */
export function bulletOf(line: string): string | undefined {
  return /^(?:[•\u2060 ]*•[•\u2060 ]*|[-*–>+o»][ \u2060]+)/.exec(resumeView(line))?.[0];
}

/** A description, quoted with the first of its lines. */
function descriptionField(text: string, rests: Rest[]): ProposedField {
  const value = description(rests);
  const first = rests.find(({ text: rest }) => /\p{L}/u.test(rest));
  if (!value || !first) return nothingRead();
  const line = linesAt(text, first.start);
  return { value, line: line.slice(bulletOf(line)?.length ?? 0) };
}

/** The lines as one text, with what was wrapped put together and list items marked with "- ". */
function description(rests: Rest[]): string {
  const lines: { text: string; isItem: boolean }[] = [];
  let marked = false;
  for (const { text, afterBlank, isWrapped } of rests) {
    const bullet = bulletOf(`${text} `);
    const content = cleanText(bullet === undefined ? text : text.slice(bullet.length));
    if (content === '') {
      marked = bullet !== undefined;
      continue;
    }
    const before = lines.at(-1);
    const isItem = marked || bullet !== undefined;
    marked = false;
    if (before && !isItem && (isWrapped || (before.isItem && !afterBlank))) before.text += ` ${content}`;
    else lines.push({ text: content, isItem });
  }
  const written = lines.map(({ text, isItem }) => (isItem ? `- ${text}` : text)).join('\n');
  return written.length <= maxTextLength
    ? written
    : written.slice(0, written.lastIndexOf('\n', maxTextLength));
}
