type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/**
 * For a clientMiddleware: if a route's data could not be loaded, the route shows `data()` instead of the error page.
 * Redirects and 404s pass through, and so do form submissions, whose action returns its own error.
 */
export async function fallBackOnError<Data>(
  { request }: { request: Request },
  next: () => Promise<Results>,
  routeId: string,
  data: () => Data | undefined,
): Promise<Results> {
  const results = await next();
  const routeResult = results[routeId];
  const fallback = data();
  if (
    request.method === 'GET' &&
    routeResult?.type === 'error' &&
    !(routeResult.result instanceof Response) &&
    fallback
  )
    results[routeId] = { type: 'data', result: fallback };
  return results;
}
