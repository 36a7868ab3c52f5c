/** Fetches JSON from this site; null if that fails or the person may no longer see it (the guard redirects). */
export async function getJson<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(path, { signal, headers: { Accept: 'application/json' } });
    return response.ok && !response.redirected ? ((await response.json()) as Answer) : null;
  } catch {
    return null;
  }
}
