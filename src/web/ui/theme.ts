import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';
export type PaintedTheme = 'light' | 'dark';

const storageKey = 'vite-ui-theme';

/**
 * Goes into <head> as an inline script (with the page's nonce), before the style sheet: it puts `light` or `dark` on
 * <html> before anything is painted, and again when the operating system, another tab or setTheme changes it, and
 * when the page comes back from the browser's cache, where it heard nothing.
 * React must not see the class as its own: give <html> suppressHydrationWarning and no className.
 */
export const themeScript = `(() => {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    let theme = null;
    try { theme = localStorage.getItem('${storageKey}'); } catch {}
    if (theme !== 'light' && theme !== 'dark') theme = night.matches ? 'dark' : 'light';
    const { classList } = document.documentElement;
    classList.toggle('dark', theme === 'dark');
    classList.toggle('light', theme === 'light');
  };
  paint();
  night.addEventListener('change', paint);
  addEventListener('storage', paint);
  addEventListener('themechange', paint);
  addEventListener('pageshow', paint);
})();`;

/** What the person chose and what that comes to now. On the server, and until hydration, it is the system's day. */
export function useTheme(): { theme: Theme; painted: PaintedTheme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, chosenTheme, () => 'system' as const);
  const painted = useSyncExternalStore(subscribe, paintedTheme, () => 'light' as const);
  return { theme, painted, setTheme };
}

function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage can be shut off; then the choice can't be kept.
  }
  dispatchEvent(new Event('themechange'));
}

function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function paintedTheme(): PaintedTheme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function subscribe(changed: () => void): () => void {
  const night = matchMedia('(prefers-color-scheme: dark)');
  night.addEventListener('change', changed);
  addEventListener('storage', changed);
  addEventListener('themechange', changed);
  addEventListener('pageshow', changed);
  return () => {
    night.removeEventListener('change', changed);
    removeEventListener('storage', changed);
    removeEventListener('themechange', changed);
    removeEventListener('pageshow', changed);
  };
}
