import { useSyncExternalStore } from 'react';

const storageKey = 'rolefit-live-preview';
const changed = 'livepreviewchange';

/** Whether the text is rendered beside the editor on wide screens. This browser remembers it. */
export function useLivePreviewChoice(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isChosen, () => true), choose];
}

function isChosen(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function choose(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // If storage is disabled, the choice can't be saved.
  }
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener(changed, listener);
  };
}
