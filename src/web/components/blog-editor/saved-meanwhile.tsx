import { Alert } from '../../ui/alert.tsx';
import { textLinkClass } from '../../ui/buttons/text-link.tsx';
import { LocalTime } from '../dates/local-time.tsx';

/** Somebody else's save, which this editor had not seen. */
export type OtherSave = { version: number; savedBy: string | null; createdAt: Date | string };

/** Saving again replaces the other version; both stay among the post's versions. */
export function SavedMeanwhile({ postId, save }: { postId: string; save: OtherSave }) {
  return (
    <Alert tone="fair" title="This post has changed" className="mb-5">
      {save.savedBy ?? 'Someone'} saved this post on <LocalTime at={save.createdAt} />, while you were editing
      it. Nothing of yours is lost. Look at{' '}
      <a
        href={`/admin/blog/edit/${postId}/revisions?version=${save.version}`}
        target="_blank"
        rel="noopener"
        className={textLinkClass}
      >
        what changed
      </a>
      , then save again to replace their version with yours.
    </Alert>
  );
}
