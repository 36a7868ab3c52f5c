import { useEffect } from 'react';
import type { FormKind } from '../../../shared/master-resume/master-resume-forms.ts';

/**
 * Anything on the page can open a dialog of the master résumé:
 * `window.dispatchEvent(new CustomEvent('rolefit:edit-experience', { detail: { id } }))` opens that entry, and an empty
 * form without an id. `rolefit:edit-personal` takes no id. The dialog closes on its own once it is saved.
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
    const controller = new AbortController();
    for (const [kind, name] of Object.entries(dialogEvents)) {
      const handle = (event: Event) => {
        const { id } = ((event as CustomEvent).detail ?? {}) as { id?: unknown };
        open(kind as FormKind, typeof id === 'string' ? id : undefined);
      };
      window.addEventListener(name, handle, { signal: controller.signal });
    }
    return () => controller.abort();
  });
}
