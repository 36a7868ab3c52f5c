import { lazy, Suspense, useEffect, useState } from 'react';
import { onToastWanted, type ToastMessage } from '../lib/toast.ts';
import { Alert } from './alert.tsx';

const ToastList = lazy(() => import('./toast-list.tsx'));

/** Goes once into the page frame. The list itself is fetched at the first toast. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToastWanted(() => setWanted(true)), []);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null;
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
