import { CROSS_VALIDATED, type HandSetGroup } from './hand-set.ts';

/** How credits become a score. */
export const SCORE_NUMBERS = {
  /** From this credit on a required licence or certificate counts as shown. */
  licenceShown: {
    value: 0.8,
    unit: 'credit',
    range: [0.01, 1],
    source: 'lab/tries.md: 228 pairs that readers scored, .816 → .823; ±.001 on judged pairs',
  },
  /** The share of the score that lacking a required licence costs, if it weighs as much as `fullLicence` says. */
  licenceCost: {
    value: 0.3,
    unit: 'share of the score',
    range: [0, 1],
    source: 'docs/decisions/0020: cross-validated, .865 → .866, within the field .619 → .632',
  },
  /** From this weight on (1…5, as recruiters weigh), lacking a licence costs that much; from `requiredLicence` on, less. */
  fullLicence: { value: 3, unit: 'weight of a requirement', range: [1.9, 5], source: CROSS_VALIDATED },
} as const satisfies HandSetGroup;
