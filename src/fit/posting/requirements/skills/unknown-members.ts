import { overlaps, type Range } from '../../../../shared/range.ts';
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
/** Kinds that are asked by name. */
const BY_NAME: ReadonlySet<string> = new Set(['tool', 'certification']);

/** Of "ProjectSight, Procore and Bluebeam", "WebGL or deck.gl" what the lexicon doesn't know. */
export function unknownMembers(
  posting: PostingText,
  part: StatementPart,
  named: readonly PostingRequirement[],
): UnknownMember[] {
  const { view } = posting;
  const members: UnknownMember[] = [];
  if (GIVES_EXAMPLES.test(view.slice(part.start, part.end))) return members;
  for (const beside of named) {
    const [first] = beside.words;
    const last = beside.words.at(-1);
    if (!first || !last || beside.examples) continue;
    const isChoice = beside.sufficient.length > 1;
    const add = (range: Range, joint: string) => {
      const isNew = !members.some((member) => overlaps(member.range, range));
      const isName = isUnknownName(view.slice(range.start, range.end));
      const either = isChoice || /\bor\b|\//i.test(joint);
      if (!isNew || !isName || mentionsIn(posting, range).length > 0) return false;
      if (!either && !BY_NAME.has(beside.kind)) return false;
      members.push({ range, beside, either });
      return true;
    };
    let { start } = first;
    for (let found = before(view, part.start, start); found; found = before(view, part.start, start)) {
      if (!add(found.range, found.joint)) break;
      start = found.range.start;
    }
    let { end } = last;
    for (let found = after(view, end, part.end); found; found = after(view, end, part.end)) {
      if (!add(found.range, found.joint)) break;
      end = found.range.end;
    }
  }
  return members;
}

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
    const choice = ways.length === 0 ? one : oneOf(posting, part, [one, ...ways.map(asOne)]);
    return [choice, ...others.map(asOne)].sort((a, b) => a.start - b.start);
  });
}

const NOUN = /^ (?:certifications?|certificates?|credentials?|licen[cs]es?)\b/i;

function oneOf(posting: PostingText, part: StatementPart, ways: PostingRequirement[]): PostingRequirement {
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
