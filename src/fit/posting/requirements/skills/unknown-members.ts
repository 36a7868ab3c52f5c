import { overlaps, type Range } from '../../../../shared/range.ts';
import { matchesOf } from '../../../text/patterns/matches.ts';
import { isUnknownName } from '../../../vectors/unknown-names.ts';
import type { PostingRequirement } from '../../posting.types.ts';
import {
  labelOf,
  makeRequirement,
  mentionsIn,
  type PostingText,
  type StatementPart,
} from '../make-requirement.ts';

/** A name in a list beside one that the lexicon knows, and whether either will do. */
export type UnknownMember = { range: Range; beside: PostingRequirement; either: boolean };

const NAME = '[\\p{L}\\d][\\p{L}\\d.+#-]*[\\p{L}\\d+#]';
const BEFORE = new RegExp(
  `(?<=(?:^|[,:(/]\\s?|\\b(?:with|in|of|using|like|as|including|to|on|and|or|know|e\\.g\\.)\\s))(${NAME})(,? (?:and|or) |, |/)$`,
  'iu',
);
const AFTER = new RegExp(
  `^(,? (?:and|or) |, (?:and |or )?|/)(${NAME})(?=\\s*(?:$|[,;.)/(]|(?:and|or|is|are|preferred|required|experience|certificat\\w+|software|systems?|tools?|platforms?|skills?)\\b))`,
  'iu',
);
/** "Standards such as HL7 and DICOM": neither is asked by itself. */
const GIVES_EXAMPLES = /\b(?:such as|like|e\.?g\.?|for example|including)\s/i;

/** Of "ProjectSight, Procore and Bluebeam", "WebGL or deck.gl" what the lexicon doesn't know. */
export function unknownMembers(
  posting: PostingText,
  part: StatementPart,
  named: readonly PostingRequirement[],
): UnknownMember[] {
  if (GIVES_EXAMPLES.test(posting.view.slice(part.start, part.end))) return [];
  const members: UnknownMember[] = [];
  for (const beside of named)
    for (const member of membersBeside(posting, part, beside))
      if (!members.some(({ range }) => overlaps(range, member.range))) members.push(member);
  return members;
}

/** The unknown names before, within and after what one requirement names. One "or" makes all of them a choice. */
function membersBeside(
  posting: PostingText,
  part: StatementPart,
  beside: PostingRequirement,
): UnknownMember[] {
  const { view } = posting;
  const [first] = beside.words;
  const last = beside.words.at(-1);
  if (!first || !last || beside.examples || view.slice(first.start, last.end).includes('(')) return [];
  const found: Joined[] = [];
  const known = mentionsIn(posting, part);
  const isNew = ({ range }: Joined) =>
    isUnknownName(view.slice(range.start, range.end)) && !known.some((mention) => overlaps(mention, range));
  let { start } = first;
  for (let one = before(view, part.start, start); one && isNew(one); one = before(view, part.start, start)) {
    found.push(one);
    start = one.range.start;
  }
  for (const [index, { end }] of beside.words.slice(0, -1).entries())
    for (const one of between(view, end, beside.words[index + 1]?.start ?? end))
      if (isNew(one)) found.push(one);
  let { end } = last;
  for (let one = after(view, end, part.end); one && isNew(one); one = after(view, end, part.end)) {
    found.push(one);
    end = one.range.end;
  }
  const either = beside.sufficient.length > 1 || found.some(({ joint }) => /\bor\b|\//i.test(joint));
  return found.flatMap(({ range }) =>
    either || isAskedByName(beside, view.slice(range.start, range.end)) ? [{ range, beside, either }] : [],
  );
}

/** "MQL" beside a program may be anything; beside a certificate it is one. */
const isAskedByName = ({ kind }: PostingRequirement, name: string): boolean =>
  kind === 'certification' || (kind === 'tool' && !INITIALS.test(name));
const INITIALS = /^\p{Lu}{2,5}s?$/u;

type Joined = { range: Range; joint: string };

function before(view: string, from: number, to: number): Joined | undefined {
  const match = BEFORE.exec(view.slice(from, to));
  if (!match) return undefined;
  const [, name = '', joint = ''] = match;
  const start = from + match.index;
  return { range: { start, end: start + name.length }, joint };
}

function after(view: string, from: number, to: number): Joined | undefined {
  const [, joint = '', name = ''] = AFTER.exec(view.slice(from, to)) ?? [];
  const start = from + joint.length;
  return name ? { range: { start, end: start + name.length }, joint } : undefined;
}

/** The names between two known ones: ", Crossplane or " */
function between(view: string, from: number, to: number): Joined[] {
  return matchesOf(view.slice(from, to), IN_BETWEEN).map(({ 0: name, index }) => ({
    range: { start: from + index, end: from + index + name.length },
    joint: ', ',
  }));
}
const IN_BETWEEN = new RegExp(`(?<=(?:, |/)(?:or )?)${NAME}(?=,|/| or )`, 'giu');

/** The requirements with those names: as one more way to meet the one beside them, or by themselves. */
export function withUnknownMembers(
  posting: PostingText,
  part: StatementPart,
  named: readonly PostingRequirement[],
  members: readonly UnknownMember[],
): PostingRequirement[] {
  return named.flatMap((one) => {
    const own = members.filter(({ beside }) => beside === one);
    const asOne = ({ range }: UnknownMember) =>
      makeRequirement(posting, range, one.kind, part, {
        weight: one.weight,
        label: labelOf(posting.view.slice(range.start, range.end)),
        words: [range],
      });
    const ways = own.filter(({ either }) => either);
    const others = own.filter(({ either }) => !either);
    const choice = ways.length === 0 ? one : asChoice(posting, part, [one, ...ways.map(asOne)]);
    return [choice, ...others.map(asOne)].sort((a, b) => a.start - b.start);
  });
}

const NOUN = /^ (?:certifications?|certificates?|credentials?|licen[cs]es?)\b/i;

function asChoice(posting: PostingText, part: StatementPart, ways: PostingRequirement[]): PostingRequirement {
  const [first] = ways as [PostingRequirement];
  const span = {
    start: Math.min(...ways.map(({ start }) => start)),
    end: Math.max(...ways.map(({ end }) => end)),
  };
  span.end += NOUN.exec(posting.view.slice(span.end, part.end))?.[0].length ?? 0;
  return {
    ...makeRequirement(posting, span, first.kind, part, { weight: first.weight, words: [span] }),
    options: ways.map((way) => [way]),
  };
}
