import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** The built-in database has a thread of its own: a query runs on the thread it lives in, and must not stall requests. */
const { dataDir, snapshot, socketPath, maxConnections } = workerData as {
  dataDir: string;
  snapshot?: string;
  socketPath: string;
  maxConnections: number;
};

const pglite = await PGlite.create({
  dataDir,
  relaxedDurability: false,
  ...(snapshot ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {}),
});
const server = new PGLiteSocketServer({ db: pglite, path: socketPath, maxConnections });
await server.start();
parentPort?.postMessage({ kind: 'ready' });

parentPort?.on('message', async (message: { kind: 'close' } | { kind: 'dump' }) => {
  if (message.kind === 'dump') {
    const file = await pglite.dumpDataDir('none');
    parentPort?.postMessage({ kind: 'dumped', bytes: new Uint8Array(await file.arrayBuffer()) });
    return;
  }
  await server.stop();
  await pglite.close();
  parentPort?.postMessage({ kind: 'closed' });
});
