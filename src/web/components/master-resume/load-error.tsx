import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const words = {
  title: 'Error loading resume data',
  description: 'Could not load your resume data. Please try again.',
};

/** `failure` is another object with every answer, so that each failed attempt is told once. */
export function useLoadErrorToast(failure: object | null): void {
  useEffect(() => {
    if (failure) toast.error(words);
  }, [failure]);
}

export function LoadError() {
  const { revalidate, state } = useRevalidator();
  const hydrated = useHydrated();
  // The focus was on the button; with the page there again it begins at its top.
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
        {words.description} Nothing of what you saved is lost.
      </EmptyState>
    </Card>
  );
}
