export type WhoAmI = { signedIn: boolean; isAdmin: boolean };

/** Asks the server who this browser is by now; null when it cannot be asked. */
export async function whoAmI(): Promise<WhoAmI | null> {
  try {
    const answer = await fetch('/auth/who-am-i', { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as WhoAmI) : null;
  } catch {
    return null;
  }
}
