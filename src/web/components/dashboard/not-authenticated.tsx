import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

/** Somebody with a session came, and nobody could be asked whether it still holds. */
export function NotAuthenticated() {
  return (
    <div className="page-width max-w-[640px] py-16">
      <h1 className="sr-only">Home</h1>
      <Alert
        tone="low"
        title="Authentication Error"
        action={
          <LinkButton to="/" reloadDocument prefetch="none">
            Refresh
          </LinkButton>
        }
      >
        Failed to authenticate. Please try refreshing the page.
      </Alert>
    </div>
  );
}
