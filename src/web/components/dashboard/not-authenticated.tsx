import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

/** Shown if a visitor's session could not be checked. */
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
