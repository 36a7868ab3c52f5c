import type { ComponentKey } from '../../shared/results/fit-result.ts';

/** What the parts of a score are called. */
export const COMPONENT_LABELS: Record<ComponentKey, string> = {
  mustHaves: 'Required skills',
  role: 'Role and duties',
  experience: 'Experience',
  preferred: 'Preferred extras',
  education: 'Education',
};

export const COMPONENT_KEYS = ['mustHaves', 'role', 'experience', 'preferred', 'education'] as const;
