import { isRouteErrorResponse } from 'react-router';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { MessagePage } from '../frame/message-page.tsx';

type NotFoundHereProps = {
  error: unknown;
  title: string;
  /** Said in place of `children` when the thing may be there, but could not be read. */
  unread?: string;
  children: string;
};

/** For a route's error boundary: says in its own words that its thing is not there; other errors go on up. */
export function NotFoundHere({ error, title, unread, children }: NotFoundHereProps) {
  if (!isRouteErrorResponse(error) || (error.status !== 404 && !(unread && error.status === 500)))
    throw error;
  const isThere = error.status === 500;
  return (
    <MessagePage
      code={String(error.status)}
      title={title}
      action={<LinkButton to="/companies">All Companies</LinkButton>}
    >
      {isThere ? unread : children}
    </MessagePage>
  );
}
