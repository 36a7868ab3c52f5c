import { isNearDiscipline, isOneOfThem } from '../../lexicon/degrees/disciplines.ts';
import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import type { DegreeRequirement } from '../../posting/requirements/degrees/degree-requirement.ts';
import type { Study } from './held/held-studies.ts';

const BY_LEVELS_SHORT = MATCH_NUMBERS.degreeByLevelsShort.value;
const CLOSE_FIELD = MATCH_NUMBERS.closeField.value;
const WISHED_FIELD = MATCH_NUMBERS.wishedField.value;
const RELATED_FIELD = MATCH_NUMBERS.relatedField.value;
const PERHAPS_ENOUGH_HOURS = MATCH_NUMBERS.perhapsEnoughHours.value;

/** How far the studies of a résumé meet a required degree, 0…1 each. */
export type StudyShares = {
  /** How near the highest level comes to the required one. */
  degree: number;
  /** How near the nearest field comes to a required one; that of any degree if none is required. */
  field: number;
  /** Both in one study. */
  both: number;
  /** The field of those that reach the required level. */
  fullDegree: number;
};

export function studyShares(asked: DegreeRequirement, studies: readonly Study[]): StudyShares {
  const shares: StudyShares = { degree: 0, field: 0, both: 0, fullDegree: 0 };
  for (const study of studies) {
    const done = asked.completed && study.unfinished ? study.level - 1 : study.level;
    const level = asked.underWay ? Math.max(done, study.aim ?? done) : done;
    const short = Math.max(0, asked.level - level);
    const degree = BY_LEVELS_SHORT[Math.min(BY_LEVELS_SHORT.length - 1, short)] as number;
    const field = fieldShare(asked, study);
    shares.degree = Math.max(shares.degree, degree);
    shares.field = Math.max(shares.field, field);
    shares.both = Math.max(shares.both, degree * field);
    if (degree === 1) shares.fullDegree = Math.max(shares.fullDegree, field);
  }
  return shares;
}

/** True if one study has the required level and a required field, or one close to it. */
export const holdsDegree = (asked: DegreeRequirement, studies: readonly Study[]): boolean =>
  studyShares(asked, studies).fullDegree >= CLOSE_FIELD;

/** The same, or if experience will do. */
export const hasDegree = (asked: DegreeRequirement, studies: readonly Study[]): boolean =>
  asked.orEquivalent || holdsDegree(asked, studies);

/** How near a held field comes to one of those required, 0…1; another one half, if enough hours of it would do, and more if the field is a wish. */
const fieldShare = (asked: DegreeRequirement, study: Study): number =>
  Math.max(
    nearestField(asked, study),
    asked.orHours ? PERHAPS_ENOUGH_HOURS : 0,
    asked.isWish ? WISHED_FIELD : 0,
  );

function nearestField(
  { fields: asked, otherFields, orRelated }: DegreeRequirement,
  { fields: held, words }: Study,
): number {
  if (asked.disciplines.length === 0)
    return otherFields.length === 0 || otherFields.some((word) => words.has(word)) ? 1 : 0;
  if (asked.whole & held.areas) return 1;
  let isNear = (held.whole & asked.related) !== 0;
  for (const one of asked.disciplines)
    for (const other of held.disciplines) {
      if (one === other || isOneOfThem(one, other)) return 1;
      isNear ||= isNearDiscipline(one, other);
    }
  if (isNear) return orRelated ? 1 : CLOSE_FIELD;
  if (!(asked.related & held.areas)) return 0;
  return orRelated ? CLOSE_FIELD : RELATED_FIELD;
}
