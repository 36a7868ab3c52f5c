import { data, isRouteErrorResponse } from 'react-router';

export const connectionIssue = {
  code: 'network',
  title: 'Connection Issue',
  message: 'Please check your internet connection and try again.',
  field: undefined,
};

/** What to tell about an error of `serverAction`. */
export function connectionIssueOf(error: unknown): typeof connectionIssue {
  return { ...connectionIssue, message: outageWords(error) ?? connectionIssue.message };
}

/** What the server says while its database is away. */
export function outageWords(error: unknown): string | undefined {
  const message = isRouteErrorResponse(error) && error.status === 503 ? error.data?.message : undefined;
  return typeof message === 'string' ? message : undefined;
}

/**
 * For a clientAction: if the form could not be sent or its response did not arrive, the form stays and shows an error.
 * The error page would replace it, with everything that was typed. `title` says what failed, where the page has words for it.
 */
export async function orConnectionIssue<Answer>(send: () => Promise<Answer>, title = connectionIssue.title) {
  try {
    return await send();
  } catch (error) {
    if (!isConnectionIssue(error)) throw error;
    // With a success status the router would revalidate the page's data, which would fail as well.
    return data({ error: { ...connectionIssueOf(error), title } }, { status: 503 });
  }
}

/** `fetch` throws a TypeError when nothing answers, the router fails to decode a cut-off response, a proxy sends 502 to 504. */
function isConnectionIssue(error: unknown): boolean {
  return error instanceof TypeError || isCutOff(error);
}

/** The same for a page that is shown in place of another. A TypeError may then be a fault of ours, so its words decide. */
export function isUnreachable(error: unknown): boolean {
  return (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) || isCutOff(error);
}

function isCutOff(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return [502, 503, 504].includes(error.status);
  return error instanceof Error && /^Unable to decode/.test(error.message);
}
