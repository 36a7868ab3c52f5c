import { type ComponentType, useEffect, useState } from 'react';
import { Alert } from '../alert.tsx';
import { onToastListNeeded, type ToastMessage } from './toast.ts';

/**
 * Render once, in the page frame. The list's code is loaded with the first toast. If that fails, the toast waits until
 * the next one triggers another attempt.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import('./toast-list.tsx').then(
        ({ default: list }) => setList(() => list),
        () => {},
      );
    return onToastListNeeded(load);
  }, []);
  return List ? <List /> : null;
}

const tones = { error: 'low', warning: 'fair', success: 'good', info: 'accent' } as const;

/** The server's toast as an alert in the page, for browsers without JavaScript. */
export function FlashAlert({ flash }: { flash: ToastMessage | null | undefined }) {
  if (!flash) return null;
  return (
    <noscript>
      <div className="page-width pt-4">
        <Alert tone={tones[flash.kind]} title={flash.title}>
          {flash.description}
        </Alert>
      </div>
    </noscript>
  );
}
