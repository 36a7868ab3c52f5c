import { useEffect } from 'react';

/**
 * Components don't know what was typed, chosen or filled in by the browser before JavaScript ran, and would put their own
 * values back. So this repeats the input event of every such field.
 */
export function useTypedEarly(): void {
  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLElement>('form :is(input, textarea, select)')) {
      if (control instanceof HTMLSelectElement) repeatChoice(control);
      else if (control instanceof HTMLTextAreaElement) repeatText(control);
      else if (control instanceof HTMLInputElement) repeatInput(control);
    }
  }, []);
}

function repeatInput(input: HTMLInputElement): void {
  const isOption = input.type === 'checkbox' || input.type === 'radio';
  if (input.type === 'file') {
    if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!isOption) repeatText(input);
  else if (input.checked !== input.defaultChecked && (input.checked || input.type === 'checkbox')) {
    input.checked = !input.checked;
    input.click();
  }
}

function repeatChoice(select: HTMLSelectElement): void {
  const isEarly = [...select.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  const hasDefault = [...select.options].some(({ defaultSelected }) => defaultSelected);
  if (isEarly && (hasDefault || select.selectedIndex > 0))
    select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React only notices a value that differs from the last one it saw and was set by the native setter. */
function repeatText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (field.type === 'hidden' || typed === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
