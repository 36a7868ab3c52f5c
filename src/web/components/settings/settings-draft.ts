import { useEffect, useState } from 'react';
import type { UserSettings } from '../../../shared/settings-rules.ts';

/** The settings as the form holds them: the threshold is what was typed. */
export type SettingsText = Omit<UserSettings, 'jobMatchThreshold'> & { jobMatchThreshold: string };

export const settingsText = (settings: UserSettings): SettingsText => ({
  ...settings,
  jobMatchThreshold: String(settings.jobMatchThreshold),
});

/** A form's fields as they were typed; a switch that is off is not sent. */
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
 * Keeps only what differs from what is saved, so that a change in another tab arrives here without taking away what was
 * typed. `typed` is what a refused form came back with.
 */
export function useSettingsDraft(saved: SettingsText, typed: SettingsText | undefined) {
  const [draft, setDraft] = useState<Draft>(() => (typed ? changed(typed, saved) : {}));
  const { username, emailNotifications, saveSearchHistory, jobMatchThreshold } = saved;

  useEffect(() => {
    const now = { username, emailNotifications, saveSearchHistory, jobMatchThreshold };
    setDraft((kept) => changed(kept, now));
  }, [username, emailNotifications, saveSearchHistory, jobMatchThreshold]);

  return {
    values: { ...saved, ...draft },
    unsaved: Object.keys(changed(draft, saved)).length > 0,
    set: (change: Draft) => setDraft((kept) => ({ ...kept, ...change })),
  };
}

function changed(draft: Draft, saved: SettingsText): Draft {
  const entries = Object.entries(draft) as [keyof SettingsText, string | boolean][];
  return Object.fromEntries(
    entries.filter(([name, value]) => (typeof value === 'string' ? value.trim() : value) !== saved[name]),
  );
}
