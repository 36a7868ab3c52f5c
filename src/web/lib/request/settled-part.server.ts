import type { App } from '../../../server/context.ts';

/** A part of a page by itself: what it shows, or null where it could not be had. */
export type Settled<Value> = { value: Value } | null;

/** Lets the other parts of a page stand when this one fails. */
export async function settled<Value>(
  { logger }: App,
  name: string,
  asked: Promise<Value>,
): Promise<Settled<Value>> {
  try {
    return { value: await asked };
  } catch (error) {
    logger.error({ err: error, part: name }, 'a part of a page failed');
    return null;
  }
}
