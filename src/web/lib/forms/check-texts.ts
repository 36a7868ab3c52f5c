const textsKey = 'rolefit-check-texts';
const madeKey = 'rolefit-check-made';

/** What is typed into the instant check. `resumeName` names the file that the résumé was read from. */
export type CheckTexts = { resume: string; posting: string; resumeName?: string };

/** An instant check whose score was shown, as `/check/keep` takes it. */
export type MadeCheck = { resumeText: string; postingText: string; resumeName?: string; sample?: string };

type Waiting = MadeCheck & { forNewAccount?: true };

/**
 * The instant check of this tab: its texts, so that nothing typed is lost, and the last one made, which becomes a new
 * account's first result. Both stay until the tab is closed, they are cleared or somebody signs out; visitors' texts never
 * stay on the server. Where the storage is blocked or full, nothing is kept and the form still works.
 */
export const readCheckTexts = () => read<CheckTexts>(textsKey);
export const saveCheckTexts = (texts: CheckTexts): boolean => write(textsKey, texts);
export const readMadeCheck = () => read<Waiting>(madeKey);
export const saveMadeCheck = (check: MadeCheck): boolean => write(madeKey, check);
export const forgetMadeCheck = (): void => remove(madeKey);

export function clearCheck(): void {
  remove(textsKey);
  remove(madeKey);
}

/** Called when a sign-up has to be confirmed by email: the new account gets the check at its first sign-in in this tab. */
export function saveCheckForNewAccount(): void {
  const check = readMadeCheck();
  if (check) write(madeKey, { ...check, forNewAccount: true });
}

function read<Value>(key: string): Value | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns false if it could not be stored. What was there before would be out of date, so it goes. */
function write(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    remove(key);
    return false;
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
