import { Monitor, Moon, Sun } from 'lucide-react';
import { buttonClass } from './buttons/button-class.ts';
import { type Theme, useTheme } from './theme.ts';

/** Switches between light and dark. CSS picks the icon, so that it does not flicker before hydration. */
export function ThemeToggle() {
  const { painted, setTheme } = useTheme();
  return (
    <button
      type="button"
      aria-label="Dark theme"
      aria-pressed={painted === 'dark'}
      onClick={() => setTheme(painted === 'dark' ? 'light' : 'dark')}
      className={buttonClass({ variant: 'ghost', size: 'icon', className: 'noscript:hidden' })}
    >
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </button>
  );
}

const choices: { theme: Theme; label: string; icon: typeof Sun }[] = [
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
  { theme: 'system', label: 'System', icon: Monitor },
];

/** All three themes side by side. `name` must be unique on the page. */
export function ThemeChoice({ name }: { name: string }) {
  const { theme, setTheme } = useTheme();
  return (
    <fieldset className="inline-flex self-start rounded-md border border-line-strong bg-surface p-0.5 noscript:hidden">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme: choice, label, icon: Icon }) => (
        <label
          key={choice}
          className="flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-xs text-ink-2 hover:text-ink has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={theme === choice}
            onChange={() => setTheme(choice)}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-3.5" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
