import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

/** What the wire needs of PGlite: one protocol message in, the answer's bytes out as they come. */
type Backend = Pick<PGlite, 'execProtocolRawStream' | 'isInTransaction' | 'exec' | 'closed'>;
type Connection = { socket: Socket; unread: Buffer; started: boolean; round: Uint8Array[] };
type Round = { connection: Connection; messages: Uint8Array[] };

const sslRequest = 80877103;
const cancelRequest = 80877102;
const code = (letter: string) => letter.charCodeAt(0);
/** A round of the protocol ends with Sync, or is one simple Query. */
const endsRound = new Set([code('S'), code('Q')]);
const terminate = code('X');

/**
 * Speaks PostgreSQL's wire protocol for PGlite to many connections. All share one backend, so a round of messages
 * (parse, bind, execute, sync) is never mixed with another connection's: both use the one unnamed statement, and a
 * bind in between would run somebody else's query. While a transaction is open only its connection has a turn.
 */
export function createWireServer(backend: Backend): Server {
  const waiting: Round[] = [];
  let working = false;
  let owner: Connection | null = null;

  const nextRound = (): Round | undefined => {
    if (waiting.length === 0 || !backend.isInTransaction()) return waiting.shift();
    const index = waiting.findIndex(({ connection }) => connection === owner);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let round = nextRound(); round; round = nextRound()) {
      const { connection, messages } = round;
      owner = connection;
      try {
        for (const message of messages) {
          await backend.execProtocolRawStream(message, {
            onRawData: (bytes) => void connection.socket.write(bytes.slice()),
          });
        }
      } catch (error) {
        connection.socket.destroy(error as Error);
      }
      if (connection.socket.destroyed) await rollBack(connection);
    }
    working = false;
  }

  /** Whoever goes away in the middle of a transaction takes nothing along and holds nobody up. */
  async function rollBack(connection: Connection): Promise<void> {
    if (connection !== owner || backend.closed || !backend.isInTransaction()) return;
    await backend.exec('rollback');
  }

  return createServer((socket) => {
    const connection: Connection = { socket, unread: Buffer.alloc(0), started: false, round: [] };
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      connection.unread = connection.unread.length > 0 ? Buffer.concat([connection.unread, data]) : data;
      for (const messages of takeRounds(connection)) waiting.push({ connection, messages });
      void work();
    });
    socket.on('close', async () => {
      for (let i = waiting.length - 1; i >= 0; i--)
        if (waiting[i]?.connection === connection) waiting.splice(i, 1);
      if (!working) await rollBack(connection);
      void work();
    });
  });
}

/** Cuts what has arrived into messages and the messages into rounds; what is incomplete stays. */
function* takeRounds(connection: Connection): Generator<Uint8Array[]> {
  for (let message = takeMessage(connection); message; message = takeMessage(connection)) {
    if (!connection.started) {
      const request = message.readInt32BE(4);
      if (request === sslRequest) connection.socket.write('N');
      else if (request === cancelRequest) connection.socket.end();
      else {
        connection.started = true;
        yield [message];
      }
      continue;
    }
    if (message[0] === terminate) {
      connection.socket.end();
      return;
    }
    connection.round.push(message);
    if (endsRound.has(message[0] as number)) {
      yield connection.round;
      connection.round = [];
    }
  }
}

/** A message has a letter and its length; those before the start-up is done have no letter. */
function takeMessage(connection: Connection): Buffer | null {
  const { unread, started } = connection;
  const letter = started ? 1 : 0;
  if (unread.length < letter + 4) return null;
  const length = letter + unread.readInt32BE(letter);
  if (unread.length < length) return null;
  connection.unread = unread.subarray(length);
  return Buffer.from(unread.subarray(0, length));
}
