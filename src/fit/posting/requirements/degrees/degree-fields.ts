import type { Range } from '../../../../shared/range.ts';
import { isDegreeWord } from '../../../lexicon/degrees/degrees.ts';
import {
  areaBits,
  type FieldsOfStudy,
  findFieldsOfStudy,
  NO_FIELDS,
} from '../../../lexicon/degrees/disciplines.ts';
import { isStopWord, isTraitWord, wordWeight } from '../../../match/word-weights.ts';
import { REQUIREMENT_NUMBERS } from '../../../numbers/requirement-numbers.ts';
import { sameWord, stem } from '../../../text/stem.ts';
import type { Token } from '../../../text/tokens.ts';

/** The fields of study of which a required degree may be. Without any, every field will do. */
export type RequiredFields = {
  fields: FieldsOfStudy;
  /** Stems of the words for a field that no discipline is known for; empty if one is. */
  otherFields: string[];
  /** True for "or a related field" and "in the discipline". */
  orRelated: boolean;
  /** True if any other field will do with so many hours of one of them, which few résumés tell. */
  orHours: boolean;
  /** "Preferably in statistics": another field will do. */
  isWish: boolean;
};

export const ANY_FIELD: RequiredFields = {
  fields: NO_FIELDS,
  otherFields: [],
  orRelated: false,
  orHours: false,
  isWish: false,
};

const EVERY_FIELD = /\b(?:any|another|other|(?:un|non[- ]?)related) (?:field|discipline|subject|major|area)/i;
/** "In any field with 18 graduate hours in computer science" */
const WITH_HOURS_IN =
  /\b(?:with|plus|including|and)\b[^.;]{0,60}\b(?:hours|units|credits)\b[^.;]{0,24}\b(?:in|of) /i;
/** "Some college or a business degree": some college in anything will do. */
const SOME_COLLEGE = /\bsome college\b/i;
const OR_RELATED =
  /\b(?:related|relevant|similar|comparable|closely|equivalent|adjacent) (?:\S+ ){0,2}?(?:fields?|disciplines?|areas?|subjects?|majors?|degrees?|program(?:me)?s?|studies)\b|\bor (?:related|similar|equivalent|comparable|something close|whatever)\b|\bwhatever is close\b|\b(?:in|of) the (?:specific |teaching |academic |appropriate )?(?:discipline|subject area|content area|teaching field)\b/i;

/** "Or a related technical field" */
const RELATED_TECHNICAL =
  /\brelated (?:technical|quantitative|stem|engineering) (?:fields?|disciplines?|areas?|subjects?|majors?|degrees?)\b/i;
const TECHNICAL = areaBits('computing', 'engineering');

/** The fields that the words of a required degree name. `range` are offsets in `text`, which `tokens` belong to. */
export function requiredFields(text: string, tokens: Token[], { start, end }: Range): RequiredFields {
  const words = text.slice(start, end);
  const orHours = EVERY_FIELD.test(words) && WITH_HOURS_IN.test(text.slice(start));
  if ((EVERY_FIELD.test(words) && !orHours) || SOME_COLLEGE.test(words)) return ANY_FIELD;
  const own = tokens.filter(
    (token, index) =>
      token.start >= start && token.end <= end && !isLevelOfEducation(token, tokens[index - 1]),
  );
  const named = findFieldsOfStudy(text, own);
  const isTechnical = RELATED_TECHNICAL.test(text.slice(start, end + AFTER_FIELDS));
  const fields = isTechnical ? { ...named, related: named.related | TECHNICAL } : named;
  return {
    fields,
    otherFields: fields.disciplines.length > 0 ? [] : [...new Set(own.flatMap(otherField))],
    orRelated: OR_RELATED.test(text.slice(start, end + AFTER_FIELDS)),
    orHours,
    isWish: IS_WISH.test(words),
  };
}
const IS_WISH = /\b(?:preferably|ideally|preferred) in\b/i;

/** "A degree in a related field" without another field, of somebody who teaches: what the job's title says they teach. */
export function relatedToJob<Fields extends RequiredFields>(required: Fields, title: string): Fields {
  if (!required.orRelated || required.fields.disciplines.length > 0 || required.otherFields.length > 0)
    return required;
  if (!TEACHES.test(title)) return required;
  const fields = findFieldsOfStudy(title);
  return fields.disciplines.length === 0 || fields.whole > 0 ? required : { ...required, fields };
}

/** Whoever teaches something. */
export const TEACHES = /\b(?:instructors?|professors?|lecturers?|teachers?|faculty|tutors?)\b/i;

/** "Master's level education", "college education": the word names no field. */
const isLevelOfEducation = ({ norm }: Token, before: Token | undefined): boolean =>
  norm === 'education' && LEVELS_OF_EDUCATION.has(before?.norm ?? '');

const LEVELS_OF_EDUCATION = new Set(
  'level college university higher secondary tertiary postsecondary formal continuing'.split(' '),
);

const AFTER_FIELDS = REQUIREMENT_NUMBERS.relatedReach.value;

function otherField({ norm }: Token): string[] {
  const stemmed = stem(norm);
  return isFieldWord(norm, stemmed) && wordWeight(norm, stemmed) >= TELLING_WORD ? [stemmed] : [];
}

const TELLING_WORD = REQUIREMENT_NUMBERS.tellingWord.value;

const NOT_A_FIELD = new Set(
  'tertiary january february march april june july august september october november december spring summer fall winter degree science art arts related field discipline equivalent preferred required technical relevant similar accredited university college area study subject plus minimum high school strongly least higher advanced completed experience lived enrolled enroll program programme ged hsd progress held working commitment finish educated cpa cfa cma pmp acca closely abgeschlossen abgeschlossene abgeschlossenes grado abschluss institution graduation graduate graduated completion completing recognized approved abet aba level needed four two year years semester quarter units hours credits listed above mentioned said following course courses coursework typically qualifying qualified qualification qualifications credit eighteen twelve internship designation terminal concentration emphasis endorsement endorsements transcript transcripts exam exams advantage profession professional institute regional regionally postsecondary academic desirable lieu place prior arrival appointment satisfactory requisite student students candidate passing score scores trade chartered publication publications attachments'.split(
    ' ',
  ),
);

/** True for a word that may name a field of study. */
export const isFieldWord = (norm: string, stemmed: string): boolean =>
  !(isDegreeWord(norm) || isStopWord(norm) || isTraitWord(stemmed) || NOT_A_FIELD.has(sameWord(norm)));
