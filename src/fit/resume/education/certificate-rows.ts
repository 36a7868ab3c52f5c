import { within } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { hasOpenBracket } from '../../text/open-bracket.ts';
import type { DateRange } from '../dates.ts';
import type { ResumeSegment } from '../resume.types.ts';

/** A line in a list of certificates. `bare` lines have nothing but a date. */
type Line = ResumeSegment & { bare: boolean };

/** A line that names a certificate rather than its issuer. */
const CERTIFICATE =
  /(?<![\p{L}])(?:certified|certification|certificate|licen[cs]ed?|licen[cs]ure|accredited|chartered|diploma|course|training|first aid|cpr|pmp|cpa|cissp|itil|comptia)(?![\p{L}])/iu;
/** An issuer of certificates: "Denby Safety Board", "Institute of Welding". */
const ISSUER =
  /(?<![\p{L}])(?:association|institute|board|university|college|council|society|ministry|authority|foundation|academy|red cross)$|^(?:the )?(?:institute|university|ministry|board|college|academy|society) (?:of|for) /iu;

/**
 * The lines that name a certificate each. Wrapped lines are joined; lines with the issuer of the one above are dropped.
 */
export function certificateRows(
  view: string,
  segments: ResumeSegment[],
  dates: DateRange[],
): ResumeSegment[] {
  const lines = joinWrapped(view, segments).map((line) => lineOf(view, line, dates));
  const issuers = issuerLines(view, lines);
  return lines.filter((line) => !line.bare && !issuers.has(line));
}

function lineOf(view: string, line: ResumeSegment, dates: DateRange[]): Line {
  const own = within(dates, line);
  const rest = own.reduceRight(
    (text, date) => text.slice(0, date.start - line.start) + text.slice(date.end - line.start),
    view.slice(line.start, line.end),
  );
  return { ...line, bare: own.length > 0 && !/\p{L}{2}/u.test(rest) };
}

/** Joins wrapped lines: the rest begins in lower case, closes a bracket or follows a list item. */
function joinWrapped(view: string, segments: ResumeSegment[]): ResumeSegment[] {
  const rows: ResumeSegment[] = [];
  const listed = segments.filter(({ bullet }) => bullet).length > 1;
  const paired = segments.every(({ bullet }, index) => bullet === (index % 2 === 0));
  for (const segment of segments) {
    const before = rows.at(-1);
    if (
      before &&
      segment.gap === 'line' &&
      !segment.bullet &&
      isContinued(view, before, segment, listed && !paired)
    )
      before.end = segment.end;
    else rows.push({ ...segment });
  }
  return rows;
}

function isContinued(view: string, before: ResumeSegment, next: ResumeSegment, listed: boolean): boolean {
  const line = view.slice(before.start, before.end);
  const rest = view.slice(next.start, next.end);
  if (line.length + rest.length > RESUME_NUMBERS.maxCertificateLine.value) return false;
  if (listed && before.bullet && !ISSUER.test(rest)) return true;
  const open = hasOpenBracket(line);
  return /^\p{Ll}/u.test(rest) || /[,&–-]$/.test(line) || (open && rest.includes(')'));
}

/**
 * The lines with the issuer of the certificate above them: every second line of a regular list, or lines that look like
 * issuers.
 */
function issuerLines(view: string, lines: Line[]): Set<Line> {
  const named = lines.filter((line) => !line.bare && line.gap !== 'spaces');
  const raw = (line: Line) => view.slice(line.start, line.end);
  const second = named.filter((_, index) => index % 2 === 1);
  const first = named.filter((_, index) => index % 2 === 0);
  const paired =
    named.length % 2 === 0 &&
    named.every((line) => !line.bullet || first.includes(line)) &&
    !second.some((line) => CERTIFICATE.test(raw(line))) &&
    isRegular(lines, first, second);
  const issuerLike = named.filter(
    (line, index) =>
      index > 0 &&
      !line.bullet &&
      line.gap === 'line' &&
      ISSUER.test(raw(line)) &&
      !CERTIFICATE.test(raw(line)),
  );
  return new Set(paired ? second : issuerLike);
}

/** True if every pair of lines has a date in the same place or is separated from the next pair by a blank line. */
function isRegular(lines: Line[], first: Line[], second: Line[]): boolean {
  const places = first.map((line, index) => {
    const from = lines.indexOf(line);
    const to = index + 1 < first.length ? lines.indexOf(first[index + 1]!) : lines.length;
    return lines
      .slice(from, to)
      .map((each) => (each.bare ? 'date' : 'name'))
      .join(' ');
  });
  const alike = places.every((place) => place === places[0]);
  const dated = places[0]?.includes('date') === true;
  const apart = first.length > 1 && first.slice(1).every((line) => line.gap === 'blank');
  const close = second.every((line) => line.gap === 'line');
  return alike && (first.length > 1 ? dated || (apart && close) : dated && lines.length === 3);
}
