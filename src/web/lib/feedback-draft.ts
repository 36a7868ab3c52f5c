const storageKey = 'rolefit-feedback';

type Draft = { userId: string; text: string };

/** What was typed and not sent yet. It outlives a reload and a closed dialog, and nobody else who uses the tab sees it. */
export const feedbackDraft = {
  read(userId: string): string {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null;
    return draft?.userId === userId ? draft.text : '';
  },
  keep: (draft: Draft) => sessionStorage.setItem(storageKey, JSON.stringify(draft)),
  drop: () => sessionStorage.removeItem(storageKey),
};
