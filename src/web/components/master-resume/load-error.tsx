import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const message = {
  title: 'Error loading resume data',
  description: 'Could not load your resume data. Please try again.',
};

/** `failure` is a new object with every answer, so each failed attempt is shown once. */
export function useLoadErrorToast(failure: object | null): void {
  useEffect(() => {
    if (failure) toast.error(message);
  }, [failure]);
}

export function LoadError() {
  const { revalidate, state } = useRevalidator();
  const hydrated = useHydrated();
  // The focus was on the button. When the page is back, it moves to the top.
  useEffect(() => () => document.getElementById('main')?.focus({ preventScroll: true }), []);
  return (
    <Card>
      <EmptyState
        title="Error Loading Your Resume"
        action={
          hydrated ? (
            <Button variant="primary" busy={state !== 'idle'} onClick={() => revalidate()}>
              Try Again
            </Button>
          ) : (
            <LinkButton to="" variant="primary" reloadDocument>
              Try Again
            </LinkButton>
          )
        }
      >
        {message.description} Nothing you saved is lost.
      </EmptyState>
    </Card>
  );
}
