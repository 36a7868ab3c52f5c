import { useEffect } from 'react';
import type { FormKind } from '../../../shared/master-resume/master-resume-forms.ts';

/**
 * Whatever stands on the page may ask for a dialog of the master résumé:
 * `window.dispatchEvent(new CustomEvent('rolefit:edit-experience', { detail: { id } }))` opens that entry, without an id
 * an empty form. `rolefit:edit-personal` takes none. After a successful save the dialog closes by itself.
 */
export const dialogEvents: Record<FormKind, string> = {
  personal: 'rolefit:edit-personal',
  education: 'rolefit:edit-education',
  experience: 'rolefit:edit-experience',
  certification: 'rolefit:edit-certification',
};

export function openDialog(kind: FormKind, id?: string): void {
  window.dispatchEvent(new CustomEvent(dialogEvents[kind], { detail: { id } }));
}

export function useDialogEvents(open: (kind: FormKind, id: string | undefined) => void): void {
  useEffect(() => {
    const listening = new AbortController();
    for (const [kind, name] of Object.entries(dialogEvents)) {
      const heard = (event: Event) => {
        const { id } = ((event as CustomEvent).detail ?? {}) as { id?: unknown };
        open(kind as FormKind, typeof id === 'string' ? id : undefined);
      };
      window.addEventListener(name, heard, { signal: listening.signal });
    }
    return () => listening.abort();
  });
}
