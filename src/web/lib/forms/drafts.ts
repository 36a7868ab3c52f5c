const storageKey = 'rolefit-drafts';
const expiryMs = 30 * 60 * 1000;

/** `endedAt` is set while the session in which the drafts were typed is over and the person isn't back yet. */
type Stored = { userId: string; endedAt?: number; drafts: Record<string, unknown> };

/**
 * What one person typed in this tab and has neither sent nor discarded. Drafts survive a reload, and the end of the
 * session for half an hour. Signing out removes them, and so does anyone else who signs in. Browser only.
 */
export function draftsOf(userId: string) {
  const readOwn = (): Stored => {
    const stored = read();
    return stored?.userId === userId && !isExpired(stored) ? stored : { userId, drafts: {} };
  };
  return {
    get: <Draft>(name: string) => readOwn().drafts[name] as Draft | undefined,
    save(name: string, draft: unknown): void {
      const stored = readOwn();
      write({ ...stored, drafts: { ...stored.drafts, [name]: draft } });
    },
    /** Removes all drafts whose name starts with `prefix`. */
    remove(prefix: string): void {
      const stored = readOwn();
      const drafts = Object.entries(stored.drafts).filter(([name]) => !name.startsWith(prefix));
      write({ ...stored, drafts: Object.fromEntries(drafts) });
    },
  };
}

/** Called when the person at this tab changes: `undefined` when the session has ended. */
export function updateDraftOwner(userId: string | undefined): void {
  const stored = read();
  if (!stored) return;
  if (userId === undefined) write({ ...stored, endedAt: stored.endedAt ?? Date.now() });
  else if (userId !== stored.userId || isExpired(stored)) clearDrafts();
  else write({ userId, drafts: stored.drafts });
}

export const clearDrafts = (): void => sessionStorage.removeItem(storageKey);

const isExpired = ({ endedAt }: Stored) => endedAt !== undefined && Date.now() - endedAt > expiryMs;

const read = () => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Stored | null;

/** Typing must go on even if the storage is full. */
function write(stored: Stored): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {}
}
