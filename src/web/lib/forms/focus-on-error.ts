import { useEffect } from 'react';

const firstInvalid = (container: string) =>
  document.querySelector<HTMLElement>(`${container} [aria-invalid="true"]`);

/** Moves the focus to the first invalid field after each answer, in the open dialog if there is one. */
export function useFocusOnError(answer: object | undefined): void {
  useEffect(() => {
    if (answer) (firstInvalid('dialog[open]') ?? firstInvalid('main'))?.focus();
  }, [answer]);
}
