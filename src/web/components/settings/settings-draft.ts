import { useEffect, useState } from 'react';
import type { UserSettings } from '../../../shared/rules/settings-rules.ts';

/** The settings as form values: the threshold is still text. */
export type SettingsText = Omit<UserSettings, 'jobMatchThreshold'> & { jobMatchThreshold: string };

export const settingsText = (settings: UserSettings): SettingsText => ({
  ...settings,
  jobMatchThreshold: String(settings.jobMatchThreshold),
});

/** Reads the submitted form. A switch that is off is not part of it. */
export function settingsTextOf(form: FormData): SettingsText {
  return {
    username: String(form.get('username') ?? ''),
    emailNotifications: form.has('emailNotifications'),
    saveSearchHistory: form.has('saveSearchHistory'),
    jobMatchThreshold: String(form.get('jobMatchThreshold') ?? ''),
  };
}

type Draft = Partial<SettingsText>;

/**
 * Holds only the values that differ from the saved ones, so that a change made in another tab shows up here without
 * overwriting what was typed. `typed` are the values of a refused submission.
 */
export function useSettingsDraft(saved: SettingsText, typed: SettingsText | undefined) {
  const [draft, setDraft] = useState<Draft>(() => (typed ? changed(typed, saved) : {}));
  const { username, emailNotifications, saveSearchHistory, jobMatchThreshold } = saved;

  useEffect(() => {
    const now = { username, emailNotifications, saveSearchHistory, jobMatchThreshold };
    setDraft((current) => changed(current, now));
  }, [username, emailNotifications, saveSearchHistory, jobMatchThreshold]);

  return {
    values: { ...saved, ...draft },
    unsaved: Object.keys(changed(draft, saved)).length > 0,
    set: (change: Draft) => setDraft((current) => ({ ...current, ...change })),
  };
}

function changed(draft: Draft, saved: SettingsText): Draft {
  const entries = Object.entries(draft) as [keyof SettingsText, string | boolean][];
  return Object.fromEntries(
    entries.filter(([name, value]) => (typeof value === 'string' ? value.trim() : value) !== saved[name]),
  );
}
