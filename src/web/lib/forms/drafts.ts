const storageKey = 'rolefit-drafts';
const keptMs = 30 * 60 * 1000;

/** `endedAt`: when the session ended in which it was typed, until the person is back. */
type Kept = { userId: string; endedAt?: number; drafts: Record<string, unknown> };

/**
 * What one person typed in this tab and has neither sent nor dropped. It outlives a reload, and the end of a session for
 * half an hour; a sign-out takes it away, and so does whoever signs in next. Only for the browser: there is no other tab.
 */
export function draftsOf(userId: string) {
  const mine = (): Kept => {
    const kept = read();
    return kept?.userId === userId && !isOver(kept) ? kept : { userId, drafts: {} };
  };
  return {
    of: <Draft>(name: string) => mine().drafts[name] as Draft | undefined,
    keep(name: string, draft: unknown): void {
      const kept = mine();
      write({ ...kept, drafts: { ...kept.drafts, [name]: draft } });
    },
    /** Those whose name begins like this. */
    drop(name: string): void {
      const kept = mine();
      const drafts = Object.entries(kept.drafts).filter(([each]) => !each.startsWith(name));
      write({ ...kept, drafts: Object.fromEntries(drafts) });
    },
  };
}

/** Says who is at this tab now; nobody, when the session has ended. */
export function handDraftsTo(userId: string | undefined): void {
  const kept = read();
  if (!kept) return;
  if (userId === undefined) write({ ...kept, endedAt: kept.endedAt ?? Date.now() });
  else if (userId !== kept.userId || isOver(kept)) forgetDrafts();
  else write({ userId, drafts: kept.drafts });
}

export const forgetDrafts = (): void => sessionStorage.removeItem(storageKey);

const isOver = ({ endedAt }: Kept) => endedAt !== undefined && Date.now() - endedAt > keptMs;

const read = () => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Kept | null;

/** A full storage must not end the typing. */
function write(kept: Kept): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {}
}
