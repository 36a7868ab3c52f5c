import { MATCH_NUMBERS } from '../../../../numbers/match-numbers.ts';
import type { CompiledRequirement } from '../../../compiled.types.ts';
import type { KeyTable } from '../../../key-table.ts';
import { shareOfCodes } from '../certificates/certificate-codes.ts';
import { issuedIn } from './license-states.ts';
import { isLimited } from './limited-licenses.ts';
import { isForOtherGrades } from './taught-grades.ts';
import { isForAnotherSubject } from './taught-subjects.ts';

/** Why a license that a résumé names isn't quite the one asked for, as the result tells it; the gravest first. */
export type LicenseFlaw =
  | 'of another state'
  | 'for another subject'
  | 'for other grades'
  | 'limited'
  | 'other codes'
  | 'state not named';

const SHARE: Record<Exclude<LicenseFlaw, 'other codes'>, number> = {
  'of another state': MATCH_NUMBERS.licenseOfAnotherState.value,
  'for another subject': MATCH_NUMBERS.licenseForAnotherSubject.value,
  'for other grades': MATCH_NUMBERS.licenseForAnotherSubject.value,
  limited: MATCH_NUMBERS.limitedLicense.value,
  'state not named': MATCH_NUMBERS.licenseOfUnnamedState.value,
};

/** All that keeps the license of a résumé from being the one that is asked for. */
export function licenseFlaws(requirement: CompiledRequirement, table: KeyTable): LicenseFlaw[] {
  if (requirement.group !== 'certification') return [];
  const issued = issuedIn(requirement, table);
  const flaws: LicenseFlaw[] = [];
  if (issued === 'another state') flaws.push('of another state');
  if (isForAnotherSubject(requirement, table)) flaws.push('for another subject');
  else if (isForOtherGrades(requirement, table)) flaws.push('for other grades');
  if (isLimited(requirement, table)) flaws.push('limited');
  if (shareOfCodes(requirement, table) < 1) flaws.push('other codes');
  if (issued === 'unnamed') flaws.push('state not named');
  return flaws;
}

/** The share of the credit that a license with these flaws earns, each of them taken off. */
export const licenseShare = (requirement: CompiledRequirement, table: KeyTable): number =>
  licenseFlaws(requirement, table).reduce(
    (share, flaw) => share * (flaw === 'other codes' ? withCodes(requirement, table) : SHARE[flaw]),
    1,
  );

/** Whoever passed another test of the same body has some of what is asked. */
const withCodes = (requirement: CompiledRequirement, table: KeyTable): number =>
  Math.max(MATCH_NUMBERS.licenseForAnotherSubject.value, shareOfCodes(requirement, table));
