import { data, isRouteErrorResponse } from 'react-router';

export const connectionIssue = {
  code: 'network',
  title: 'Connection Issue',
  message: 'Please check your internet connection and try again.',
  field: undefined,
};

/**
 * For a clientAction: a form that could not be sent, or whose answer did not arrive, stays as it is and says so,
 * where the error page would take the form away with all that was typed.
 */
export async function orConnectionIssue<Answer>(send: () => Promise<Answer>) {
  try {
    return await send();
  } catch (error) {
    if (!isConnectionIssue(error)) throw error;
    // With a status of success the router would ask for the page's data anew, and fail at that.
    return data({ error: { ...connectionIssue } }, { status: 503 });
  }
}

/** `fetch` says TypeError when nothing answers; the router says that it can't decode what broke off; a proxy says 502 to 504. */
function isConnectionIssue(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return [502, 503, 504].includes(error.status);
  return error instanceof TypeError || (error instanceof Error && /^Unable to decode/.test(error.message));
}
