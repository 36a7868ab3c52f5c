import { useEffect } from 'react';
import { showToast, type ToastMessage } from '../../ui/toasts/toast.ts';

export const flashCookieName = 'rolefit_flash';
/** The name over https: the browser refuses a `__Host-` cookie set by a subdomain. */
export const secureFlashCookieName = `__Host-${flashCookieName}`;

/** Shows the server's waiting toast once, even if its data arrives several times. */
export function useFlash(flash: (ToastMessage & { id: string }) | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every response carries the same message as a new object.
  useEffect(() => {
    if (!flash) return;
    deleteCookie(flashCookieName);
    deleteCookie(secureFlashCookieName);
    showToast(flash);
  }, [flash?.id]);
}

function deleteCookie(cookie: string): void {
  const secure = cookie === secureFlashCookieName ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere yet.
  document.cookie = `${cookie}=; Path=/; Max-Age=0${secure}`;
}
