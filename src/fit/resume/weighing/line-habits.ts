import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { PartedLine } from './parted-lines.ts';
import { isRanged, linesToRange } from './parted-lines.ts';

const USUAL_SHARE = RESUME_NUMBERS.usualShare.value;

/** For each place in a line, how often which kind of part is there in this résumé. */
export type LineHabits = Map<string, Map<string, number>>;

/**
 * What a résumé does in the same place elsewhere: people write all their jobs alike, so the part after the first comma
 * of one job is probably what it certainly is in the others.
 */
export function habitsOf(lines: PartedLine[]): LineHabits {
  const habits: LineHabits = new Map();
  lines.forEach((line, at) => {
    line.parts.forEach((part, index) => {
      if (part.sure < 2) return;
      for (const place of placesInLayout(lines, at, index)) {
        const tally = habits.get(place) ?? new Map<string, number>();
        tally.set(part.kind, (tally.get(part.kind) ?? 0) + 1);
        habits.set(place, tally);
      }
    });
  });
  return habits;
}

/** The place of a part: in lines of the same form, and at the same distance to the dates of an entry. */
function placesInLayout(lines: PartedLine[], at: number, index: number): string[] {
  const line = lines[at]!;
  const separators = line.parts.map((part) => part.separator).join('');
  const form = `${line.section} ${line.segment.bullet} ${isRanged(line)} ${line.dates.length > 0} ${separators}`;
  const places = [`line ${form} ${index}`];
  const distance = linesToRange(lines, at);
  if (distance !== 9 && !line.segment.bullet) places.push(`entry ${line.section} ${distance} ${index}`);
  return places;
}

/** Hints from what other lines have in the place of a part. */
export function habitHints(habits: LineHabits, lines: PartedLine[], at: number, index: number): string[] {
  const part = lines[at]!.parts[index]!;
  return placesInLayout(lines, at, index).flatMap((place) => {
    const tally = habits.get(place);
    if (!tally) return [];
    const name = place.startsWith('line') ? 'line' : 'entry';
    let usual = 'none';
    let most = 0;
    let all = 0;
    for (const [kind, count] of tally) {
      const others = part.sure > 1 && kind === part.kind ? count - 1 : count;
      all += others;
      if (others > most) {
        most = others;
        usual = kind;
      }
    }
    const certainty = most === 0 ? '' : most > 1 && most > all * USUAL_SHARE ? '!' : '?';
    return [`usual in ${name}=${usual}${certainty}`, `usual in ${name}&kind=${usual} ${part.kind}`];
  });
}
