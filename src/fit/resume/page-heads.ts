import type { Segment } from './segments.ts';
import type { Range } from './spans.ts';
import { trimmed } from './spans.ts';

/** Without the person's name where the head of a further page repeats it, alone or run into the line that follows. */
export function withoutPageHeads(view: string, segments: Segment[], name: Range | undefined): Segment[] {
  const words = name && view.slice(name.start, name.end).toLowerCase();
  if (!words?.includes(' ')) return segments;
  return segments.flatMap((segment) => {
    const opening = view.slice(segment.start, Math.min(segment.end, segment.start + words.length));
    if (segment.start < name!.end || opening.toLowerCase() !== words) return [segment];
    const rest = trimmed(view, segment.start + words.length, segment.end);
    return rest ? [{ ...segment, ...rest }] : [];
  });
}
