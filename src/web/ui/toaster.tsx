import { lazy, Suspense, useEffect, useState } from 'react';
import { onToastWanted, showToast, type ToastMessage } from '../lib/toast.ts';
import { Alert } from './alert.tsx';

const ToastList = lazy(() => import('./toast-list.tsx'));

type ToasterProps = {
  /** A message that the server sent with this page; shown once for each id. */
  flash?: ToastMessage | null;
};

/** Goes once into the page frame. The list itself is fetched at the first toast; without JavaScript a flash is an alert. */
export function Toaster({ flash }: ToasterProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToastWanted(() => setWanted(true)), []);
  useEffect(() => {
    if (flash) showToast(flash);
  }, [flash]);
  return (
    <>
      {flash ? (
        <noscript>
          <div className="page-width pt-4">
            <Alert
              tone={flash.kind === 'error' ? 'low' : flash.kind === 'success' ? 'good' : 'accent'}
              title={flash.title}
            >
              {flash.description}
            </Alert>
          </div>
        </noscript>
      ) : null}
      {wanted ? (
        <Suspense fallback={null}>
          <ToastList />
        </Suspense>
      ) : null}
    </>
  );
}
