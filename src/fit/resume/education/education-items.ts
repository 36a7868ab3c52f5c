import type { Range } from '../../../shared/range.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import type { DateRange } from '../dates.ts';
import { lowerWords } from '../layout/spans.ts';
import { isStateCode } from '../person/places.ts';
import { REGIONS } from '../words/place-words.ts';
import { OF_SEVERAL_TOWNS } from '../words/school-words.ts';
import { STUDY_WORDS } from '../words/study-words.ts';
import { partsOf } from '../work/header-parts.ts';
import type { HeaderPart } from '../work/part-kinds.ts';
import { describesAction } from '../work/part-kinds.ts';
import { isKnownCertificate, namesCertificate } from './certificate-lines.ts';
import type { DegreeMention } from './degree-words.ts';
import { findDegrees } from './degree-words.ts';
import type { EducationLine } from './education-lines.ts';
import { fieldAt, isField, isStudyOnly } from './field-of-study.ts';
import { isSchoolNoun, LINKS, schoolIn, wordsIn } from './school-names.ts';

/** A piece of information on a line of an education section. Exactly one of the optional fields is set. */
export type EducationItem = Range & {
  degree?: DegreeMention;
  school?: Range;
  /** A faculty, college or campus of the school beside it. */
  subSchool?: Range;
  field?: Range;
  place?: Range;
  date?: DateRange;
  /** A name that may be the school if no other is found; `placed` if a place follows it. */
  name?: Range & { placed: boolean };
  /** The number of its line in the section. */
  line: number;
};

const MAX_LINE = RESUME_NUMBERS.maxEducationLine.value;
const MAX_SMALL = RESUME_NUMBERS.maxSmallInName.value;
const FIELD_LABEL =
  /^(?:academic )?(?:majors?|double major|speciali[sz]ations?|concentrations?|emphasis|fields?(?: of study)?|area of study|course(?: of study)?|branch|stream|discipline|subjects?|endorsements?|program(?:me)?)$/i;
const FIELD_PREFIX =
  /^(?:majors?|majoring|speciali[sz]ation|speciali[sz]ed|speciali[sz]ing|concentration)(?: in)?[ :]{1,2}(?=\S)/i;
const NOT_A_NAME =
  /(?<![\p{L}])(?:gpa|cgpa|grade|score|marks|percentage|aggregate|majors?|minors?|honou?rs?|dean|list|thesis|dissertation|courses?|coursework|awards?|scholarships?|relevant|activities|member|president|graduated|completed|pursuing|enrolled|expected|anticipated|present|class|division|distinction|merit|laude|projects?|https?|www|page|certified|certification|licen[cs]e|training|city|state|year|semester|passed|subjects?|sciences?|from|in|for|on|with|skills?|program(?:me)?|studies|society|association|honor|club|fraternity|sorority|exams?|examination)(?![\p{L}])|[@%\d]/iu;

/** "Licence Économie, Université Lyon 2" is a bachelor's degree. */
const FRENCH_DEGREE = /\blicence\b.*\b(?:université|iae|iut|faculté)/iu;

/** "RN License, Oregon State": the state that issued it. */
const ISSUED_BY_STATE =
  /\b(?:licen[cs]\w*|notary)\b.*, \p{Lu}\p{L}+ State\b|^\p{Lu}\p{L}+ State, .*\b(?:licen[cs]\w*|notary)\b/iu;

/** The degrees, schools, fields, places and dates of a line, in order. */
export function educationItems(view: string, segment: EducationLine, line: number): EducationItem[] {
  if (segment.end - segment.start > MAX_LINE) return [];
  const items: EducationItem[] = [];
  const taken: Range[] = segment.dates.slice();
  for (const date of segment.dates) items.push({ start: date.start, end: date.end, date, line });
  for (const degree of findDegrees(view, segment)) {
    const end = Math.max(degree.end, degree.field?.end ?? 0);
    items.push({ start: degree.start, end, degree, line });
    taken.push({ start: degree.start, end });
  }
  taken.sort((a, b) => a.start - b.start);
  const parts = partsOf(view, segment, taken);
  parts.forEach((part, index) => {
    addPart(view, items, parts, index, line);
    if (part.kind === 'place') items.push({ start: part.start, end: part.end, place: part, line });
  });
  const words = view.slice(segment.start, segment.end);
  const isStudy = items.some(({ degree, school, subSchool }) => degree || school || subSchool);
  if ((!isStudy && namesCertificate(words) && !FRENCH_DEGREE.test(words)) || ISSUED_BY_STATE.test(words))
    return [];
  return items.sort((a, b) => a.start - b.start);
}

/** Where "California State University, Fresno" ends, of which "Fresno" is the next part. */
function endOfCampus(view: string, school: Range, next: HeaderPart | undefined): number {
  const isNext = next !== undefined && CAMPUS_MARK.test(view.slice(school.end, next.start));
  if (!isNext || !OF_SEVERAL_TOWNS.test(view.slice(school.start, school.end))) return school.end;
  const town = TOWN.exec(view.slice(next.start, next.end))?.[0];
  return town === undefined || isStateCode(town) || REGIONS.has(town.toLowerCase())
    ? school.end
    : next.start + town.length;
}
const CAMPUS_MARK = /^,? ?(?:[-–] ?)?$/;
const TOWN = /^\p{Lu}[\p{L}.'-]*\p{L}(?: \p{Lu}[\p{L}.'-]*\p{L}){0,2}(?=\.?(?:,|$))/u;

/** Behind the country of the school before, and "General" where the template has the field: "Diploma : General Elm High School". */
function behindLead(
  view: string,
  { start, end, separator }: HeaderPart,
  before: HeaderPart | undefined,
): Range {
  const raw = view.slice(start, end);
  const country = before?.kind === 'place' && separator === ',' ? COUNTRY.exec(raw)?.[0] : undefined;
  const field = separator === ':' ? NO_FIELD.exec(raw)?.[0] : undefined;
  return { start: start + (country ?? field ?? '').length, end };
}
const COUNTRY =
  /^(?:US|USA|U\.S\.|U\.S\.A\.|United States(?: of America)?) (?=\p{Lu})(?!(?:Military|Naval|Army|Navy|Air|Coast|Marine|University|International|Sports)(?!\p{L}))/u;
const NO_FIELD = /^General (?:(?:Studies|Education|Business) )?(?=\p{Lu}\S* .*School)/u;

/** "B.S. : Physics Elm University Physics": without the field behind the name, which the degree has already. */
function withoutFieldAgain(view: string, school: Range, items: EducationItem[]): Range {
  const words = wordsIn(view, school);
  const ends = items.flatMap(({ degree, field = degree?.field }) => {
    const again = field ? wordsIn(view, field).map(({ low }) => low) : [];
    const count = again.length > 0 ? words.findLastIndex(({ low }) => low === again[0]) : -1;
    const [last, rest] = [words[count - 1], words.slice(count)];
    const isField = rest.every(({ low }, index) => low === again[index]);
    const isName = last && count > 1 && !STUDY_WORDS.has(last.low) && !LINKS.has(last.low);
    const end = last && view.charAt(last.end) === ')' ? last.end + 1 : last?.end;
    return isName && isField && end && words.slice(0, count).some(isSchoolNoun) ? [end] : [];
  });
  return { start: school.start, end: Math.min(school.end, ...ends) };
}

/** True if only punctuation separates this part from a degree before it. */
function followsDegree(view: string, items: EducationItem[], part: Range): boolean {
  return items.some(
    (item) => item.degree && item.end <= part.start && !/[\p{L}\d\n]/u.test(view.slice(item.end, part.start)),
  );
}

function addPart(
  view: string,
  items: EducationItem[],
  parts: HeaderPart[],
  index: number,
  line: number,
): void {
  const part = parts[index]!;
  const before = parts[index - 1];
  const range = { start: part.start, end: part.end };
  const raw = view.slice(part.start, part.end);
  if (part.kind === 'place' || (before && /^minors?$/i.test(view.slice(before.start, before.end)))) return;
  if (before && part.separator === ':' && FIELD_LABEL.test(view.slice(before.start, before.end))) {
    const field = fieldAt(view, part.start, part.end, true);
    if (field) items.push({ ...field, field, line });
    return;
  }
  const prefix = FIELD_PREFIX.exec(raw)?.[0].length ?? 0;
  if (prefix > 0) {
    const field = fieldAt(view, part.start + prefix, part.end, true);
    if (field) items.push({ ...field, field, line });
    return;
  }
  const school =
    describesAction(raw) && !/^(?:attended|studied|graduated|completed) /i.test(raw)
      ? undefined
      : schoolIn(view, behindLead(view, part, before), followsDegree(view, items, part));
  if (school) {
    const end = endOfCampus(view, school, parts[index + 1]);
    const named = withoutFieldAgain(view, { start: school.start, end }, items);
    if (school.field) items.push({ ...school.field, field: school.field, line });
    items.push({ ...named, ...(school.partOfOther ? { subSchool: named } : { school: named }), line });
    if (school.place) items.push({ ...school.place, place: school.place, line });
    return;
  }
  if (isStudyOnly(view, range) && isField(view, range) && /^\p{Lu}/u.test(raw)) {
    items.push({ ...range, field: range, line });
    return;
  }
  const words = lowerWords(raw).length;
  const placed = parts[index + 1]?.kind === 'place';
  const small = raw.match(/(?<![\p{L}'])\p{Ll}\p{L}{2,}/gu)?.length ?? 0;
  const written =
    small <= words * MAX_SMALL
      ? /^\p{Lu}/u.test(raw)
      : parts.every((other) => other === part || other.kind === 'place');
  if (
    index === 0 &&
    words < 6 &&
    raw.length > 2 &&
    written &&
    !NOT_A_NAME.test(raw) &&
    !isKnownCertificate(raw) &&
    part.kind !== 'title'
  ) {
    items.push({ ...range, name: { ...range, placed }, line });
  }
}
