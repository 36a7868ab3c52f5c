import { useEffect } from 'react';
import { showToast, type ToastMessage } from '../../ui/toasts/toast.ts';

export const flashCookieName = 'rolefit_flash';
/** Its name over https, where no sub-domain may plant one. */
export const secureFlashCookieName = `__Host-${flashCookieName}`;

/** Shows the server's waiting toast once, however often the data that carries it comes. */
export function useFlash(flash: (ToastMessage & { id: string }) | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message comes as a new object with every answer.
  useEffect(() => {
    if (!flash) return;
    forget(flashCookieName);
    forget(secureFlashCookieName);
    showToast(flash);
  }, [flash?.id]);
}

function forget(cookie: string): void {
  const secure = cookie === secureFlashCookieName ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `${cookie}=; Path=/; Max-Age=0${secure}`;
}
