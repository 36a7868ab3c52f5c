import { MATCH_NUMBERS } from '../../numbers/match-numbers.ts';
import type { CompiledRequirement, CompiledResume } from '../compiled.types.ts';
import { EDUCATION_BIT, entriesOf } from '../key-table.ts';

const BY_LEVELS_SHORT = MATCH_NUMBERS.degreeByLevelsShort.value;

/** How far the level of the degree is met, 0…1; 0 without any degree. */
export function degreeShare({ degree }: CompiledRequirement, resume: CompiledResume): number {
  if (resume.degree === 0) return 0;
  return BY_LEVELS_SHORT[Math.min(BY_LEVELS_SHORT.length - 1, Math.max(0, degree - resume.degree))] as number;
}

/** 1 if one of the required fields of study stands in the education, or none is required and there is a degree. */
export function fieldShare({ fields }: CompiledRequirement, resume: CompiledResume): number {
  if (fields.length === 0) return resume.degree > 0 ? 1 : 0;
  for (let index = 0; index < fields.length; index++) {
    if (entriesOf(resume.table, fields[index] as number) & EDUCATION_BIT) return 1;
  }
  return 0;
}
