import { useEffect } from 'react';

const refused = (place: string) => document.querySelector<HTMLElement>(`${place} [aria-invalid="true"]`);

/** After an answer that refuses something, the focus is where it has to be mended; in the open dialog, if there is one. */
export function useFocusOnError(answer: object | undefined): void {
  useEffect(() => {
    if (answer) (refused('dialog[open]') ?? refused('main'))?.focus();
  }, [answer]);
}
