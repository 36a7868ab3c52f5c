import { findDates } from '../../../../fit/resume/dates.ts';
import {
  nothingRead,
  type ProposedEntry,
  type ProposedField,
} from '../../../../shared/master-resume/master-resume-proposal.ts';
import type { Certification } from '../../../../shared/master-resume/master-resume-rules.ts';
import type { Range } from '../../../../shared/range.ts';
import type { Span } from '../../../../shared/results/fit-result.ts';
import { saysMore } from './left-over-lines.ts';
import { cleanText, lastDayOf, linesAt, onlyYearDoubt, startOf } from './propose-field.ts';

/** Words before an expiry date. */
const untilWords =
  /[\s,;(–—-]*\b(?:(?:valid|active|current|good|licensed?)\s+)?(?:until|till?|through|thru|to|expir(?:es?|ed|ing|y|ation)(?:\s+(?:on|date|in))?|exp\.?|renew(?:s|al|ed)?(?:\s+by)?)\s*:?\s*$/i;
/** Words before an issue date. */
const issuedWords =
  /[\s,;(–—-]*\b(?:issued|obtained|earned|received|awarded|completed|since|in|from|on|date)\s*:?\s*$/i;
const organization =
  /\b(?:association|institutes?|board|university|college|academy|council|society|cross|foundation|authority|department|ministry|commission|bureau|agency|alliance|organi[sz]ation|federation|corporation|inc|ltd|llc|gmbh|school|state of|microsoft|google|amazon|aws|oracle|cisco|comptia|ibm|sap|salesforce|hubspot|pmi|isaca|isc2|nasm|ncsbn|ancc|osha|coursera|udemy|edx|linkedin|udacity|scrum\.org|adobe|meta)\b/i;
/** A number has a digit and isn't a year; a word before it may be followed by another: "license number: 77". */
const credential =
  /(?:\b(?:no|nr|id|number|license|licence|credential|cert(?:ificate)?)\b[.:# ]{1,4}|# ?)(?=[\w-]*\d)(?!(?:19|20)\d\d(?![\w-]))([A-Z0-9][\w-]{3,30})/i;

/**
 * Splits a certificate into its name, issuer, dates and credential number. The issuer and the dates may also be on the
 * lines below, up to `end`, where the next certificate starts. `today` is a month counted from year 0.
 */
export function certificationOf(
  text: string,
  span: Span,
  end: number,
  today: number,
): ProposedEntry<Certification>['fields'] {
  const line = linesAt(text, span.start, span.end);
  const from = text.lastIndexOf('\n', span.start - 1) + 1;
  const stop = text.indexOf('\n', span.end);
  const until = stop < 0 ? text.length : stop;
  const body = text.slice(from, until);
  const named = cleanText(span.text).replace(untilWords, '').replace(issuedWords, '');
  const { name, issuer } = partsOf(named, cleanText(text.slice(span.end, until)));
  const number = credential.exec(cleanText(body))?.[1];
  const below = linesBelow(text.slice(until, Math.max(until, end)));
  const issuerBelow = issuer ? undefined : below.find(({ content }) => isIssuer(content));
  const ownDates = datesIn(body, line, today);
  const datedLine =
    ownDates.issueDate.value || ownDates.expiryDate.value ? undefined : below.find((each) => each.hasDates);
  return {
    name: { value: name, line },
    issuingOrganization: issuer
      ? { value: issuer, line }
      : issuerBelow
        ? { value: issuerBelow.content, line: issuerBelow.line }
        : { ...nothingRead(), doubt: 'We couldn’t tell who issued it.' },
    ...(datedLine ? datesIn(datedLine.line, datedLine.line, today) : ownDates),
    credentialId: number ? { value: number, line } : nothingRead(),
  };
}

/**
 * The parts of the lines of a certificate that its fields hold: their words, and the dates. A line that says more is not
 * held, because what is left of it would make no sense alone: "REG planned for".
 */
export function heldByCertification(
  text: string,
  span: Span,
  end: number,
  { name, issuingOrganization, issueDate, expiryDate, credentialId }: ProposedEntry<Certification>['fields'],
): Range[] {
  const from = text.lastIndexOf('\n', span.start - 1) + 1;
  const stop = text.indexOf('\n', span.end);
  const ownEnd = (stop < 0 ? text.length : stop) - from;
  const lines = text.slice(from, Math.max(from + ownEnd, end));
  const values = [name, issuingOrganization, credentialId].flatMap(
    ({ value }) => rangeOf(value, lines) ?? [],
  );
  const dates = issueDate.value || expiryDate.value ? findDates(lines, 0) : [];
  const held = [...values, ...dates];
  const rest = held.reduce(
    (left, range) => left.slice(0, range.start) + ' '.repeat(range.end - range.start) + left.slice(range.end),
    lines,
  );
  const isWhole = !saysMore(rest.slice(0, ownEnd));
  return held
    .filter((range) => isWhole || range.start >= ownEnd)
    .map((range) => ({ start: from + range.start, end: from + range.end }));
}

/** Where a value is written, which may be with other separators or on two lines. */
function rangeOf(value: string, lines: string): Range | undefined {
  if (!value) return undefined;
  const words = value.split(/[\s,]+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(words.join('[\\s,|–—-]*')).exec(lines);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

type LineBelow = { line: string; content: string; hasDates: boolean };

/** The two lines below a certificate, with their content apart from dates. */
function linesBelow(rest: string): LineBelow[] {
  return rest
    .slice(0, 300)
    .split('\n')
    .map(cleanText)
    .filter(Boolean)
    .slice(0, 2)
    .map((line) => {
      const dates = findDates(line, 0);
      const content = dates.reduceRight(
        (text, date) => text.slice(0, date.start) + text.slice(date.end),
        line,
      );
      return {
        line,
        content: content.replace(/^[\s,|–—(-]+|[\s,|–—()-]+$/g, ''),
        hasDates: dates.length > 0,
      };
    });
}

const isIssuer = (content: string) =>
  /^\p{Lu}\p{L}+/u.test(content) &&
  content.length <= 80 &&
  !notAName.test(content) &&
  !/[:@•]|https?|www\./.test(content);

/** "CPR, American Red Cross" is a name and an issuer; "Nurse, Medical-Surgical" is only a name. */
function partsOf(named: string, rest: string): { name: string; issuer: string | undefined } {
  const pieces = named.split(/\s*[,|;]\s*|\s+[–—-]\s+|\s+(?:issued\s+)?by\s+/i).filter(Boolean);
  const at = pieces.findIndex((piece, index) => index > 0 && organization.test(piece));
  const inside = /^(.{3,}?)\s+\(([^()]+)\)$/.exec(named);
  if (at > 0) return { name: pieces.slice(0, at).join(', '), issuer: pieces[at]?.replace(/^\(|[).]+$/g, '') };
  if (inside?.[1] && inside[2] && organization.test(inside[2])) return { name: inside[1], issuer: inside[2] };
  const next = /^\s?(?:,|\||[–—-]\s|by\s|from\s|\()\s?([\p{Lu}][^,|()\d–—]{2,80})/u.exec(rest)?.[1]?.trim();
  const issuer =
    next && !notAName.test(next) ? next.replace(untilWords, '').replace(issuedWords, '') : undefined;
  return { name: named, issuer: issuer || undefined };
}

const notAName =
  /^(?:expires?|expired|valid|issued|current|active|since|in progress|pending|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i;

type Dates = { issueDate: ProposedField; expiryDate: ProposedField };

function datesIn(body: string, line: string, today: number): Dates {
  const dates: Dates = { issueDate: nothingRead(), expiryDate: nothingRead() };
  for (const date of findDates(body, today).slice(0, 4)) {
    const doubt = date.precision === 'year' ? { doubt: onlyYearDoubt } : {};
    const before = body.slice(0, date.start);
    if (date.range && !date.current) {
      dates.issueDate = { value: startOf(date.from), line, ...doubt };
      dates.expiryDate = { value: lastDayOf(date.to), line, ...doubt };
    } else if (untilWords.test(before)) {
      dates.expiryDate = { value: lastDayOf(date.to), line, ...doubt };
    } else if (dates.issueDate.value === '' && date.from <= today) {
      const month = date.precision === 'year' ? Math.floor(date.from / 12) * 12 : date.from;
      dates.issueDate = { value: startOf(month), line, ...doubt };
    }
  }
  return dates;
}
