import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import type { Basics, ResumeSegment } from '../resume.types.ts';
import { trimmed } from './spans.ts';

/** Removes the person's name from page headers that repeat it, alone or run into the next line. */
export function withoutPageHeaders(
  view: string,
  segments: ResumeSegment[],
  { name, email, phone }: Basics,
): ResumeSegment[] {
  // A résumé without contact data was anonymized; there, what looks like a name may be the desired job.
  const words = name && (email ?? phone) && view.slice(name.start, name.end).toLowerCase();
  if (!words?.includes(' ')) return segments;
  return segments.flatMap((segment) => {
    const opening = view.slice(segment.start, Math.min(segment.end, segment.start + words.length));
    if (segment.start < name!.end || opening.toLowerCase() !== words) return [segment];
    const rest = trimmed(view, segment.start + words.length, segment.end);
    return rest ? [{ ...segment, ...rest }] : [];
  });
}

/** Removes the lines at the top, above all dates, that say who and where somebody is: no job is held there. */
export function withoutContact(
  segments: ResumeSegment[],
  dates: DateRange[],
  top: Range | undefined,
  { email, phone }: Basics,
): ResumeSegment[] {
  const end = Math.max(email?.end ?? 0, phone?.end ?? 0);
  if (end > (top?.end ?? 0) || dates.some(({ range, start }) => range && start < end)) return segments;
  return segments.filter((segment) => segment.start >= end || segment.end > end + MAX_BEHIND);
}
const MAX_BEHIND = RESUME_NUMBERS.maxBehindContact.value;
