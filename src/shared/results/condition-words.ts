import type { ConditionKind } from './fit-result.ts';

/** Labels for the kinds of conditions, in display order. */
export const conditionWords: Record<ConditionKind, string> = {
  eligibility: 'Who may apply',
  place: 'Where',
  hours: 'Hours',
  travel: 'Travel',
  driving: 'Driving',
  physical: 'Physical work',
  equipment: 'Your own equipment',
  checks: 'Checks',
  authorization: 'Right to work',
};
