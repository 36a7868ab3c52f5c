import type { AddressInfo, Server, Socket } from 'node:net';

export type TestServer = { url: string; port: number; close(): Promise<void> };

/** Starts a server on loopback; port 0 picks a free port. `close` also ends open connections. */
export function listen(server: Server, port: number): Promise<TestServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: actualPort } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${actualPort}`, port: actualPort, close });
    });
  });
}
