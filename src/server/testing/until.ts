const patienceMs = 50_000;

/** Looks again and again, less and less often, until something is there: a slow machine takes longer and fails nothing. */
export async function until<Found>(
  what: string,
  look: () => Found | Promise<Found>,
): Promise<NonNullable<Found>> {
  const end = Date.now() + patienceMs;
  for (let pause = 20; Date.now() < end; pause = Math.min(pause * 1.5, 250)) {
    const found = await look();
    if (found) return found;
    await new Promise((soon) => setTimeout(soon, pause));
  }
  throw new Error(`It never came to this: ${what}`);
}
