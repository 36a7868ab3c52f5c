type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/**
 * For a clientMiddleware: where a route's data could not be had, it goes on with these instead of giving its place to the
 * error page. A way elsewhere and a page that isn't there are no errors, and what was posted has its own answer.
 */
export async function insteadOfError<Data>(
  { request }: { request: Request },
  next: () => Promise<Results>,
  routeId: string,
  data: () => Data | undefined,
): Promise<Results> {
  const results = await next();
  const own = results[routeId];
  const given = data();
  if (request.method === 'GET' && own?.type === 'error' && !(own.result instanceof Response) && given)
    results[routeId] = { type: 'data', result: given };
  return results;
}
