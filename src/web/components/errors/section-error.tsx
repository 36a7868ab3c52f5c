import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { LoadFailure } from '../../lib/request/or-load-error.server.ts';
import { useErrorToast } from '../../lib/toasts/error-toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';

type SectionErrorProps = {
  /** Nothing is shown without one. */
  error: LoadFailure | undefined;
  /** Loads the section again, unless that means the page. */
  onTryAgain?: () => void;
  busy?: boolean;
};

/** Stands where a part of the page would be that couldn't be loaded. */
export function SectionError({ error, onTryAgain, busy = false }: SectionErrorProps) {
  const { revalidate, state } = useRevalidator();
  const isShown = error !== undefined;
  useErrorToast(error);
  // The focus was on the button. When the section is back, it moves to the top.
  useEffect(() => {
    if (!isShown) return undefined;
    return () => document.getElementById('main')?.focus({ preventScroll: true });
  }, [isShown]);
  if (!error) return null;
  return (
    <Alert
      tone="low"
      title={error.title}
      action={
        <Button
          busy={busy || state !== 'idle'}
          onClick={onTryAgain ?? (() => void revalidate())}
          className="noscript:hidden"
        >
          Try Again
        </Button>
      }
      className="mb-5"
    >
      {error.message}
    </Alert>
  );
}
