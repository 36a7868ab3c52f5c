import type { Range } from '../../../shared/range.ts';
import type { Basics, EducationEntry, WorkEntry } from '../resume.types.ts';
import type { HeaderPart } from '../work/part-kinds.ts';
import { habitsOf } from './line-habits.ts';
import type { NestedWeights, PartChances, TakeHint } from './part-chances.ts';
import { chancesOf, hintText } from './part-chances.ts';
import { giveHints, type RuledSpan } from './part-hints.ts';
import type { PartedLine } from './parted-lines.ts';

/** A part of a line with its chances. `line` is the index of its line. */
export type WeighedPart = Range & { line: number; part: HeaderPart; chances: PartChances };

/** All that the rules read of a résumé, by which and around which parts are weighed. */
export type RuleReading = { basics: Basics; work: WorkEntry[]; education: EducationEntry[] };

/** A part of a line, and the hints by which it is weighed. */
type HintedPart = { line: number; part: HeaderPart; give: (take: TakeHint) => void };

/** Every part with its hints, line by line. Linear in the number of parts. */
function hintedParts(view: string, lines: PartedLine[], reading: RuleReading): HintedPart[] {
  const habits = habitsOf(lines);
  const ruled = ruledSpans(reading);
  let from = 0;
  return lines.flatMap((line, at) => {
    while (from < ruled.length && ruled[from]!.end <= line.segment.start) from++;
    let to = from;
    while (to < ruled.length && ruled[to]!.start < line.segment.end) to++;
    const own = ruled.slice(from, to);
    return line.parts.map((part, index) => ({
      line: at,
      part,
      give: (take) => giveHints(view, lines, at, index, own, habits, take),
    }));
  });
}

/** The hints of every part as texts, for learning how much each says. */
export function hintsOfParts(
  view: string,
  lines: PartedLine[],
  reading: RuleReading,
): { part: HeaderPart; hints: string[] }[] {
  return hintedParts(view, lines, reading).map(({ part, give }) => {
    const hints: string[] = [];
    give((name, value) => hints.push(hintText(name, value)));
    return { part, hints };
  });
}

/** Weighs every part of every line. */
export function weighedParts(
  view: string,
  lines: PartedLine[],
  reading: RuleReading,
  weights: NestedWeights,
): WeighedPart[] {
  return hintedParts(view, lines, reading).map(({ line, part, give }) => ({
    line,
    part,
    start: part.start,
    end: part.end,
    chances: chancesOf(give, weights),
  }));
}

function ruledSpans({ basics, work, education }: RuleReading): RuledSpan[] {
  const spans: RuledSpan[] = [];
  const add = (role: string, span: Range | undefined) => {
    if (span) spans.push({ start: span.start, end: span.end, role });
  };
  for (const job of work) {
    add('title', job.title);
    add('employer', job.employer);
    add('work place', job.place);
    for (const other of job.otherTitles ?? []) add('title', other);
  }
  for (const study of education) {
    add('degree', study.degree);
    add('field', study.field);
    add('school', study.institution);
    add('school place', study.place);
  }
  add('name', basics.name);
  add('label', basics.label);
  add('home', basics.location);
  return spans.sort((a, b) => a.start - b.start);
}
