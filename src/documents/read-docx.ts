import type { ReadDocument } from './document.types.ts';
export async function readDocx(_bytes: Uint8Array): Promise<ReadDocument> {
  throw new Error('not yet');
}
