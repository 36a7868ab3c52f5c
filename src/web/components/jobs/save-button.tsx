import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/buttons/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Changes at once; the server's answer confirms it or takes it back. */
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
        // The first answer comes before a second question, or the two might be done in the other order.
        onClick={(event) => fetcher.state !== 'idle' && event.preventDefault()}
      >
        {saved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
        {saved ? 'Unsave' : 'Save Job'}
      </Button>
    </fetcher.Form>
  );
}
