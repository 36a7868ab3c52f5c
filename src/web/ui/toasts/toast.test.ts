import { expect, test } from 'vitest';
import { onToastListNeeded, receiveToasts, type ToastMessage, toast } from './toast.ts';

test('toasts sent before the list is mounted are shown in order once it is', () => {
  let loadCalls = 0;
  const stopLoading = onToastListNeeded(() => {
    loadCalls += 1;
  });
  toast.success({ title: 'Saved' });
  toast.error({ title: 'Not saved' });
  expect(loadCalls).toBeGreaterThan(0);

  const shown: ToastMessage[] = [];
  const unsubscribe = receiveToasts((message) => shown.push(message));
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
  const unsubscribe = receiveToasts((message) => shown.push(message.title));
  toast.success({ title: 'Welcome Back!', id: 'a' });
  toast.success({ title: 'Welcome Back!', id: 'a' });
  toast.success({ title: 'Welcome Back!', id: 'b' });
  expect(shown).toEqual(['Welcome Back!', 'Welcome Back!']);
  unsubscribe();
});
