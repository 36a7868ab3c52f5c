import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { MessagePage } from '../frame/message-page.tsx';
import { TryAgain } from './try-again.tsx';

type ErrorPageProps = {
  /** What happened, in words for the person. */
  message?: string;
};

export function ErrorPage({ message }: ErrorPageProps) {
  return (
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
      {message ?? 'We couldn’t show this page. Anything you saved is safe. Try again in a moment.'}
    </MessagePage>
  );
}
