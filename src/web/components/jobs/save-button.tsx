import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Changes optimistically; the server's response confirms or reverts it. */
export function SaveButton({ jobId, isSaved }: { jobId: string; isSaved: boolean }) {
  const fetcher = useFetcher({ key: `save-${jobId}` });
  const inPage = useHydrated();
  const saved = fetcher.formData ? fetcher.formData.get('intent') === 'save' : isSaved;
  return (
    <fetcher.Form method="post" action={`/jobs/${jobId}`} className="flex">
      {inPage ? <input type="hidden" name="from" value="page" /> : null}
      <Button
        type="submit"
        name="intent"
        value={saved ? 'unsave' : 'save'}
        // Ignores clicks while a request is pending, because two requests could be processed in the wrong order.
        onClick={(event) => fetcher.state !== 'idle' && event.preventDefault()}
      >
        {saved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        {saved ? 'Unsave' : 'Save Job'}
      </Button>
    </fetcher.Form>
  );
}
