import type { ComponentKey } from '../../shared/results/fit-result.ts';

/**
 * What a component is called, and how much it counts beside the others when the posting gives it something to judge.
 * Coverage is what is shown, divided by what strong candidates show. From `none` on it earns points (two texts of any
 * trades share some words) and from `full` on nearly all of them. `amount` is the weight of questions from which it counts in full.
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

/** Years, degrees and extras count in full only from this much likeness of the work on: a degree alone fits no job. */
export const LIKENESS_FOR_ALL = 0.5;
