import type { ConditionKind } from './fit-result.ts';

/** What a kind of condition is called, in the order a person goes through them. */
export const conditionWords: Record<ConditionKind, string> = {
  place: 'Where',
  hours: 'Hours',
  travel: 'Travel',
  driving: 'Driving',
  physical: 'Physical work',
  checks: 'Checks',
  authorization: 'Right to work',
};
