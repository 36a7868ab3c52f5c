import type { App } from '../../../server/context.ts';

export type LoadFailure = { title: string; message: string };

/** What a page shows; if it can't be read, that is logged, and the page says so in its place (SectionError). */
export async function orLoadError<Found extends object>(
  { logger }: App,
  message: string,
  read: () => Promise<Found>,
  empty: Found,
): Promise<Found & { loadError: LoadFailure | undefined }> {
  try {
    return { ...(await read()), loadError: undefined };
  } catch (error) {
    // An answer, such as 404.
    if (!(error instanceof Error)) throw error;
    logger.error({ err: error }, 'a part of a page could not be read');
    return { ...empty, loadError: { title: 'Error', message } };
  }
}
