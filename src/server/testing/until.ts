const timeoutMs = Number(process.env.TEST_WAIT_MS ?? 50_000);

/** Polls with growing pauses until `check` returns something truthy, and returns it. The timeout is generous for slow machines. */
export async function until<Result>(
  what: string,
  check: () => Result | Promise<Result>,
): Promise<NonNullable<Result>> {
  const end = Date.now() + timeoutMs;
  for (let pause = 20; Date.now() < end; pause = Math.min(pause * 1.5, 250)) {
    const result = await check();
    if (result) return result;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`Timed out waiting until ${what}`);
}
