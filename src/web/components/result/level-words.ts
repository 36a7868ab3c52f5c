import type { RequirementLevel } from '../../../shared/fit-result.ts';

export const levelWords: Record<RequirementLevel, string> = {
  must: 'must',
  preferred: 'preferred',
  nice: 'nice to have',
};
