import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { draftsOf, updateDraftOwner } from './drafts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Draft = { path: string; form: string; values: [name: string, value: string][] };

const draftName = 'kept-typing';
const unsavedTypes = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

/** The form that was last typed in. It still has its values after the page has removed it. */
let lastTyped: { form: HTMLFormElement; path: string; userId: string } | null = null;

/**
 * When a session ends while somebody is typing, they are sent to the sign-in page. This saves what they had typed in the
 * tab and restores it when the same person returns to the same page. Passwords and files are not saved. A form with
 * `data-keeps-drafts` is skipped: it saves its own drafts on every input.
 */
export function useKeptTyping(userId: string | undefined): void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    updateDraftOwner(userId);
    if (!userId) return;
    const remember = (event: Event) => {
      const form = formOf(event.target);
      if (form?.getAttribute('method') === 'post' && !('keepsDrafts' in form.dataset))
        lastTyped = { form, path, userId };
    };
    const restoreFocused = (event: Event) => {
      const form = formOf(event.target);
      if (form) restore([form], path, userId);
    };
    document.addEventListener('input', remember, true);
    document.addEventListener('submit', remember, true);
    document.addEventListener('focusin', restoreFocused);
    restore([...document.forms], path, userId);
    return () => {
      document.removeEventListener('input', remember, true);
      document.removeEventListener('submit', remember, true);
      document.removeEventListener('focusin', restoreFocused);
    };
  }, [path, userId]);
  useEffect(() => {
    if (!lastTyped || userId) return;
    const { form, path: from, userId: previousUserId } = lastTyped;
    lastTyped = null;
    const next = new URLSearchParams(search).get('next');
    if (pathname !== '/auth' || next !== from) return;
    const draft: Draft = { path: from, form: nameOf(form), values: valuesOf(form) };
    draftsOf(previousUserId).save(draftName, draft);
    updateDraftOwner(undefined);
  }, [pathname, search, userId]);
}

function restore(forms: HTMLFormElement[], path: string, userId: string): void {
  const drafts = draftsOf(userId);
  const draft = drafts.get<Draft>(draftName);
  const form = draft?.path === path ? forms.find((each) => nameOf(each) === draft.form) : undefined;
  if (!draft || !form) return;
  drafts.remove(draftName);
  fill(form, draft.values);
}

const formOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest('form') : null;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (each): each is Control =>
      (each instanceof HTMLInputElement ||
        each instanceof HTMLTextAreaElement ||
        each instanceof HTMLSelectElement) &&
      each.name !== '' &&
      !unsavedTypes.has(each.type),
  );

/** Identifies a form on its page, even after it was rendered again. */
const nameOf = (form: HTMLFormElement): string =>
  [form.getAttribute('action'), ...new Set(controlsOf(form).map(({ name }) => name))].join(' ');

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

function valuesOf(form: HTMLFormElement): Draft['values'] {
  return controlsOf(form)
    .filter((control) => !isChoice(control) || control.checked)
    .map(({ name, value }) => [name, value]);
}

function fill(form: HTMLFormElement, values: Draft['values']): void {
  const remaining = [...values];
  for (const control of controlsOf(form)) {
    if (isChoice(control)) {
      const checked = values.some(([name, value]) => name === control.name && value === control.value);
      if (control.checked !== checked && (checked || control.type === 'checkbox')) control.click();
      continue;
    }
    const index = remaining.findIndex(([name]) => name === control.name);
    const [, value] = remaining.splice(index, index < 0 ? 0 : 1)[0] ?? [];
    if (value !== undefined && value !== control.value) setValue(control, value);
  }
}

/** React overrides the `value` setter of its inputs and only notices a change that was made by the native one. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
