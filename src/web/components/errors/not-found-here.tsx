import { isRouteErrorResponse } from 'react-router';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { MessagePage } from '../frame/message-page.tsx';
import { TryAgain } from './try-again.tsx';

type NotFoundHereProps = {
  error: unknown;
  title: string;
  /** Shown instead of `children` for a 500: the item may exist but could not be read. */
  unread?: string;
  children: string;
};

/** For a route's error boundary: a 404 page with its own text. Other errors are rethrown to the parent boundary. */
export function NotFoundHere({ error, title, unread, children }: NotFoundHereProps) {
  if (!isRouteErrorResponse(error) || (error.status !== 404 && !(unread && error.status === 500)))
    throw error;
  const isUnread = error.status === 500;
  return (
    <MessagePage
      code={isUnread ? undefined : '404'}
      title={title}
      action={
        <>
          {isUnread ? <TryAgain /> : null}
          <LinkButton to="/companies">All Companies</LinkButton>
        </>
      }
    >
      {isUnread ? unread : children}
    </MessagePage>
  );
}
