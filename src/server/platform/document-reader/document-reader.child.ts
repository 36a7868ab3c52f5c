import { DocumentError } from '../../../documents/document-error.ts';
import { readDocument } from '../../../documents/read-document.ts';
import { exitWithServer } from '../processes/exit-with-server.ts';
import type { DocumentRequest, DocumentResponse } from './document-reader.types.ts';

// This process is expendable: it keeps nothing, knows no secrets, and is killed when it takes too long or too much.
process.on('message', async ({ bytes, filename }: DocumentRequest) => {
  process.send?.(await answer(bytes, filename));
});
exitWithServer();

async function answer(bytes: Uint8Array, filename: string): Promise<DocumentResponse> {
  try {
    return { document: await readDocument(bytes, filename) };
  } catch (error) {
    const { code, message } = error instanceof DocumentError ? error : new DocumentError('damaged');
    return { problem: { code, message } };
  }
}
