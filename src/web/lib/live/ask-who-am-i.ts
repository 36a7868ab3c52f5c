export type WhoAmI = { signedIn: boolean; isAdmin: boolean };

/** Asks the server who is signed in; null if it cannot be reached. */
export async function whoAmI(): Promise<WhoAmI | null> {
  try {
    const response = await fetch('/auth/who-am-i', { cache: 'no-store' });
    return response.ok ? ((await response.json()) as WhoAmI) : null;
  } catch {
    return null;
  }
}
