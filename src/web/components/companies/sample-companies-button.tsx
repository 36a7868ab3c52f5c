import { Form, useLocation, useNavigation } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';

/** Follows all made-up companies, or unfollows them once all are followed. */
export function SampleCompaniesButton({ samples }: { samples: { all: number; followed: number } }) {
  const { pathname, search } = useLocation();
  const { state, formData } = useNavigation();
  const isFollowed = samples.followed === samples.all;
  const intent = isFollowed ? 'unfollow-samples' : 'follow-samples';
  const isSent = state !== 'idle' && String(formData?.get('intent')).endsWith('-samples');
  if (samples.all === 0) return null;
  return (
    <Form method="post" action="/companies" preventScrollReset className="flex">
      <input type="hidden" name="back" value={pathname + search} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size="sm" busy={isSent}>
        {isFollowed ? 'Unfollow the sample companies' : 'Follow the sample companies'}
      </Button>
    </Form>
  );
}
