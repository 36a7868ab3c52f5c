import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createWireServer } from './embedded-database.wire.ts';

/** PGlite runs queries on its own thread, so it gets a worker: a slow query must not block requests. */
const { dataDir, snapshot, program, socketPath } = workerData as {
  dataDir: string;
  snapshot?: string;
  program?: WebAssembly.Module;
  socketPath: string;
};

const pglite = await PGlite.create({
  dataDir,
  relaxedDurability: false,
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  ...(program ? { pgliteWasmModule: program } : {}),
  ...(snapshot ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {}),
});
const server = createWireServer(pglite);
await new Promise<void>((listening) => server.listen(socketPath, listening));
parentPort?.postMessage({ kind: 'ready' });

parentPort?.on('message', async (message: { kind: 'close' } | { kind: 'dump' }) => {
  if (message.kind === 'dump') {
    const file = await pglite.dumpDataDir('none');
    parentPort?.postMessage({ kind: 'dumped', bytes: new Uint8Array(await file.arrayBuffer()) });
    return;
  }
  server.close();
  await pglite.close();
  parentPort?.postMessage({ kind: 'closed' });
});
