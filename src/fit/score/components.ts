import type { ComponentKey } from '../../shared/results/fit-result.ts';

/**
 * A component's label and its `share` of the score. Coverage is what the résumé shows, divided by what strong
 * candidates typically show. It earns points above `none` (any two texts share some words) and nearly all of them from
 * `full` on. The component counts in full if its requirements have a total weight of at least `amount`, and less below
 * that.
 */
export type ComponentRule = { label: string; share: number; none: number; full: number; amount: number };

export const COMPONENTS: Record<ComponentKey, ComponentRule> = {
  mustHaves: { label: 'Must-haves', share: 36, none: 0.22, full: 1.15, amount: 1.2 },
  role: { label: 'Role and duties', share: 44, none: 0.26, full: 1.1, amount: 1 },
  experience: { label: 'Experience', share: 13, none: 0, full: 1, amount: 0.8 },
  preferred: { label: 'Preferred extras', share: 8, none: 0, full: 1, amount: 1.2 },
  education: { label: 'Education', share: 5, none: 0, full: 1, amount: 1 },
};

export const COMPONENT_KEYS = ['mustHaves', 'role', 'experience', 'preferred', 'education'] as const;

/** Years, degrees and extras only count in full if the work is this similar: a degree alone doesn't fit a job. */
export const LIKENESS_FOR_ALL = 0.5;
