import type { App } from '../../../server/context.ts';

type LoadError = { title: string; message: string };

/** What a page lists; if it can't be read, that is logged, and the page says so above an empty list. */
export async function orLoadError<Found extends object>(
  { logger }: App,
  message: string,
  read: () => Promise<Found>,
  empty: Found,
): Promise<Found & { loadError: LoadError | undefined }> {
  try {
    return { ...(await read()), loadError: undefined };
  } catch (error) {
    logger.error({ err: error }, 'a list of the blog could not be read');
    return { ...empty, loadError: { title: 'Error', message } };
  }
}
