import { DEGREE_LEVELS } from '../../../lexicon/degrees/degree-table.ts';
import { type FieldsOfStudy, findFieldsOfStudy, NO_FIELDS } from '../../../lexicon/degrees/disciplines.ts';
import { MATCH_NUMBERS } from '../../../numbers/match-numbers.ts';
import type { EducationEntry, ReadResume } from '../../../resume/resume.types.ts';
import { stem } from '../../../text/stem.ts';
import { tokenize } from '../../../text/tokens.ts';

/**
 * What somebody studied: how far, from 1 (school) to 6 (doctorate) as degrees are counted, in which fields, and the stems of
 * all words about it. What isn't finished is counted as some college; `aim` is the level of what is still being earned.
 */
export type Study = {
  level: number;
  fields: FieldsOfStudy;
  words: Set<string>;
  unfinished: boolean;
  aim?: number;
};

/** The studies of a résumé, finished or not. */
export function studiesOf({ education, text }: ReadResume): Study[] {
  return education.flatMap((entry): Study[] => {
    const words = studyWords(text, entry);
    const tokens = tokenize(words);
    const fields = findFieldsOfStudy(words, tokens);
    const level = levelOf(entry, text.slice(entry.start, entry.end), fields);
    if (level === 0) return [];
    const unfinished = entry.unfinished === true;
    if (level === DEGREE_LEVELS.school)
      return [{ level, fields: NO_FIELDS, words: new Set<string>(), unfinished }];
    const { aim } = entry;
    return [{ level, fields, words: new Set(tokens.map(({ norm }) => stem(norm))), unfinished, aim }];
  });
}

const REACH = MATCH_NUMBERS.studyReach.value;
/** What follows is no longer about what was studied as a whole. */
const DETAILS =
  /\b(?:courses?|coursework|gpa|cgpa|thesis|activities|honou?rs|minors?|relevant|projects?|awards?|member|skills?|completed|trainings?|seminars?|certifications?|licen[cs]es?|accomplishments?)\b/i;

/** The words of a degree, its field and what stands beside them, because the field isn't always found. */
function studyWords(text: string, { start, end, degree, field }: EducationEntry): string {
  const own = text.slice(start, Math.min(ownEnd(text, start, end), start + REACH));
  const cut = own.search(DETAILS);
  return [cut < 0 ? own : own.slice(0, cut), degree?.text, field?.text].filter(Boolean).join('\n\n');
}

/** Where an entry ends that the next one cuts within a line: "Elm Data Analytics" of "Elm Data Analytics Certificate" is of the next. */
function ownEnd(text: string, start: number, end: number): number {
  const line = text.lastIndexOf('\n', end - 1);
  return line > start && OTHER_CERTIFICATE.test(text.slice(line + 1, end + CERTIFICATE.length)) ? line : end;
}
const CERTIFICATE = 'certificate';
/** The words before "certificate", which begins the next entry. */
const OTHER_CERTIFICATE = /^[^\n]*\p{L}[^\n]* certificate$/iu;

const COLLEGE =
  /(?<!\p{L})(?:college|university|universität|université|universidad|institute of (?:technology|art|design)|art institute|culinary institute|conservatory of|polytechnic)(?!\p{L})/iu;

const UNIVERSITY = /\buniversit/i;

/** Nobody has half of it: "studying for the GED". */
/** "GED, 2009", with a college below that somebody left */
const GOT_IT = /^(?:GED|HiSET),? (?:19|20)\d\d\b/i;
const OF_SCHOOL = /^(?:GED|HiSET|high school)\b/i;

/** "Dental Assistant diploma" */
const NO_DEGREE = /\b(?:diploma|certificate)\b/i;

/** A degree that isn't named or finished, or an unfinished diploma, counts as school, as some college, or, with the year somebody left, as a degree. */
function levelOf(
  { level, institution, unfinished, degree, to }: EducationEntry,
  words: string,
  { disciplines }: FieldsOfStudy,
): number {
  if (level !== undefined) return level;
  if (unfinished && degree && OF_SCHOOL.test(degree.text))
    return GOT_IT.test(words) ? DEGREE_LEVELS.school : 0;
  if (degree) return NO_DEGREE.test(degree.text) ? DEGREE_LEVELS.school : DEGREE_LEVELS.certificate;
  if (!institution) return 0;
  const isCollege = COLLEGE.test(institution.text);
  if (unfinished) return isCollege ? DEGREE_LEVELS.certificate : 0;
  if (!isCollege) return DEGREE_LEVELS.school;
  if (to === undefined || NO_DEGREE.test(words)) return DEGREE_LEVELS.certificate;
  return disciplines.length > 0 && UNIVERSITY.test(institution.text)
    ? DEGREE_LEVELS.bachelor
    : DEGREE_LEVELS.associate;
}
