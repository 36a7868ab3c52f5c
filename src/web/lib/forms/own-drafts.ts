import { useRouteLoaderData } from 'react-router';
import { draftsOf } from './drafts.ts';

/** The drafts of the person who is signed in. */
export function useOwnDrafts() {
  const root = useRouteLoaderData<{ viewer: { id: string } | null }>('root');
  return draftsOf(root?.viewer?.id ?? '');
}
