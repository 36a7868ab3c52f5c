import { overlaps, type Range } from '../../../../shared/range.ts';
import { DEGREE_LEVELS, type DegreeLevel } from '../../../lexicon/degrees/degree-table.ts';
import { findNamedDegrees, type NamedDegree } from '../../../lexicon/degrees/degrees.ts';
import { findFieldsOfStudy } from '../../../lexicon/degrees/disciplines.ts';
import { findMentions } from '../../../lexicon/lexicon.ts';
import { wordWeight } from '../../../match/word-weights.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { hasOpenBracket } from '../../../text/open-bracket.ts';
import { stem } from '../../../text/stem.ts';
import { type Token, tokenize } from '../../../text/tokens.ts';
import { courseworkIn } from './coursework.ts';
import { ANY_FIELD, isFieldWord, type RequiredFields, requiredFields } from './degree-fields.ts';
import { enrollmentIn, pursuedFrom } from './degree-under-way.ts';

/** The lowest level that will do, and the fields. `orEquivalent`: experience will do instead. `completed`: some of it won't do. `underWay`: whoever is still earning it meets it. */
export type DegreeRequirement = RequiredFields & {
  level: DegreeLevel;
  orEquivalent: boolean;
  completed: boolean;
  underWay?: true;
};

const EQUIVALENT =
  /\bequivalent\b|\bor (?:relevant|related|comparable|similar|proven) (?:work |practical |professional )?experience|\bin lieu\b/i;
export const MENTIONS_STUDY =
  /\b(?:[bm]\.?[as]\.?(?=,? (?:is )?(?:required|preferred)\b)|(?:academic|educational) background|(?:post-?graduate|tertiary|university|post-?secondary|degree[- ]level) qualifications?|degrees?|diploma|bachelor\S*|master['’]?s|phd|ph\. ?d|doctorate|studies|graduate[ds]?|schooling|ged|high school|(?:twelfth|12th) grade|college|university|educated?|studium|hochschulstudium|hochschulabschluss|abschluss|(?:berufs)?ausbildung|licenciatura|grado en|b\.?[as]\.?(?:c|n|ba)?\.?\s+(?:in|or|degree)|m\.?s\.?c?\.?\s+(?:in|degree)|mba|bfa|mfa in|bba|bsn|msn|b\.?e\.?[/ ]b\.?tech|b\.?tech|associate['’]?s|associate(?=,? \(?(?:is )?(?:required|preferred))|b\.?\s?com\.?(?![a-z])|m\.?\s?com\.?(?![a-z])|ll\.?b|gcses?(?! (?:teach|classes|students|pupils|stud(?:y|ies)|course))|culinary school|accredited|(?:semester|quarter|credit|graduate)[ -](?:hours|units|credits)|semester or|g?nvq|svq|btec|hn[cd]|city (?:&|and) guilds)\b/i;

/** The lowest degree that a statement accepts, and its span; undefined if it requires none. */
export function findDegreeRequirement(
  view: string,
  range: Range,
): { span: Range; degree: DegreeRequirement } | undefined {
  const text = inUsualForm(firstDegreeOf(view.slice(range.start, range.end)));
  const enrolled = enrollmentIn(text);
  if (!MENTIONS_STUDY.test(text)) return enrolled && enrollment(range, enrolled);
  const tokens = tokenize(text);
  const courses = courseworkIn(text);
  const programs = [...programsIn(text), ...courses];
  const found = findNamedDegrees(text, tokens).filter((degree) => isRequiredDegree(text, degree));
  const replaceable = found.filter(
    ({ start, end }) => !isReplaced(text, start) && !(programs.length > 0 && IS_WISHED.test(text.slice(end))),
  );
  const named = replaceable.length > 0 || programs.length > 0 ? replaceable : found;
  const school = GRADUATED_WITH.exec(text);
  const from = school ? school.index + school[0].length : 0;
  const words = tokens.flatMap((token, index) =>
    token.start >= from && isDegreeWordAt(text, token) ? [index] : [],
  );
  const starts = words.map((index) =>
    listStart(text, (tokens[fieldStart(text, tokens, index)] as Token).start),
  );
  const name = Math.min(...[...named, ...programs].map(({ start }) => start), ...starts);
  if (name === Number.POSITIVE_INFINITY) return enrolled && enrollment(range, enrolled);
  const first = graduationStart(
    text,
    Math.min(name, ...named.map(({ start }) => fieldsStart(text, tokens, start))),
  );
  const last = Math.max(
    ...[...named, ...programs].map(({ end }) => end),
    ...words.map((index) => (tokens[index] as Token).end),
  );
  const level = lowestLevel(
    text,
    named,
    words.map((index) => tokens[index] as Token),
    programs,
    graduatedInFourYears(text, school?.[0], courses[0]) ? DEGREE_LEVELS.bachelor : courses[0]?.level,
  );
  const end = withBracket(
    text,
    first,
    level === DEGREE_LEVELS.school ? subjectsEnd(text, last) : fieldsEnd(text, last),
  );
  const fields =
    level === DEGREE_LEVELS.school ? ANY_FIELD : requiredFields(text, tokens, { start: first, end });
  const namesNoField = fields.fields.disciplines.length === 0 && fields.otherFields.length === 0;
  if (namesNoField && VOCATIONAL.test(text.slice(first, end))) return undefined;
  const pursued = pursuedFrom(text, first);
  const begin = pursued ?? first;
  return {
    span: { start: range.start + begin, end: range.start + end },
    degree: {
      ...(pursued === undefined ? {} : { underWay: true }),
      ...fields,
      level,
      orEquivalent: EQUIVALENT.test(text),
      completed: programs.length > courses.length,
    },
  };
}

/** To be a student of a college, in whatever field. */
const enrollment = (range: Range, { start, end }: Range) => ({
  span: { start: range.start + start, end: range.start + end },
  degree: {
    ...ANY_FIELD,
    level: DEGREE_LEVELS.certificate,
    orEquivalent: false,
    completed: false,
    underWay: true as const,
  },
});

/** "Graduation from an accredited college or university with" an associate degree: what the degree is from. */
const GRADUATED_WITH =
  /\bgraduat\w+ from an? (?:[\w-]+ ){0,4}(?:colleges?|university|institution|school)(?:(?: or |\/| and )(?:colleges?|university|institution))? with (?=an? [\w'’ -]{0,40}\b(?:degree|diploma|bachelor|associate|master)\b)/i;

/** "Graduation from a four-year college with a degree", "… and at least 24 units in accounting", but not "… or 60 units". */
const graduatedInFourYears = (
  text: string,
  school: string | undefined,
  courses: Range | undefined,
): boolean => (courses ? AND_COURSES.test(text.slice(0, courses.start)) : FOUR_YEARS.test(school ?? ''));
const FOUR_YEARS = /\b(?:four|4)[- ]year\b/i;
const AND_COURSES =
  /\bgraduat\w+ from an? (?:[\w-]+ ){0,4}(?:four|4)[- ]year (?:[\w-]+ ){1,4}(?:and|with|including)\b(?:(?! or (?:at least|completion|\d|\S+ years?))[^;]){0,160}$/i;

/** "A graduate of a school of nursing, BSN preferred" */
const IS_WISHED = /^ (?:is |are )?(?:strongly |highly )?(?:preferred|desired|desirable|a plus)\b/i;

/** "Graduation from an accredited college": where the words before a college begin. */
const graduationStart = (text: string, first: number): number =>
  COLLEGE_NEXT.test(text.slice(first))
    ? first - (GRADUATION_BEFORE.exec(text.slice(0, first))?.[0].length ?? 0)
    : first;
const COLLEGE_NEXT = /^(?:college|university)\b/i;
const GRADUATION_BEFORE = /\bgraduat(?:ion|ed|e) (?:from|of) an?\s{1,3}(?:[\w-]+ ){0,4}$/i;

/** "A strong maths, physics or biology focused bachelor's", "mathematics or physics bachelor's degree": where the fields before a degree begin. */
function fieldsStart(text: string, tokens: Token[], degree: number): number {
  const focus = FOCUSED_ON.exec(text.slice(0, degree))?.[0].length ?? 0;
  if (focus > 0) return degree - focus;
  const index = tokens.findIndex(({ start }) => start >= degree);
  const first = index > 0 ? disciplineBefore(text, tokens, index) : undefined;
  return first === undefined ? degree : listStart(text, (tokens[first] as Token).start);
}

/** "Science, mathematics or physics": where the list that goes on here begins. */
function listStart(text: string, from: number): number {
  const before = MORE_FIELDS.exec(text.slice(0, from))?.[1] ?? '';
  const fields = before.split(', ').slice(0, -1);
  const areAll = fields.every(
    (field) => findFieldsOfStudy(field).disciplines.length > 0 || SCIENCE.test(field),
  );
  return areAll ? from - before.length : from;
}
const MORE_FIELDS = /(?:^|[\s(])((?:\p{L}+(?: \p{L}+)?, ){1,6})$/u;
const SCIENCE = /^sciences?$/i;
const FOCUSED_ON =
  /(?<=^|\b(?:an?|an? (?:strong|solid|good)|your) )(?!strong|solid|good)(?:\p{L}+(?: \p{L}+)?, ){0,6}\p{L}+(?: \p{L}+)?,? (?:or|and) \p{L}+(?: \p{L}+)?[ -](?:focus+ed|based|oriented|related) $/iu;

/** "A degree in nursing (BSN/ASN)": with the bracket that the name ends in. */
function withBracket(text: string, start: number, end: number): number {
  return hasOpenBracket(text.slice(start, end)) && text[end] === ')' ? end + 1 : end;
}

/** The same text, as long, with "Ph.D." for "Ph. D." and "MS degree in" for "MS or higher in:". */
const inUsualForm = (text: string): string =>
  text
    .replace(SPACED_DOCTORATE, (written) => 'Ph.D.'.padEnd(written.length))
    .replace(OR_HIGHER, (written) => ' degree'.padEnd(written.length))
    .replace(COLON_BEFORE_FIELD, ' ');
const SPACED_DOCTORATE = /\bph\. d\b\.?/gi;
const OR_HIGHER =
  /(?<=\b(?:[BM]\.?[SA]\.?|(?:[Bb]achelor|[Mm]aster)(?:['’]?s)?)) or (?:higher|above|better|greater)(?=:? in\b)/g;
const COLON_BEFORE_FIELD = /(?<=\b(?:degree|bachelor['’]?s|master['’]?s|ph\.?d\.?)\s{1,9}in):(?= )/gi;

/** Such a qualification is about its field: "Upholstery at NVQ Level 3" asks for upholstery rather than for a study. */
export const VOCATIONAL = /^(?:g?nvq|svq|btec|city (?:&|and) guilds)\b/i;

/** "A degree in finance is needed; an MBA is nice": what stands before the semicolon. */
function firstDegreeOf(text: string): string {
  const [first = ''] = text.split(/;\s(?=an? |associate|bachelor|master|some college)/i, 1);
  return MENTIONS_STUDY.test(first) ? first : text;
}

function lowestLevel(
  text: string,
  named: NamedDegree[],
  words: Token[],
  programs: Range[],
  stated: DegreeLevel | undefined,
): DegreeLevel {
  const levels = named.map(({ degree }) => degree.level);
  if (levels.length === 0 && stated !== undefined) return stated;
  // "High school diploma and completion of an accredited program": the program is what decides.
  if (programs.length > 0 && levels.every((level) => level <= DEGREE_LEVELS.certificate))
    return stated ?? DEGREE_LEVELS.certificate;
  const least = Math.min(...levels);
  if (least === DEGREE_LEVELS.bachelor && IN_ASSOCIATE_FIELD.test(text)) return DEGREE_LEVELS.associate;
  if (levels.length > 0) return least as DegreeLevel;
  if (/high school|ged/i.test(text)) return DEGREE_LEVELS.school;
  if (DEGREE_OR_CERTIFICATE.test(text)) return DEGREE_LEVELS.certificate;
  return words.every(({ norm }) => /^degrees?$/.test(norm))
    ? DEGREE_LEVELS.associate
    : DEGREE_LEVELS.bachelor;
}

/** "A degree in dental hygiene": in some trades everybody's degree is an associate's. */
const IN_ASSOCIATE_FIELD =
  /(?<!\b(?:bachelor\S*|master\S*|four-year|4-year|graduate|advanced|university) )\bdegrees? in (?:dental hygiene|veterinary (?:technology|nursing)|(?:culinary|baking|pastry)|(?:radiologic|surgical|medical laboratory|automotive|diesel|hvac) tech\w*|respiratory (?:care|therapy)|paralegal|medical assisting|horticulture|welding)\b/i;

/** "A culinary degree or certificate". */
const DEGREE_OR_CERTIFICATE = /\bdegrees? or (?:an? )?(?:\w+ )?(?:certificate|diploma)\b/i;

const DEGREE_WORD = /^(?:degrees?|college|university|ged|educated|grado|abschluss|background)$/;

/** "I don't need a degree" */
const NEGATED = /(?:\b(?:no|not|never|without)|n['’]t)\b[^.;,:]{0,24}$/i;

/** "Four years of baking in place of the degree" */
const IN_ITS_PLACE =
  /\b(?:in (?:place|lieu) of|instead of|substitut\w+ for) (?:an? |the |that |this )?(?:[\w'’-]+ )?$/i;

const isReplaced = (text: string, start: number): boolean =>
  IN_ITS_PLACE.test(text.slice(Math.max(0, start - REACH_BEFORE), start));

/** "Organized to a frightening degree". */
const TO_WHAT_DEGREE = /\bto an? (?:[a-z]+ly )?[a-z]+(?<!associate|bachelor|master|college|graduate) $/i;

/** "A high degree of care", "100 degree heat", "a university hospital" ask for none. */
function isDegreeWordAt(text: string, { norm, start, end }: Token): boolean {
  if (!DEGREE_WORD.test(norm)) return false;
  const before = text.slice(Math.max(0, start - 14), start);
  const after = text.slice(end, end + 24);
  if (isReplaced(text, start) || isAfterStudies(text, start, end)) return false;
  if (
    NEGATED.test(text.slice(Math.max(0, start - 40), start)) ||
    /^ (?:is |are )?not (?:required|needed|necessary)/i.test(after)
  )
    return false;
  if (norm === 'background') return OF_STUDIES.test(before);
  if (/^degrees?$/.test(norm))
    return !(
      /^ may be substituted|^ of (?!bachelor|master|associate|doctor)|^ (?:audits?|works|plans?|maps?|planning|requirements|completion|progress|seeking)\b/i.test(
        after,
      ) ||
      /[\d°][ -]{0,2}$/.test(before) ||
      TO_WHAT_DEGREE.test(text.slice(Math.max(0, start - 30), start))
    );
  if (/^(?:college|university)$/.test(norm))
    return (
      !ABOUT_CAMPUS.test(after) &&
      !(/^ level\b/.test(after) && TAUGHT_AT.test(text.slice(Math.max(0, start - REACH_BEFORE), start))) &&
      (ONLY_COLLEGE.test(text) || STUDIED.test(after) || isStudiedAt(text, start))
    );
  return true;
}

/** "Academic background in physics" */
const OF_STUDIES = /\b(?:academic|educational) $/i;

const REACH_BEFORE = REQUIREMENT_NUMBERS.beforeCollege.value;
const isStudiedAt = (text: string, start: number): boolean =>
  STUDIED_AT.test(text.slice(Math.max(0, start - REACH_BEFORE), start));

/** "Teaching experience at a college or a university level" */
const TAUGHT_AT = /\bat (?:an? |the )?(?:college or (?:an? )?)?$/i;

/** "Culinary college", "College or university": nothing else is said. */
const ONLY_COLLEGE = /^\W*(?:[\w-]+ )?(?:college|university)(?: or (?:college|university))?\W*$/i;
const ABOUT_CAMPUS =
  /^-level\b|^ (?:setting|environment|credits?|units|courses?|coursework|hospital|campus|students?|athlet\w+|relations|recruit\w+|town|football|theat\w+|admissions|teach\w*|instruct\w*|faculty)\b/i;
/** "College degree", "university education", "college preferred": what makes a place of learning a degree to have. */
const STUDIED =
  /^,?(?: or (?:university|college|technical school|trade school))?(?: level)? (?:degrees?|education(?! (?:cent|reform|policy))|educated|graduat(?:e|es|ed|ion)|diploma|training|or (?:more|higher|above|beyond|equivalent)|\(?(?:strongly |highly )?(?:preferred|required|desired|desirable)|(?:is |are |would be |will be )?(?:strongly |highly )?(?:preferred|required|desired|an? (?:plus|must|bonus|asset)|helpful))\b/i;
/** "Some college", "two years of college", "graduated from an accredited university". */
const STUDIED_AT =
  /\b(?:some|years? (?:of|at an?)|complet(?:ed|ion of)|attended|finished|(?:four|4|two|2)[- ]years?(?: of)?|graduat\w+ (?:from|of|with)(?: an?)?|(?:accredited|recognized|approved)(?: (?:four|4|two|2)-year)?)\s(?:(?:[\w-]+ ){0,2}or )?$|\b(?:degree|bachelor\S*|master\S*|ph\.?d\.?|[bm]\.?s\.?|diploma)\b[^.;]{0,40}\bfrom\b[^.;,]{0,30}$/i;

/** "Completion of an accredited medical assisting program", "a graduate of a school of nursing", "culinary school". */
const PROGRAM_NAME =
  /\b(?:complet(?:ion|ed)|graduat(?:e|ion|ed)) (?:of|from) an? (?:[\w-]+ ){0,5}?(?:program(?:me)?|course|school of \w+)\b|\bculinary school\b/gi;

function programsIn(text: string): Range[] {
  return [...text.matchAll(PROGRAM_NAME)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}

/** "GCSE grade C/4 or above in English and maths": with the subjects, whose grades nobody compares. */
const subjectsEnd = (text: string, end: number): number =>
  end + (GRADES_IN_SUBJECTS.exec(text.slice(end))?.[0].length ?? 0);
const SUBJECT = '(?:english(?: language)?|maths?|mathematics|science|literacy|numeracy)';
const GRADE =
  '(?:at |with )?grades? [a-z\\d/–-]{1,5}(?: \\([a-z\\d/–-]{1,5}\\))?(?: (?:or|and) (?:above|higher))?';
const GRADES_IN_SUBJECTS = new RegExp(
  `^ ${SUBJECT}(?:(?:,|/| and| &| or)+ ?${SUBJECT}){0,3} ${GRADE}(?:,? (?:and|&) ${SUBJECT}(?: ${GRADE})?)*|^,?(?: \\(?(?:at |with )?(?:grades?|passes?|minimum)[^.;()]{1,24}\\)?)?(?: or (?:above|higher|equivalent))? (?:in|including)(?: both)? ${SUBJECT}(?:(?:,|/| and| &| or)+ ?${SUBJECT}){0,3}`,
  'i',
);

/** "Two years of post-degree experience": when it was, not what was studied. */
const isAfterStudies = (text: string, start: number, end: number): boolean =>
  /\bpost-? ?$/i.test(text.slice(Math.max(0, start - 6), start)) &&
  /^(?:['’]s)?(?: degree)?(?:,? (?!with\b|and\b|or\b)[\w-]+){0,5} (?:experience|practice|employment)\b/i.test(
    text.slice(end, end + REACH_BEFORE),
  );

/** False for a certificate or an apprenticeship, which are no degrees, and for words that mean something else here. */
function isRequiredDegree(text: string, { start, end }: NamedDegree): boolean {
  const words = text.slice(start, end);
  if (/^(?:certificate|apprenticeship)$/i.test(words)) return false;
  if (
    /^post-?\s?graduat/i.test(words) &&
    /^(?:[\w-]+ )? ?(?:experience|practice)\b/i.test(text.slice(end).trimStart())
  )
    return false;
  if (isAfterStudies(text, start, end)) return false;
  const after = text.slice(end, end + 30);
  if (/^diploma$/i.test(words) && isOfCertificate(text, { start, end })) return false;
  // A licence is a degree in French alone.
  if (/^licence$/i.test(words) && !/^ (?:de|en)\b/.test(after)) return false;
  if (/^undergraduate$/i.test(words) && OF_STUDENTS.test(after)) return false;
  if (
    /^high school$/i.test(words) &&
    (TAUGHT_THERE.test(after) || IN_A_LIST_OF_PLACES.test(text) || isNameOfSchool(text, start, after))
  )
    return false;
  if (
    /^masters$/i.test(words) &&
    /^ (?!degree|in |of |or |and |with |plus |preferred|required|is )\p{L}/iu.test(after)
  )
    return false;
  // "Your administrator's or master's" is an electrician's license.
  if (/^master['’]?s$/i.test(words) && OF_A_TRADE.test(text.slice(Math.max(0, start - 40), start)))
    return false;
  // "25 to 40 associates depending on the season" and a physician associate are people.
  if (
    /^associates?$/i.test(words) &&
    !/^ (?:degree|in |of |or |and (?:bachelor|master)|\((?:required|preferred)\))/i.test(after) &&
    !(BEGINS.test(text.slice(0, start)) && IS_ASKED.test(after))
  )
    return false;
  return !/^ may be substituted/i.test(after);
}

/** "A Montessori diploma" is a certificate. */
const isOfCertificate = (text: string, diploma: Range): boolean =>
  findMentions(text).some((mention) => mention.term.kind === 'certification' && overlaps(mention, diploma));

/** "Taught undergraduate courses" */
const OF_STUDENTS =
  /^(?:-level)? (?:(?:and|or) graduate )?(?:courses?|class(?:es)?|students?|curricul\w+|teaching|instruction|advis\w+|admissions|learners?|labs?)\b/i;

const OF_A_TRADE =
  /\b(?:administrator|journeyman|journey[- ]level|apprentice)['’]?s? (?:or|and) (?:an? |your )?$/i;

/** "Associate required", but not "Sales associate required". */
const BEGINS = /^(?:\W|\d|an )*$/i;
const IS_ASKED = /^,? (?:is )?(?:strongly |highly )?(?:required|preferred)\b/i;

/** "(club, high school or college)", "middle or high school": where somebody works. */
const IN_A_LIST_OF_PLACES =
  /\([^()]{0,40}\bhigh school,? (?:or|and) college\b|\b(?:elementary|middle|junior)(?: school)?(?:,? (?:and|or|and\/or)|,|\/) (?:senior )?high school\b(?! (?:diploma|graduat|education))/i;

/** "The welcome center (Tucker High School)": where it is. */
const isNameOfSchool = (text: string, start: number, after: string): boolean =>
  /[\s(]\p{Lu}\p{Ll}+ $/u.test(text.slice(0, start)) &&
  !/^,? (?:diploma|degree|graduat\w+|education|equivalen\w+|or|and|with|plus|required|preferred|completion)\b/i.test(
    after,
  );

/** "High school teaching experience", "high school students" */
const TAUGHT_THERE =
  /^ (?:social studies|history|biology|chemistry|physics|art|music|teach\w*|students?|experience|classes|classrooms?|levels?|settings?|english|math\w*|science|sports?|athlet\w*|coach\w*|counsel\w*|or middle school (?:teach|students?))\b/i;

const MAX_WORDS_BEFORE = REQUIREMENT_NUMBERS.maxWordsBeforeDegree.value;
const TELLING_WORD = REQUIREMENT_NUMBERS.tellingWord.value;

/** The index of the first token of the degree's name. In "culinary degree" the field comes before the word. */
function fieldStart(text: string, tokens: Token[], index: number): number {
  let first = index;
  if (tokens[index]?.norm === 'background') return index - 1;
  if (!/^degrees?$/.test(tokens[index]?.norm ?? '')) return first;
  const discipline = disciplineBefore(text, tokens, index);
  if (discipline !== undefined) return discipline;
  while (first > 0 && index - first < MAX_WORDS_BEFORE) {
    const { norm } = tokens[first - 1] as Token;
    const apart = tokens[first]?.before === 'break' || tokens[first]?.before === 'comma';
    const stemmed = stem(norm);
    if (apart || !isFieldWord(norm, stemmed) || wordWeight(norm, stemmed) < TELLING_WORD) break;
    first--;
  }
  return first;
}

/** The index of the first token of the known field of study that stands before a word. */
function disciplineBefore(text: string, tokens: Token[], index: number): number | undefined {
  // "… in a design firm and a degree in law"
  if (/^(?:an?|the|this|that)$/.test(tokens[index - 1]?.norm ?? '')) return undefined;
  const fieldFrom = (first: number) => {
    const words = tokens.slice(first, index);
    const apart = words.slice(1).some(({ before }) => before === 'break' || before === 'comma');
    return apart ? undefined : findFieldsOfStudy(text, words).disciplines[0];
  };
  for (let first = Math.max(0, index - MAX_WORDS_OF_FIELD); first < index; first++) {
    const field = fieldFrom(first);
    if (field === undefined || field === fieldFrom(first + 1)) continue;
    // "Mechanical engineering or construction management": the first field may have one more word.
    const wider = first > 0 ? fieldFrom(first - 1) : undefined;
    return wider !== undefined && wider !== field ? first - 1 : first;
  }
  return undefined;
}

const MAX_WORDS_OF_FIELD = REQUIREMENT_NUMBERS.maxWordsOfField.value;

const FIELDS_REACH = REQUIREMENT_NUMBERS.fieldsReach.value;

/**
 * Where the fields of study after a degree end: "in Accounting, Finance or a related field". They may follow a colon, or
 * stand in brackets.
 */
function fieldsEnd(text: string, from: number): number {
  const rest = text.slice(from, from + FIELDS_REACH);
  const bracket = /^ ?\([\p{L} ,/&-]{3,60}\)/u.exec(rest)?.[0] ?? '';
  if (findFieldsOfStudy(bracket).disciplines.length > 0) return from + bracket.length;
  const program = FROM_A_PROGRAM.exec(rest)?.[0];
  if (program && findFieldsOfStudy(program).disciplines.length > 0) return from + program.length;
  const lead = LEADS_TO_FIELDS.reduce((length, lead) => length || (lead.exec(rest)?.[0].length ?? 0), 0);
  const stop = END_OF_FIELDS.exec(rest.slice(lead));
  const end = from + (stop ? lead + stop.index : rest.length);
  return text.slice(0, end).replace(/[\s,]+$/, '').length;
}

const END_OF_FIELDS =
  /[.;:()]|\b(?:completed or\b|in[- ]progress\b|with\b|plus\b|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|20\d\d)\b|required|preferred|(?:ideally|preferably)(?! in\b| an? | related)|min(?:imum)?\b|at least|an (?:active|unrestricted)\b|and (?:(?:typically|usually|normally|generally|about|around|roughly|approximately|some|over) )?(?:\d|(?:one|two|three|four|five|six|seven|eight|ten)\b|at least|at a minimum|minimum|(?:[\w-]+ ){0,4}(?:licen[cs]|licensure|certificat|credential|registr))|from\b|who\b|we\b|they\b|is (?!needed)|are\b|would\b|but\b|though|although|welcome|desired|strongly|agreement|which|that|makes|or (?:an? )?(?:(?!and\b|with\b|or\b)[\w-]+ ){1,3}(?:certificat|licen[cs]|credential)|or (?:the |an? )?(?:experience|years? of|(?:significant|extensive|professional|related|practical) (?:[\w-]+ )?experience|equivalent|relevant|progress|passing|certifi|licen|completed|apprentice|time[- ]served|(?:additional )?(?:\d|two|three|four|five|six|seven|eight|ten)\b)|progress|(?<!\bK-)\d)/i;

/** "Bachelor's degree from an accredited institution, in Biology". */
const FROM_A_SCHOOL =
  /^\s*from (?:an?|[\p{L}-]+ or another) (?:[\w-]+ ){0,4}?(?:institution|college|university|school),? (?:in|with an? (?:degree|major) in) /iu;
/** "Associate degree or certificate in drafting". */
const OR_CERTIFICATE = /^\s*(?:or|and\/or) (?:an? )?(?:certificate|certification|diploma) in /i;
/** "Master's degree (Ph.D. preferred) in statistics". */
const AFTER_WISH = /^\.?\s+(?:strongly |highly )?(?:preferred|desired|desirable|a plus)\)\s+(?=in\s)/i;
/** "A degree from an accredited college with major course work in art". */
const WITH_COURSES =
  /^(?:\s*from an? (?:[\w-]+ ){0,6}?(?:institution|college|university|school))?,? with (?:an? )?(?:major |degree )?(?:course ?work|majors?|emphasis|concentration|speciali[sz]ation) in /i;
/** "A degree with emphasis on coursework of a quantitative nature (e.g., statistics or physics)". */
const WITH_EXAMPLES =
  /^,? with (?:an? )?(?:strong )?(?:emphasis|focus) (?:in|on) [^().;:]{3,60} \((?:e\.?g\.?,?|such as|i\.e\.,?|like) /i;
/** "An advanced degree (PhD) in statistics", "degree(s): law or economics". */
const AFTER_BRACKET = /^(?:\)\s+in\s|\(s\)\s*:\s)/i;
/** "MS in Computer Science (Machine Learning), Statistics or a related field": what is in brackets is part of the first field. */
const FIRST_WITH_BRACKET = /^ in [^().;:]{3,40} \([^().;:]{3,40}\),\s/i;
const LEADS_TO_FIELDS = [
  /^\s*:\s/,
  AFTER_BRACKET,
  FIRST_WITH_BRACKET,
  FROM_A_SCHOOL,
  WITH_COURSES,
  WITH_EXAMPLES,
  OR_CERTIFICATE,
  AFTER_WISH,
];
/** "A degree from an accredited vet tech program". */
const FROM_A_PROGRAM = /^\s*from an? (?:[\w-]+ ){1,5}?program(?:me)?\b/i;
