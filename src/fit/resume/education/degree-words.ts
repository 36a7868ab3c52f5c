import type { Range } from '../../../shared/range.ts';
import type { DegreeLevel } from '../../lexicon/degrees/degree-table.ts';
import { findDegreeForms, findDegreeNames } from '../../lexicon/degrees/degrees.ts';
import { RESUME_NUMBERS } from '../../numbers/resume-numbers.ts';
import { isPlace, isStateCode } from '../person/places.ts';
import { STUDY_WORDS } from '../words/study-words.ts';
import { withField } from './field-of-study.ts';
import { isSchoolNoun, wordsIn } from './school-names.ts';

/** A degree named in a résumé, with its field of study. */
export type DegreeMention = Range & { level: DegreeLevel; field?: Range };

/** School certificates that are listed subject by subject. */
const BY_SUBJECT = /^(?:[ao][- ]?levels?|i?gcses?|highers)$/i;

/** Finds the degrees in a range of the view, each with its field of study. */
export function findDegrees(view: string, range: Range): DegreeMention[] {
  if (range.end - range.start < 2) return [];
  const body = view.slice(range.start, range.end);
  const found: DegreeMention[] = [];
  const mentions = withoutWordsInFields(
    body,
    mergeNames(
      body,
      [...degreesByName(body), ...degreesByForm(body)].sort((a, b) => a.start - b.start || b.end - a.end),
    ),
  );
  mentions.forEach((mention, index) => {
    const start = range.start + mention.start;
    const end = range.start + mention.end;
    const before = found.at(-1);
    if (start < (before?.end ?? 0) || start < (before?.field?.end ?? 0)) return;
    const next = mentions.slice(index + 1).find((other) => other.start >= mention.end);
    const limit = next ? range.start + next.start : range.end;
    const read = BY_SUBJECT.test(view.slice(start, end))
      ? { start, end }
      : withField(view, { start, end }, limit);
    const floor = Math.max(range.start, before?.field?.end ?? before?.end ?? 0);
    found.push({ ...(read.field ? read : withFieldBefore(view, read, floor)), level: mention.level });
  });
  return found;
}

type Mention = Range & { level: DegreeLevel };

/** Merges mentions that form one name: "Higher Secondary Certificate", "Bachelor of Science (B.Sc.)". */
function mergeNames(body: string, mentions: Mention[]): Mention[] {
  const found: Mention[] = [];
  for (const mention of mentions) {
    const before = found.at(-1);
    if (before && mention.start < before.end) continue;
    const between = before ? body.slice(before.end, mention.start) : '';
    const bracket = /^\.?\s?[([]$/.test(between) && before?.level === mention.level;
    const again =
      before &&
      between.length < 3 &&
      body.slice(mention.start, mention.end).startsWith(body.slice(before.start, before.end));
    const twice =
      before &&
      between === ' ' &&
      before.level === mention.level &&
      mention.end - mention.start > 10 &&
      /degree$/i.test(body.slice(before.start, before.end));
    if (before && (again || twice)) Object.assign(before, mention);
    else if (before && ((between === ' ' && !areWhole(body, before, mention)) || bracket)) {
      const isNoun = /^(?:certificate|diploma|degree)$/i.test(body.slice(mention.start, mention.end));
      const closes = bracket
        ? (/^[^()[\]]{0,12}[)\]]/.exec(body.slice(mention.end, mention.end + 13))?.[0].length ?? 0)
        : 0;
      before.end = mention.end + closes;
      if (!isNoun) before.level = Math.max(before.level, mention.level) as DegreeLevel;
    } else found.push({ ...mention });
  }
  return found;
}

/** "Master of Divinity Master of Arts" is two degrees. */
const areWhole = (body: string, one: Range, other: Range): boolean =>
  [one, other].every(({ start, end }) => /^(?:bachelor|master|doctor) of /i.test(body.slice(start, end)));

/** Drops school words inside a field of study: "Master of Arts in Higher and Postsecondary Education". */
function withoutWordsInFields(body: string, mentions: Mention[]): Mention[] {
  return mentions.filter((mention, index) => {
    const before = mentions[index - 1];
    if (
      !before ||
      mention.level > 2 ||
      before.level < 3 ||
      mention.start - before.end > RESUME_NUMBERS.maxDegreeGap.value
    )
      return true;
    return !/^(?:\.? (?:in|of) [\p{L} &-]*|\.? ?[:,–-] ?)$/iu.test(body.slice(before.end, mention.start));
  });
}

/** Degrees by the names of the lexicon, without a final "of" or "in". */
function degreesByName(body: string): Mention[] {
  return findDegreeNames(body).flatMap(({ start, end, degree: { level } }) => {
    const raw = body.slice(start, end);
    const own =
      /^(?:university|college)(?: | ?[-–—] ?)(?=degree|diploma|certificate)/i.exec(raw)?.[0].length ?? 0;
    if (own > 0 && /\p{Lu}[\p{L}.'&]* $/u.test(body.slice(Math.max(0, start - 24), start)))
      return [{ start: start + own, end, level }];
    const link = /\s(?:of|in)$/i.exec(raw)?.[0].length ?? 0;
    if (level === 1 && inSchoolName(body, start, end - start)) return [];
    if (/^associates?$/i.test(raw) && !isAssociateDegree(body.slice(end, end + 40))) return [];
    if (!isSpelledAsDegree(body, start, raw) || isOtherMeaning(body, start, end)) return [];
    return [{ start, end: end - link, level }];
  });
}

/** "Associates, Horticulture" is a degree; "Associate, Cooper & Sons" is a job. */
function isAssociateDegree(after: string): boolean {
  if (/^(?: of | in |[’']|[ ]?:| degree)/i.test(after)) return true;
  const next = /^ ?, ?([\p{L}]+)/u.exec(after)?.[1];
  return next !== undefined && STUDY_WORDS.has(next.toLowerCase()) && !/institute|association/i.test(after);
}

function degreesByForm(body: string): Mention[] {
  return findDegreeForms(body).flatMap(({ start, end, degree: { level } }) => {
    if (!isSpelledAsDegree(body, start, body.slice(start, end))) return [];
    if (level === 1 && inSchoolName(body, start, end - start)) return [];
    return isOtherMeaning(body, start, end) ? [] : [{ start, end, level }];
  });
}

const MAY_FOLLOW_FIELD =
  /^(?:[\p{L}-]+\s)?(?:certificate|certification|diploma|degree|graduate|credential)$/iu;
const FIELD_BEFORE = /(?:(?:\p{Lu}[\p{L}&'/-]*|and|&|of|in) ){1,6}$/u;

/** "Oak College – Industrial Maintenance diploma, 2017", but not a sentence. */
const AT_SCHOOL =
  /^(?=[^.!?]{10,110}$)(?:.* )?(?:College|University|School|Institute|Academy)\b.*(?:19|20)\d\d\b/u;

/** Adds a field that precedes the degree: "Dental Assistant Diploma". */
function withFieldBefore(view: string, degree: Range, floor: number): Range & { field?: Range } {
  if (!MAY_FOLLOW_FIELD.test(view.slice(degree.start, degree.end))) return degree;
  const from = Math.max(floor, degree.start - 90);
  const head = FIELD_BEFORE.exec(view.slice(from, degree.start))?.[0];
  if (!head) return degree;
  const words = wordsIn(view, { start: degree.start - head.length, end: degree.start });
  const own = words.slice(words.findLastIndex((word) => isSchoolNoun(word)) + 1);
  own.splice(0, own.findLastIndex((word) => /^(?:city|state)$/.test(word.low) || isPlace(word.raw)) + 1);
  while (own[0] && !/^\p{Lu}/u.test(own[0].raw)) own.shift();
  const last = own.at(-1);
  if (!own[0] || !last || /^(?:and|&|of|in)$/i.test(last.raw)) return degree;
  const start = own[0].start;
  // "South Weir HS diploma"
  if (last.raw === 'HS') return { start, end: degree.end };
  return { start, end: degree.end, field: { start, end: last.end } };
}

const VAGUE =
  /^(?:undergraduate|graduate|doctoral|intermediate|post[- ]?graduate|certificate|masters?|bachelors?|diploma|degree|higher secondary|secondary education|matriculation)$/i;

/** "Master Gardener", "master data" */
const MASTER_OF_A_TRADE =
  /^[- ](?:data|schedul|service|chef|mechanic|electrician|plumber|trainer|instructor|barber|black|sergeant|card|file|list|record|the |mariner|sommelier|craft|sheet|budget|agreement|bedroom|gardener|naturalist|herbalist|welder|carpenter|technician|certif(?:icate|ied)|program\b(?! (?:management|evaluation))|stylist|colou?rist|esthetician|cosmetolog|diver|tailor|beekeeper|recycler|composter|installer|builder|applicator|roofer|mason|brewer|distiller|rigger|groomer|sergeant|trooper|police)/i;
/** "Scrum Master", "Office Specialist Master" */
const OTHER_MASTER =
  /(?<!\p{L})(?:scrum|head|specialist|web|quiz|station|post|harbou?r|band|choir|grand) $/iu;

/** "t@b.com" */
const IN_ADDRESS = /(?:@|https?:\/\/|www\.)\S*$/i;
/** "Evaluated as equivalent to a Canadian bachelor's degree" */
const COMPARED = /\b(?:evaluated|assessed|recogni[sz]ed)(?: by [^.;,()]{2,40})? as\b[^;,]*$/i;
/** "Courses in PyTorch and LLMs": language models, and no degree in law. */
const LANGUAGE_MODELS = /^LLMs\.?$/;

/** "Master plan", "High school teacher", "Web-master", "JD Edwards": not a degree that somebody took. */
function isOtherMeaning(body: string, start: number, end: number): boolean {
  const after = body.slice(end, end + 40);
  if (
    /^(?:[- ]{1,2}|\/(?=slave))(?:slave|plans?|thesis|projects?|research (?:project|thesis)|level (?:course|class)|students?|teachers?|classes|courses?|(?-i:curriculum)|awards?|sports?|football|games?|records?|college|colleges)(?![\p{L}])/iu.test(
      after,
    )
  )
    return true;
  const raw = body.slice(start, end);
  if (
    raw === 'MCAS' ||
    LANGUAGE_MODELS.test(raw) ||
    IN_ADDRESS.test(body.slice(Math.max(0, start - 60), start))
  )
    return true;
  if (/^licence$/i.test(raw) && !/^ (?:d[eu] |en |d['’]|professionnelle|ès )/i.test(after)) return true;
  if (/^j\.?d\.?$/i.test(raw) && /^ ?edwards(?!\p{L})/iu.test(after)) return true;
  if (COMPARED.test(body.slice(Math.max(0, start - 60), start))) return true;
  // "Web-master", "Certified Associate in …"
  const before = body.slice(Math.max(0, start - 12), start);
  if (/\p{L}-$|(?<!\p{L})certified $/iu.test(before)) return true;
  if (/^master$/i.test(raw)) return MASTER_OF_A_TRADE.test(after) || OTHER_MASTER.test(before);
  if (/^(?:graduate|undergraduate|doctoral|advanced?)$/i.test(raw))
    return /^ (?:assistant|student|research|level|admission|program|advis|school|fellow|teaching)/i.test(
      after,
    );
  if (
    VAGUE.test(raw) &&
    (/^ (?!in |of |degree|from |with |at |and |to |for |level)\p{Ll}/u.test(after) ||
      (/^\p{Ll}+$/u.test(raw) &&
        !(AT_SCHOOL.test(body) && FIELD_BEFORE.test(body.slice(0, start))) &&
        /\p{L} $/u.test(body.slice(Math.max(0, start - 3), start)) &&
        /[.!?]$|, /.test(body)))
  )
    return true;
  // "Supervised by Ph.D. Ann Hill": a title before a name.
  return (
    /^(?:ph\.?d|m\.? ?e)\.?$/i.test(raw) &&
    /^\.? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:,|$| {2}| ?[-–])/u.test(after) &&
    /(?:by|with|dr\.?|prof\.?) $/i.test(body.slice(Math.max(0, start - 8), start))
  );
}

const BEFORE_CERTIFICATE =
  /^(?:completed|graduated?|attended|finished|passed|from|my|an?|the|in|some|and|or|with|earned|received|degree|diploma|certificate|education|level|of|has|have|holds?|cleared|marks?|board|cbse|icse)$/i;

/** True for "Lincoln High School", a school; false for "High School Diploma", a certificate. */
function inSchoolName(body: string, start: number, length: number): boolean {
  if (/(?:diploma|certificate|equivalency|graduate)$/i.test(body.slice(start, start + length))) return false;
  if (!/school|secondary|intermediate|education|matric/i.test(body.slice(start, start + length)))
    return false;
  const before = body.slice(Math.max(0, start - 24), start);
  const word = /([\p{L}.']{2,20}) $/u.exec(before)?.[1];
  if ((word && !BEFORE_CERTIFICATE.test(word)) || /(?:board of|of) $/i.test(before)) return true;
  // "Higher School of Economics"
  if (
    /school$/i.test(body.slice(start, start + length)) &&
    /^ of \p{Lu}/u.test(body.slice(start + length, start + length + 6))
  )
    return true;
  return /^ ?(?:school|college|board)/i.test(body.slice(start + length, start + length + 12));
}

const SCHOOL_BEFORE = RESUME_NUMBERS.schoolBeforeDegree.value;

/** Two bare letters are not a degree before "Office" or in the place of a state's code ("Boston, MA"). */
function isSpelledAsDegree(body: string, start: number, match: string): boolean {
  const letters = match.replace(/[. ]/g, '');
  if (letters.length > 2) return true;
  if (match !== letters) return true;
  const after = body.slice(start + match.length, start + match.length + 12);
  if (
    /^[ -](?:office|word|excel|sql|access|power|windows|dynamics|project|visio|iis|visual|crm|teams|outlook|azure|dos|server|share|publisher|front|exchange|windows|suite|apps|\d{5}|(?:en )?(?!(?:19|20)\d\d\b)\d{4}\b)/i.test(
      after,
    )
  )
    return false;
  if (!/, $/.test(body.slice(Math.max(0, start - 2), start)) || /^ in /.test(after)) return true;
  // "Elm University, BA English": with a field, and behind a school or as no state's code.
  const isAfterSchool = /(?:universit|college|institute|school|academy)[^,]*, $/i.test(
    body.slice(Math.max(0, start - SCHOOL_BEFORE), start),
  );
  return /^ \p{Lu}\p{Ll}{2}/u.test(after) && (isAfterSchool || !isStateCode(match));
}
