import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { draftsOf, handDraftsTo } from './drafts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Draft = { path: string; form: string; values: [name: string, value: string][] };

const draftName = 'kept-typing';
const neverKept = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

/** The form somebody types in. It keeps its values after the page has taken it away. */
let touched: { form: HTMLFormElement; path: string; userId: string } | null = null;

/**
 * When a session ends while somebody types, they are led to the sign-in page. What they had typed waits in this tab
 * and is put back when the same person comes back to the same page; passwords and files are not kept. A form with
 * `data-keeps-drafts` does that by itself, at every letter.
 */
export function useKeptTyping(userId: string | undefined): void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    handDraftsTo(userId);
    if (!userId) return;
    const touch = (event: Event) => {
      const form = formOf(event.target);
      if (form?.getAttribute('method') === 'post' && !('keepsDrafts' in form.dataset))
        touched = { form, path, userId };
    };
    const putBackHere = (event: Event) => {
      const form = formOf(event.target);
      if (form) putBack([form], path, userId);
    };
    document.addEventListener('input', touch, true);
    document.addEventListener('submit', touch, true);
    document.addEventListener('focusin', putBackHere);
    putBack([...document.forms], path, userId);
    return () => {
      document.removeEventListener('input', touch, true);
      document.removeEventListener('submit', touch, true);
      document.removeEventListener('focusin', putBackHere);
    };
  }, [path, userId]);
  useEffect(() => {
    if (!touched || userId) return;
    const { form, path: left, userId: who } = touched;
    touched = null;
    const next = new URLSearchParams(search).get('next');
    if (pathname !== '/auth' || next !== left) return;
    const draft: Draft = { path: left, form: nameOf(form), values: valuesOf(form) };
    draftsOf(who).keep(draftName, draft);
    handDraftsTo(undefined);
  }, [pathname, search, userId]);
}

function putBack(forms: HTMLFormElement[], path: string, userId: string): void {
  const drafts = draftsOf(userId);
  const draft = drafts.of<Draft>(draftName);
  const form = draft?.path === path ? forms.find((each) => nameOf(each) === draft.form) : undefined;
  if (!draft || !form) return;
  drafts.drop(draftName);
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
      !neverKept.has(each.type),
  );

/** The same form of the same page, also when it was made anew. */
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

/** React hears of a new value only when it was set past its own setter. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
