import type { RequirementLevel } from '../../../shared/results/fit-result.ts';

export const levelLabels: Record<RequirementLevel, string> = {
  must: 'must',
  preferred: 'preferred',
  nice: 'nice to have',
};
