import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';
export type PaintedTheme = 'light' | 'dark';

const storageKey = 'vite-ui-theme';

/**
 * An inline script for <head> (with the page's nonce), before the style sheet. It sets the class `light` or `dark` on
 * <html> before the first paint, and again when the operating system, another tab or setTheme changes the theme, and
 * when the page returns from the back/forward cache, where it missed such changes.
 * React must not manage that class: give <html> suppressHydrationWarning and no className.
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

/** The chosen theme and the one it resolves to. On the server and until hydration: `system` and `light`. */
export function useTheme(): { theme: Theme; painted: PaintedTheme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => 'system' as const);
  const painted = useSyncExternalStore(subscribe, paintedTheme, () => 'light' as const);
  return { theme, painted, setTheme };
}

function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // If storage is disabled, the choice can't be saved.
  }
  dispatchEvent(new Event('themechange'));
}

function storedTheme(): Theme {
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
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  systemDark.addEventListener('change', changed);
  addEventListener('storage', changed);
  addEventListener('themechange', changed);
  addEventListener('pageshow', changed);
  return () => {
    systemDark.removeEventListener('change', changed);
    removeEventListener('storage', changed);
    removeEventListener('themechange', changed);
    removeEventListener('pageshow', changed);
  };
}
