import type { Range } from '../../../shared/range.ts';
import type { Basics, EducationEntry, WorkEntry } from '../resume.types.ts';
import type { HeaderPart } from '../work/part-kinds.ts';
import { habitsOf } from './line-habits.ts';
import type { PartChances, PartWeights } from './part-chances.ts';
import { chancesOf } from './part-chances.ts';
import { hintsOf, type RuledSpan } from './part-hints.ts';
import type { PartedLine } from './parted-lines.ts';

/** A part of a line with its chances. `line` is the index of its line. */
export type WeighedPart = Range & { line: number; part: HeaderPart; chances: PartChances };

/** All that the rules read of a résumé, by which and around which parts are weighed. */
export type RuleReading = { basics: Basics; work: WorkEntry[]; education: EducationEntry[] };

/** The hints of every part, line by line. Linear in the number of parts. */
export function hintsOfParts(
  view: string,
  lines: PartedLine[],
  reading: RuleReading,
): { line: number; part: HeaderPart; hints: string[] }[] {
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
      hints: hintsOf(view, lines, at, index, own, habits),
    }));
  });
}

/** Weighs every part of every line. */
export function weighedParts(
  view: string,
  lines: PartedLine[],
  reading: RuleReading,
  weights: PartWeights,
): WeighedPart[] {
  return hintsOfParts(view, lines, reading).map(({ line, part, hints }) => ({
    line,
    part,
    start: part.start,
    end: part.end,
    chances: chancesOf(hints, weights),
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
