import { overlaps, type Range } from '../../../../../shared/range.ts';
import type { RequirementKind } from '../../../../../shared/results/fit-result.ts';
import { hasOpenBracket } from '../../../../text/open-bracket.ts';
import { matchesOf } from '../../../../text/patterns/matches.ts';
import { isUnknownName } from '../../../../vectors/unknown-names.ts';
import type { PostingRequirement } from '../../../posting.types.ts';
import {
  labelOf,
  labelOfRequirement,
  makeRequirement,
  mentionsIn,
  type PostingText,
  type StatementPart,
} from '../../make-requirement.ts';
import { contentWeight } from '../content-weight.ts';
import { endsOpen } from './mention-groups.ts';

/** A name in a list beside one that the lexicon knows, and whether either will do. */
export type UnknownMember = {
  range: Range;
  beside: PostingRequirement;
  either: boolean;
  kind?: RequirementKind;
};

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

/** "Slack, Notion and Linear", "framing, drywall and painting": in a list of names, words that the lexicon isn't sure of. */
export function plainMembers(
  posting: PostingText,
  part: StatementPart,
  named: readonly PostingRequirement[],
): UnknownMember[] {
  const { view } = posting;
  const elements = named.length < 2 ? [] : elementsOf(view, part);
  const known = named.flatMap((one) => one.words.map((range) => ({ range, one })));
  const areTools = named.every(({ kind }) => kind === 'tool');
  const plain: UnknownMember[] = [];
  for (const [index, element] of elements.entries()) {
    const inside = known.filter(({ range }) => overlaps(range, element));
    if (inside.length > 0 && isOnlyNamed(view, element, inside, index === 0)) continue;
    const beside = known.findLast(({ range }) => range.end <= element.start)?.one;
    const isTool = areTools && startsWithCapital(view, element);
    if (!isTool && MAY_DESCRIBE.test(view.slice(element.end, part.end))) return [];
    const isName = isTool || contentWeight(posting, element, []).specific > 0;
    if (inside.length > 0 || !beside || !isName || !PLAIN_NAME.test(view.slice(element.start, element.end)))
      return [];
    plain.push({ range: element, beside, either: false, ...(isTool ? {} : { kind: 'skill' }) });
  }
  return elements.length >= plain.length + 2 ? plain : [];
}
const startsWithCapital = (view: string, { start }: Range): boolean => /^\p{Lu}/u.test(view.slice(start));
/** "Mathematical and predictive modeling" */
const MAY_DESCRIBE = /^ (?:and|&) \S+ \S/;
/** A word, or two that are written as a name, that don't only say that more are meant. */
const PLAIN_NAME =
  /^(?!(?:[Mm]ore|[Oo]thers?|[Ss]uch|[Ss]imilar|[Ee]tc|[Vv]arious)$)(?:[\p{L}\d][\p{L}\d.+#-]*|\p{Lu}[\p{L}\d.+#-]* \p{Lu}[\p{L}\d.+#-]*)$/u;

/** Whether an element of a list is what it names, but for what opens the list ("strong Excel", "knowledge of payroll"). */
function isOnlyNamed(
  view: string,
  element: Range,
  inside: readonly { range: Range }[],
  isFirst: boolean,
): boolean {
  const start = Math.min(...inside.map(({ range }) => range.start));
  const end = Math.max(...inside.map(({ range }) => range.end));
  const before = view.slice(element.start, start).trim();
  const isRest = /^\W?$|^[^()]*\([^()]*\)$|^[^()]*\)$/.test(view.slice(end, element.end));
  return isRest && (isFirst ? OPENS_LIST.test(before) : !before.includes(' '));
}

/** "Experience with", "strong knowledge of" */
const OPENS_LIST = /^(?:\S+\s*){0,3}$/;

/** What stands between the commas of "A, B and C", outside brackets; none if it isn't such a list. */
function elementsOf(view: string, { start, end }: Range): Range[] {
  const text = view.slice(start, end).replace(/[\s.;,]+$/, '');
  const joints = matchesOf(text, BETWEEN_ELEMENTS).filter(
    ({ index }) => !hasOpenBracket(text.slice(0, index)),
  );
  const isList = joints.slice(0, -1).every(({ 0: joint }) => /^,\s+$/.test(joint));
  if (joints.length < 2 || !isList || EITHER.test(text)) return [];
  const froms = [0, ...joints.map(({ 0: joint, index }) => index + joint.length)];
  const tos = [...joints.map(({ index }) => index), text.length];
  return froms.map((from, index) => ({ start: start + from, end: start + (tos[index] ?? from) }));
}
const EITHER = /\b(?:or|including|such as|like|e\.g|etc)\b|\/|:/i;
const BETWEEN_ELEMENTS = /,\s+(?:and\s+|&\s+)?|\s(?:and|&)\s/gi;

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
  const either =
    beside.sufficient.length > 1 ||
    found.some(({ joint }) => /\bor\b|\//i.test(joint)) ||
    endsOpen(view, end, part.end);
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
    const asOne = ({ range, kind = one.kind }: UnknownMember) =>
      makeRequirement(posting, range, kind, part, {
        weight: one.weight,
        label: (kind === 'skill' ? labelOfRequirement : labelOf)(posting.view.slice(range.start, range.end)),
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
