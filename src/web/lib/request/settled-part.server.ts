import type { App } from '../../../server/context.ts';

/** The data of one part of a page, or null if loading it failed. */
export type Settled<Value> = { value: Value } | null;

/** Loads one part of a page; if it fails, the error is logged and the other parts still show. */
export async function settled<Value>(
  { logger }: App,
  name: string,
  loading: Promise<Value>,
): Promise<Settled<Value>> {
  try {
    return { value: await loading };
  } catch (error) {
    logger.error({ err: error, part: name }, 'a part of a page could not be loaded');
    return null;
  }
}
