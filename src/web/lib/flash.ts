import { useEffect } from 'react';
import { showToast, type ToastMessage } from './toast.ts';

export const flashCookieName = 'rolefit_flash';

/** Shows the server's waiting toast once, however often the data that carries it comes. */
export function useFlash(flash: (ToastMessage & { id: string }) | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message comes as a new object with every answer.
  useEffect(() => {
    if (!flash) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = `${flashCookieName}=; Path=/; Max-Age=0`;
    showToast(flash);
  }, [flash?.id]);
}
