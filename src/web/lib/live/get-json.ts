/** What an address of ours answers with; null where it can't be had, or is not for this person any more. */
export async function getJson<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const answer = await fetch(path, { signal, headers: { Accept: 'application/json' } });
    return answer.ok && !answer.redirected ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}
