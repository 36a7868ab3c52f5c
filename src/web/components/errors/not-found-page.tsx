import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { MessagePage } from '../frame/message-page.tsx';

export function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title="Oops! Page not found"
      action={
        <LinkButton to="/" variant="primary">
          Return to Home
        </LinkButton>
      }
    >
      This page doesn’t exist. It may have moved, or the link may have a typo.
    </MessagePage>
  );
}
