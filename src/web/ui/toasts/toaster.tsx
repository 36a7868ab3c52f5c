import { type ComponentType, useEffect, useState } from 'react';
import { Alert } from '../alert.tsx';
import { onToastWanted, type ToastMessage } from './toast.ts';

/**
 * Goes once into the page frame. The list itself is fetched at the first toast; where the connection fails just then,
 * the page stays as it is, and the toast waits for the next try.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import('./toast-list.tsx').then(
        ({ default: list }) => setList(() => list),
        () => {},
      );
    return onToastWanted(load);
  }, []);
  return List ? <List /> : null;
}

const tones = { error: 'low', success: 'good', info: 'accent' } as const;

/** A message that came with the page, for who has no JavaScript; with it, the same message is a toast. */
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
