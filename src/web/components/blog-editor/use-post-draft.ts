import { useEffect, useRef, useState } from 'react';
import { useNavigation, useRouteLoaderData } from 'react-router';
import { toast } from '../../ui/toasts/toast.ts';
import { localDraft, type PostDraft } from './post-drafts.ts';
import { type PostFields, sameFields } from './post-fields.ts';

const autosaveMs = 10_000;

type Draft = {
  /** What this browser kept from before, until it is restored or cleared. */
  found: PostDraft | null;
  /** Whether the found draft is in the form already. */
  isRestored: boolean;
  restore(): void;
  clear(): void;
};

/**
 * Keeps what is typed in this browser every ten seconds and when the page is left, and offers it again. A new post starts
 * from its draft by itself.
 */
export function usePostDraft(
  { postId, version, saved }: { postId: string | null; version: number; saved: PostFields },
  fields: PostFields,
  setFields: (fields: PostFields) => void,
): Draft {
  const root = useRouteLoaderData<{ viewer: { id: string } | null }>('root');
  const userId = root?.viewer?.id ?? '';
  const [found, setFound] = useState<PostDraft | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const latest = useRef(fields);
  latest.current = fields;
  const isSaved = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another post is opened.
  useEffect(() => {
    const draft = localDraft(userId, postId).read();
    if (!draft || sameFields(draft.fields, saved)) return;
    setFound(draft);
    if (postId !== null) return;
    setFields({ ...saved, ...draft.fields });
    setIsRestored(true);
  }, [userId, postId]);

  useEffect(() => {
    const save = () => {
      if (!isSaved.current && !sameFields(latest.current, saved))
        localDraft(userId, postId).save(latest.current, version);
    };
    const timer = setInterval(save, autosaveMs);
    addEventListener('beforeunload', save);
    addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      removeEventListener('beforeunload', save);
      removeEventListener('pagehide', save);
      save();
    };
  }, [userId, postId, version, saved]);

  // After a successful save the server sends the editor back to the list.
  const { state, formMethod, location } = useNavigation();
  const isLeaving = state === 'loading' && formMethod === 'POST' && location.pathname === '/admin/blog';
  useEffect(() => {
    if (!isLeaving) return;
    isSaved.current = true;
    localDraft(userId, postId).clear();
  }, [isLeaving, userId, postId]);

  return {
    found,
    isRestored,
    restore() {
      if (!found) return;
      setFields({ ...saved, ...found.fields });
      setIsRestored(true);
    },
    clear() {
      try {
        localDraft(userId, postId).clear();
      } catch {
        toast.error({ title: 'Error', description: 'Failed to clear draft' });
        return;
      }
      if (isRestored) setFields(saved);
      setFound(null);
      setIsRestored(false);
    },
  };
}
