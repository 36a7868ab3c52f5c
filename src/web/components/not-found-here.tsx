import { isRouteErrorResponse } from 'react-router';
import { LinkButton } from '../ui/link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** For a route's error boundary: says in its own words that its thing is not there; other errors go on up. */
export function NotFoundHere({
  error,
  title,
  children,
}: {
  error: unknown;
  title: string;
  children: string;
}) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <MessagePage code="404" title={title} action={<LinkButton to="/companies">All Companies</LinkButton>}>
      {children}
    </MessagePage>
  );
}
