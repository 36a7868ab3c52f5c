import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { MessagePage } from '../frame/message-page.tsx';
import { TryAgain } from './try-again.tsx';

type ErrorPageProps = {
  /** What happened, in words for the person. */
  message?: string;
  /** Lets support find it in the log. */
  requestId?: string;
  /** Only in development. */
  stack?: string;
};

export function ErrorPage({ message, requestId, stack }: ErrorPageProps) {
  return (
    <>
      <MessagePage
        title="Something went wrong"
        action={
          <>
            <TryAgain />
            <LinkButton to="/" reloadDocument>
              Return to Home
            </LinkButton>
          </>
        }
      >
        <p>{message ?? 'We couldn’t show this page. Anything you saved is safe. Try again in a moment.'}</p>
        {requestId ? <p className="num mt-2 text-xs text-ink-3">Request {requestId}</p> : null}
      </MessagePage>
      {stack ? (
        <pre className="page-width overflow-x-auto pb-10 text-xs whitespace-pre-wrap text-ink-2">{stack}</pre>
      ) : null}
    </>
  );
}
