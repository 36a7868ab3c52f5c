import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { connectionIssue } from '../../lib/live/connection-issue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { MessagePage } from '../frame/message-page.tsx';

/**
 * Shown if the server could not be reached. Trying again fetches the page's data in place, because a reload would end on
 * the browser's own error page. It tries by itself once the browser is online again.
 */
export function UnreachablePage() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    addEventListener('online', revalidate);
    return () => removeEventListener('online', revalidate);
  }, [revalidate]);
  return (
    <MessagePage
      title={connectionIssue.title}
      action={
        <Button variant="primary" busy={state === 'loading'} onClick={() => void revalidate()}>
          Try Again
        </Button>
      }
    >
      {connectionIssue.message} Anything you saved is safe.
    </MessagePage>
  );
}
