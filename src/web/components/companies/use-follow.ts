import { useFetchers } from 'react-router';

export type FollowIntent = 'follow' | 'unfollow';

/** The action data of a follow or unfollow: a toast or an error. */
export type FollowAnswer = {
  done?: { title: string; description: string };
  error?: { title: string | undefined; message: string };
};

export const followFailures: Record<FollowIntent, string> = {
  follow: 'Failed to follow company',
  unfollow: 'Failed to unfollow company',
};

export const followToasts: Record<FollowIntent, (name: string) => { title: string; description: string }> = {
  follow: (name) => ({ title: 'Company followed successfully', description: `Now following ${name}` }),
  unfollow: (name) => ({
    title: 'Company unfollowed successfully',
    description: `No longer following ${name}`,
  }),
};

export const followKey = (id: string) => `follow-${id}`;

/** Follows and unfollows still in flight, by company id. A failed one disappears with its response. */
export function usePendingFollows(): Map<string, { intent: FollowIntent; name: string }> {
  const pending = new Map<string, { intent: FollowIntent; name: string }>();
  const fetchers = useFetchers();
  for (const { key, formData } of fetchers) {
    if (!key.startsWith('follow-') || !formData) continue;
    const intent = formData.get('intent') === 'unfollow' ? 'unfollow' : 'follow';
    pending.set(key.slice('follow-'.length), { intent, name: String(formData.get('name') ?? '') });
  }
  return pending;
}
