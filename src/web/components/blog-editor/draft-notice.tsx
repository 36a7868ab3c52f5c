import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { LocalTime } from '../dates/local-time.tsx';
import type { usePostDraft } from './use-post-draft.ts';

type DraftNoticeProps = { draft: ReturnType<typeof usePostDraft>; version: number; isNew: boolean };

/** What this browser kept of an earlier visit. */
export function DraftNotice({ draft, version, isNew }: DraftNoticeProps) {
  if (!draft.found) return null;
  const isOlder = !isNew && draft.found.version !== version;
  return (
    <Alert
      title={draft.isRestored ? 'Your draft is back' : 'You have a draft that isn’t saved'}
      className="mb-5"
      action={
        <div className="flex flex-wrap gap-2">
          {draft.isRestored ? null : <Button onClick={draft.restore}>Restore Draft</Button>}
          <Button variant="ghost" onClick={draft.clear}>
            Clear Draft
          </Button>
        </div>
      }
    >
      Kept in this browser on <LocalTime at={draft.found.updatedAt} />.
      {isOlder ? ' The post has been saved since then, so compare before you save.' : null}
    </Alert>
  );
}
