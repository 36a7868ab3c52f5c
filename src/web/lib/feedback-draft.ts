const key = 'rolefit-feedback';

/** What was typed and not sent yet: it outlives a reload, a closed dialog and a session that ran out. */
export const feedbackDraft = {
  read: () => sessionStorage.getItem(key) ?? '',
  keep: (text: string) => sessionStorage.setItem(key, text),
  drop: () => sessionStorage.removeItem(key),
};
