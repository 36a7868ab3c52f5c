import { useEffect } from 'react';

/** After an answer that refuses something, the focus is where it has to be mended. */
export function useFocusOnError(answer: object | undefined): void {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [answer]);
}
