import { Button } from '../../ui/buttons/button.tsx';

/** Loads the page again, for a page that could not be shown. */
export function TryAgain() {
  return (
    <Button variant="primary" onClick={() => location.reload()} className="noscript:hidden">
      Try Again
    </Button>
  );
}
