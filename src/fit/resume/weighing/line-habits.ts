import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { HeaderPart } from '../work/part-kinds.ts';
import { joined, spaced, type TakeHint } from './part-chances.ts';
import type { PartedLine } from './parted-lines.ts';

const USUAL_SHARE = RESUME_NUMBERS.usualShare.value;

/** For the parts of a line, in order, how often which kind is there in this résumé. */
type Tallies = Map<string, number>[];

/** For each line the tallies of lines of the same form, and of those at the same distance to the dates of an entry. */
export type LineHabits = { line: Tallies; entry: Tallies | undefined }[];

/**
 * What a résumé does in the same place elsewhere: people write all their jobs alike, so the part after the first comma
 * of one job is probably what it certainly is in the others.
 */
export function habitsOf(lines: PartedLine[]): LineHabits {
  const byForm = new Map<string, Tallies>();
  const byDistance = new Map<string, Tallies>();
  return lines.map((line) => {
    const habits = {
      line: talliesAt(byForm, formOf(line)),
      entry:
        line.toRange !== 9 && !line.segment.bullet
          ? talliesAt(byDistance, `${line.section} ${line.toRange}`)
          : undefined,
    };
    line.parts.forEach((part, index) => {
      if (part.sure < 2) return;
      count(habits.line, index, part);
      if (habits.entry) count(habits.entry, index, part);
    });
    return habits;
  });
}

function formOf({ section, segment, ranged, dates, parts }: PartedLine): string {
  const separators = parts.map((part) => part.separator).join('');
  return `${section} ${segment.bullet} ${ranged} ${dates.length > 0} ${separators}`;
}

function talliesAt(all: Map<string, Tallies>, place: string): Tallies {
  const known = all.get(place);
  if (known) return known;
  const tallies: Tallies = [];
  all.set(place, tallies);
  return tallies;
}

function count(tallies: Tallies, index: number, { kind }: HeaderPart): void {
  tallies[index] ??= new Map<string, number>();
  tallies[index].set(kind, (tallies[index].get(kind) ?? 0) + 1);
}

/** Hints from what other lines have in the place of a part. */
export function giveHabitHints(
  habits: LineHabits,
  { part, at, index }: { part: HeaderPart; at: number; index: number },
  take: TakeHint,
): void {
  const { line, entry } = habits[at]!;
  if (line[index]) giveUsual('line', line[index], part, take);
  if (entry?.[index]) giveUsual('entry', entry[index], part, take);
}

function giveUsual(
  name: 'line' | 'entry',
  tally: Map<string, number>,
  part: HeaderPart,
  take: TakeHint,
): void {
  let usual = 'none';
  let most = 0;
  let all = 0;
  for (const [kind, times] of tally) {
    const others = part.sure > 1 && kind === part.kind ? times - 1 : times;
    all += others;
    if (others > most) {
      most = others;
      usual = kind;
    }
  }
  const certainty = most === 0 ? '' : most > 1 && most > all * USUAL_SHARE ? '!' : '?';
  take(name === 'line' ? 'usual in line' : 'usual in entry', joined(usual, certainty));
  take(name === 'line' ? 'usual in line&kind' : 'usual in entry&kind', spaced(usual, part.kind));
}
