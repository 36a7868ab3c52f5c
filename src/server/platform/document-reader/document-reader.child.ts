import { DocumentError } from '../../../documents/document-error.ts';
import { readDocument } from '../../../documents/read-document.ts';
import { exitWithServer } from '../processes/exit-with-server.ts';
import type { DocumentRequest, DocumentResponse } from './document-reader.types.ts';

// Runs in a sandboxed process: it keeps no state, knows no secrets, and is killed when it takes too much time or memory.
process.on('message', async ({ bytes, filename }: DocumentRequest) => {
  process.send?.(await respond(bytes, filename));
});
exitWithServer();

async function respond(bytes: Uint8Array, filename: string): Promise<DocumentResponse> {
  try {
    const onLoaded = () => process.send?.({ loaded: true } satisfies DocumentResponse);
    return { document: await readDocument(bytes, filename, onLoaded) };
  } catch (error) {
    const { code, message } = error instanceof DocumentError ? error : new DocumentError('damaged');
    return { problem: { code, message } };
  }
}
