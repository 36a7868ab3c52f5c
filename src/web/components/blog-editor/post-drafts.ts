import type { PostFields } from './post-fields.ts';

const prefix = 'rolefit-post-draft:';

/** What somebody typed into the editor and has not saved. `version` is that of the post it started from. */
export type PostDraft = { fields: PostFields; version: number; updatedAt: string };

/** The draft of one post, or of the new one, kept in this browser for this administrator. Browser only. */
export function localDraft(userId: string, postId: string | null) {
  const key = `${prefix}${userId}:${postId ?? 'new'}`;
  return {
    read(): PostDraft | null {
      try {
        const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as PostDraft | null;
        return typeof draft?.fields?.content === 'string' ? draft : null;
      } catch {
        return null;
      }
    },
    /** Only if there is something to lose. Typing must go on even if the storage is full. */
    save(fields: PostFields, version: number): void {
      if (fields.title.trim() === '' && fields.content.trim() === '') return;
      const draft: PostDraft = { fields, version, updatedAt: new Date().toISOString() };
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {}
    },
    /** Throws if the browser refuses. */
    clear(): void {
      localStorage.removeItem(key);
    },
  };
}

/** Signing out leaves nothing behind for the next person at this browser. */
export function clearLocalDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
