import { expect, test } from 'vitest';
import { onToastWanted, receiveToasts, type ToastMessage, toast } from './toast.ts';

test('what is said before the list of toasts is there is shown when it comes, in order', () => {
  let asked = 0;
  const forget = onToastWanted(() => {
    asked += 1;
  });
  toast.success({ title: 'Saved' });
  toast.error({ title: 'Not saved' });
  expect(asked).toBeGreaterThan(0);

  const shown: ToastMessage[] = [];
  const leave = receiveToasts((message) => shown.push(message));
  toast.info({ title: 'Later' });
  expect(shown.map(({ kind, title }) => [kind, title])).toEqual([
    ['success', 'Saved'],
    ['error', 'Not saved'],
    ['info', 'Later'],
  ]);
  leave();
  forget();
});

test('a message of the server that arrives twice is shown once', () => {
  const shown: string[] = [];
  const leave = receiveToasts((message) => shown.push(message.title));
  toast.success({ title: 'Welcome Back!', id: 'a' });
  toast.success({ title: 'Welcome Back!', id: 'a' });
  toast.success({ title: 'Welcome Back!', id: 'b' });
  expect(shown).toEqual(['Welcome Back!', 'Welcome Back!']);
  leave();
});
