import { expect, test } from 'vitest';
import { dismissToast, onToastListNeeded, receiveToasts, type ToastMessage, toast } from './toast.ts';

test('toasts sent before the list is mounted are shown in order once it is', () => {
  let loadCalls = 0;
  const stopLoading = onToastListNeeded(() => {
    loadCalls += 1;
  });
  toast.success({ title: 'Saved' });
  toast.error({ title: 'Not saved' });
  expect(loadCalls).toBeGreaterThan(0);

  const shown: ToastMessage[] = [];
  const unsubscribe = receiveToasts({ show: (message) => shown.push(message), dismiss: () => {} });
  toast.info({ title: 'Later' });
  expect(shown.map(({ kind, title }) => [kind, title])).toEqual([
    ['success', 'Saved'],
    ['error', 'Not saved'],
    ['info', 'Later'],
  ]);
  unsubscribe();
  stopLoading();
});

test('a message with an id that arrives twice is shown once', () => {
  const shown: string[] = [];
  const unsubscribe = receiveToasts({ show: ({ title }) => shown.push(title), dismiss: () => {} });
  toast.success({ title: 'Welcome Back!', id: 'a' });
  toast.success({ title: 'Welcome Back!', id: 'a' });
  toast.success({ title: 'Welcome Back!', id: 'b' });
  expect(shown).toEqual(['Welcome Back!', 'Welcome Back!']);
  unsubscribe();
});

test('a message that is dismissed disappears, or is never shown', () => {
  toast.error({ title: 'Not saved', id: 'waiting' });
  dismissToast('waiting');
  const shown: string[] = [];
  const dismissed: string[] = [];
  const unsubscribe = receiveToasts({
    show: ({ title }) => shown.push(title),
    dismiss: (id) => dismissed.push(id),
  });
  toast.error({ title: 'Not sent', id: 'shown' });
  dismissToast('shown');
  expect([shown, dismissed]).toEqual([['Not sent'], ['shown']]);
  unsubscribe();
});
