import { useEffect } from 'react';

/**
 * What was typed, chosen or filled in by the browser before JavaScript came stands in the fields, but no component has
 * heard of it, and would put its own value back. So every such field is typed into once more.
 */
export function useTypedEarly(): void {
  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLElement>('form :is(input, textarea, select)')) {
      if (control instanceof HTMLSelectElement) retellChoice(control);
      else if (control instanceof HTMLTextAreaElement) retellText(control);
      else if (control instanceof HTMLInputElement) retellInput(control);
    }
  }, []);
}

function retellInput(input: HTMLInputElement): void {
  const isOption = input.type === 'checkbox' || input.type === 'radio';
  if (input.type === 'file') {
    if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!isOption) retellText(input);
  else if (input.checked !== input.defaultChecked && (input.checked || input.type === 'checkbox')) {
    input.checked = !input.checked;
    input.click();
  }
}

function retellChoice(select: HTMLSelectElement): void {
  const isEarly = [...select.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  const hasDefault = [...select.options].some(({ defaultSelected }) => defaultSelected);
  if (isEarly && (hasDefault || select.selectedIndex > 0))
    select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React hears of a value only when it differs from the one it saw last and was set past its own setter. */
function retellText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (field.type === 'hidden' || typed === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
