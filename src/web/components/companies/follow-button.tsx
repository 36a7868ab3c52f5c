import { Check, Plus, StarOff } from 'lucide-react';
import { useFetcher, useLocation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { followKey, usePendingFollows } from './use-follow.ts';

type FollowButtonProps = {
  company: { id: string; name: string; isFollowed: boolean };
  /** `card` is labelled with the state, `page` with the action; `icon` only unfollows. */
  look: 'card' | 'page' | 'icon';
  onPress?: () => void;
};

/** Changes optimistically; the server's response confirms or reverts it. */
export function FollowButton({ company: { id, name, isFollowed }, look, onPress }: FollowButtonProps) {
  const fetcher = useFetcher({ key: followKey(id) });
  const { pathname, search } = useLocation();
  const inPage = useHydrated();
  const pending = usePendingFollows().get(id);
  const followed = pending ? pending.intent === 'follow' : isFollowed;
  return (
    <fetcher.Form method="post" action={`/companies/${id}`} className="flex">
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="back" value={pathname + search} />
      {inPage ? <input type="hidden" name="from" value="page" /> : null}
      <Button
        type="submit"
        name="intent"
        value={followed ? 'unfollow' : 'follow'}
        variant={look === 'icon' ? 'ghost' : look === 'page' && !followed ? 'primary' : 'secondary'}
        size={look === 'icon' ? 'icon-sm' : look === 'card' ? 'sm' : 'md'}
        aria-label={look === 'icon' ? `Unfollow ${name}` : undefined}
        title={look === 'icon' ? 'Unfollow' : undefined}
        // Ignores clicks while a request is pending, because two requests could be processed in the wrong order.
        onClick={(event) => (fetcher.state === 'idle' ? onPress?.() : event.preventDefault())}
      >
        {look === 'icon' ? <StarOff aria-hidden="true" /> : <FollowLabel {...{ look, name, followed }} />}
      </Button>
    </fetcher.Form>
  );
}

function FollowLabel({
  look,
  name,
  followed,
}: {
  look: 'card' | 'page' | 'icon';
  name: string;
  followed: boolean;
}) {
  if (!followed) {
    return (
      <>
        <Plus aria-hidden="true" />
        <span>
          Follow<span className="sr-only"> {name}</span>
        </span>
      </>
    );
  }
  return (
    <>
      <Check aria-hidden="true" />
      <span>
        {look === 'page' ? 'Unfollow' : 'Following'}
        <span className="sr-only">
          {' '}
          {name}
          {look === 'page' ? null : ', press to unfollow'}
        </span>
      </span>
    </>
  );
}
