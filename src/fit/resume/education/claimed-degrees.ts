import { type Range, within } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { TextSection } from '../layout/resume-sections.ts';
import { spanOf } from '../layout/spans.ts';
import type { EducationEntry, ResumeSegment } from '../resume.types.ts';
import type { DegreeMention } from './degree-words.ts';
import { findDegrees } from './degree-words.ts';
import { isUnfinished } from './unfinished-study.ts';

const MAX_LINE = RESUME_NUMBERS.maxClaimLine.value;
const MAX_SECTION = RESUME_NUMBERS.maxClaimSection.value;
const NOT_HELD =
  /(?<![\p{L}])(?:seek(?:s|ing)?|pursu(?:e|es|ing)|towards?|working on|studying for|enroll?ed|admission|applying|apply|teach(?:es|ing)?|taught|tutor(?:ed|ing)?|students?|classes|supervis(?:e|ed|ing)|mentor(?:ed|ing)?|guided|to obtain|to earn|prefer(?:red|ably)|require[sd]?|equivalent (?:to|of)|recruit(?:ed|ing)?|interns?)(?![\p{L}])[^.;\n]*$/iu;

/**
 * Degrees that only the header or the summary names: "Ann Hill, MBA", "engineer with a master's degree in physics". They
 * have neither school nor date.
 */
export function claimedDegrees(
  text: string,
  view: string,
  sections: TextSection[],
  segments: ResumeSegment[],
  known: EducationEntry[],
  today: number,
): EducationEntry[] {
  const levels = new Set(known.flatMap(({ level, aim }) => [level, aim]));
  const underWay = known.some(({ unfinished }) => unfinished);
  const found: EducationEntry[] = [];
  for (const section of sections) {
    if (section.kind !== 'header' && section.kind !== 'summary') continue;
    const from = section.heading?.end ?? section.start;
    for (const line of within(segments, { start: from, end: Math.min(section.end, from + MAX_SECTION) })) {
      if (line.end - line.start > MAX_LINE) continue;
      for (const degree of findDegrees(view, line)) {
        if (degree.level < 3 || levels.has(degree.level) || found.length >= 6) continue;
        if (!isHeld(view, line, degree, today) || (underWay && section.kind === 'summary')) continue;
        levels.add(degree.level);
        const entry: EducationEntry = {
          start: degree.start,
          end: Math.max(degree.end, degree.field?.end ?? 0),
          degree: spanOf(text, degree),
          level: degree.level,
        };
        if (degree.field) entry.field = spanOf(text, degree.field);
        found.push(entry);
      }
    }
  }
  return found;
}

const AMBIGUOUS_DEGREE =
  /^(?:masters?|bachelors?|ms|ma|me|bs|ba|be|post[- ]?graduate|graduate|undergraduate|advanced degree|diplom|licence)$/i;

function isHeld(view: string, line: Range, degree: DegreeMention, today: number): boolean {
  const before = view.slice(Math.max(line.start, degree.start - 120), degree.start);
  const after = view.slice(degree.end, Math.min(line.end, degree.end + 60));
  if (
    NOT_HELD.test(before) ||
    /^[^.;]{0,24}\b(?:students?|program|candidates?|required|preferred)\b/i.test(after)
  )
    return false;
  const raw = view.slice(degree.start, degree.end);
  if (degree.level < 4 && !/degree|^associate.{0,3} of /i.test(raw + after)) return false;
  // "4 DVM small animal practice"
  if (/\d[- ]$/.test(before)) return false;
  if (AMBIGUOUS_DEGREE.test(raw) && !/^['’]?s? (?:degree|in|of) /i.test(after)) return false;
  return !isUnfinished(view, { start: degree.start, end: degree.end }, undefined, today);
}
