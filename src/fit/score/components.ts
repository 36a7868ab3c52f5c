import type { ComponentKey } from '../../shared/fit-result.ts';

/** What a component is called and how much it counts beside the others when the posting gives it something to judge. */
export const COMPONENTS: Record<ComponentKey, { label: string; share: number }> = {
  mustHaves: { label: 'Must-haves', share: 38 },
  role: { label: 'Role and duties', share: 34 },
  experience: { label: 'Experience', share: 13 },
  preferred: { label: 'Preferred extras', share: 7 },
  education: { label: 'Education', share: 8 },
};

export const COMPONENT_KEYS: readonly ComponentKey[] = [
  'mustHaves',
  'role',
  'experience',
  'preferred',
  'education',
];
