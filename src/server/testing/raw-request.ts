import { connect } from 'node:net';

/** Sends exactly these bytes and returns everything the server sends until it closes the connection. */
export function rawRequest(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      response += text;
    });
    socket.on('close', () => resolve(response));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(response) : reject(error),
    );
  });
}
