import { type Range, within } from '../../../shared/range.ts';
import { findMentions } from '../../lexicon/lexicon.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import { trimmed } from '../layout/spans.ts';
import { isPlace } from '../person/places.ts';
import type { ResumeSegment } from '../resume.types.ts';
import { certificateRows } from './certificate-rows.ts';
import { schoolIn, wordsIn } from './school-names.ts';

const MAX_LINE = RESUME_NUMBERS.maxCertificateLine.value;
const MAX_SHORT_LINE = RESUME_NUMBERS.maxShortLine.value;
const MAX_AFTER_DATE = RESUME_NUMBERS.maxAfterDate.value;
const MAX_LINES = RESUME_NUMBERS.maxCertificateLines.value;
const SCHOOL_SHARE = RESUME_NUMBERS.schoolShareOfLine.value;
const LABEL =
  /^(?:certifi(?:cate|cation)s?|licen[cs]es?(?: and certifications?)?|professional certifications?|credentials?)[ ]{0,2}:[ ]{0,2}/i;
/** In other sections, a line that names a certificate or licence of the person. */
const CERTIFICATE =
  /(?<![\p{L}])(?:certified|certification|certificate|licen[cs]ed?|licen[cs]ure|accredited|chartered|registered nurse|first aid|cpr|osha[ -]?\d+|pmp|cpa|cissp|itil|comptia)(?![\p{L}])/iu;
const DESCRIPTION =
  /^(?:place(?= ?:)|date(?= ?:|$)|signature|responsible|completed|issued(?= |$)|credential id|expires|managed|worked|assisted|provided|developed|led|courses?|coursework|gpa|relevant|expected|pending|linkedin|e-?mail|phone|website|can|able to|willing to|available|on my)(?![\p{L}])/iu;

/** True for a line that names a certificate or license of the person. */
export const namesCertificate = (line: string): boolean => CERTIFICATE.test(line);

/** A certificate by a name that the lexicon knows: "EPA 608 Universal". */
export const isKnownCertificate = (line: string): boolean => {
  const [first] = findMentions(line);
  return first?.start === 0 && first.term.kind === 'certification';
};

/** "CPC-A: exam booked for May" */
const AHEAD = /\b(?:exams?|tests?)\b.{0,16}\b(?:booked|scheduled|planned)\b/i;

const mayBeCertificate = (line: string): boolean =>
  namesCertificate(line) || (isKnownCertificate(line) && !AHEAD.test(line));

/** The certificates of a section, one per line, without labels, dates and lines with only a school, place or date. */
export function certificatesOf(
  view: string,
  section: Range,
  segments: ResumeSegment[],
  dates: DateRange[],
): Range[] {
  const lines = within(segments, section).filter(({ start, end }) => end - start <= MAX_LINE);
  return certificateRows(view, lines.slice(0, MAX_LINES), dates)
    .flatMap((line) => eachWithYear(view, line))
    .flatMap((line) => certificateIn(view, line, within(dates, line)));
}

/** "Kiln Guard Basic (2019), Kiln Guard Master (2021)": each, if all have their year. */
function eachWithYear(view: string, line: Range): Range[] {
  const body = view.slice(line.start, line.end);
  const pieces = body.split(BEHIND_YEAR);
  if (pieces.length < 2 || !pieces.every((piece) => ENDS_IN_YEAR.test(piece))) return [line];
  let at = line.start;
  return pieces.map((piece) => {
    const start = view.indexOf(piece, at);
    at = start + piece.length;
    return { start, end: at };
  });
}
const BEHIND_YEAR = /(?<=\((?:19|20)\d\d[^()]{0,24}\)),\s+/;
const ENDS_IN_YEAR = /\((?:19|20)\d\d[^()]{0,24}\)?$/;

/**
 * Certificates listed among the degrees: "Certified Welding Inspector, 2018". `taken` are the ranges of degrees and
 * schools.
 */
export function certificatesAmongDegrees(
  view: string,
  section: Range,
  segments: ResumeSegment[],
  dates: DateRange[],
  taken: Range[],
): Range[] {
  return within(segments, section)
    .filter(
      (line) => line.end - line.start <= MAX_SHORT_LINE && mayBeCertificate(view.slice(line.start, line.end)),
    )
    .filter((line) => !taken.some((range) => range.start < line.end && line.start < range.end))
    .slice(0, MAX_LINES)
    .flatMap((line) => certificateIn(view, line, within(dates, line)))
    .filter((range) => wordsIn(view, range).length < 12);
}

/** "BLS, exp. 03/2027": until when it is held. */
const UNTIL =
  /[,;]? ?\(?(?:exp(?:ir(?:es|ing|y|ation))?\.?|active|valid|current)(?: (?:date|through|thru|until|to|on|in))*:? ?$/iu;

function certificateIn(view: string, line: Range, dates: DateRange[]): Range[] {
  const label = LABEL.exec(view.slice(line.start, line.end))?.[0].length ?? 0;
  const leading = dates.find((date) => date.start - line.start - label < 3);
  const start = leading ? leading.end : line.start + label;
  const trailing = dates.find(
    (date) =>
      date !== leading &&
      date.start > start &&
      // "No. 124/E/2019" is a number.
      view.charAt(date.start - 1) !== '/' &&
      line.end - date.end < MAX_AFTER_DATE,
  );
  const range = trimmed(view, start, trailing ? trailing.start : line.end);
  if (!range) return [];
  range.end -= /[ ,]*(?:[([][^()[\]]*)?$/.exec(view.slice(range.start, range.end))?.[0].length ?? 0;
  range.end -= UNTIL.exec(view.slice(range.start, range.end))?.[0].length ?? 0;
  const raw = view.slice(range.start, range.end);
  if (AHEAD.test(raw)) return [];
  if (!/\p{L}{2}/u.test(raw) || isPlace(raw) || DESCRIPTION.test(raw) || /^city ?, ?state/i.test(raw))
    return [];
  const school = schoolIn(view, range, false);
  const only =
    school && school.end - school.start > (range.end - range.start) * SCHOOL_SHARE && !CERTIFICATE.test(raw);
  return only ? [] : [range];
}
