import type { Basics, ResumeSegment } from '../resume.types.ts';
import { trimmed } from './spans.ts';

/** Without the person's name where the head of a further page repeats it, alone or run into the line that follows. */
export function withoutPageHeads(
  view: string,
  segments: ResumeSegment[],
  { name, email, phone }: Basics,
): ResumeSegment[] {
  // Where nobody can be reached the résumé was made anonymous, and what looks like a name may be the job sought.
  const words = name && (email ?? phone) && view.slice(name.start, name.end).toLowerCase();
  if (!words?.includes(' ')) return segments;
  return segments.flatMap((segment) => {
    const opening = view.slice(segment.start, Math.min(segment.end, segment.start + words.length));
    if (segment.start < name!.end || opening.toLowerCase() !== words) return [segment];
    const rest = trimmed(view, segment.start + words.length, segment.end);
    return rest ? [{ ...segment, ...rest }] : [];
  });
}
