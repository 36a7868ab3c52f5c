import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

/** The part of PGlite that is used: takes one protocol message, streams the bytes of the response. */
type Backend = Pick<PGlite, 'execProtocolRawStream' | 'isInTransaction' | 'exec' | 'closed'>;
type Connection = { socket: Socket; unread: Buffer; started: boolean; round: Uint8Array[] };
type Round = { connection: Connection; messages: Uint8Array[] };

const sslRequest = 80877103;
const cancelRequest = 80877102;
const code = (letter: string) => letter.charCodeAt(0);
/** A round ends with Sync, or is a single simple Query. */
const endsRound = new Set([code('S'), code('Q')]);
const terminate = code('X');

/**
 * Serves PostgreSQL's wire protocol for PGlite to many connections. They share one backend and its one unnamed
 * statement, so a round of messages (parse, bind, execute, sync) is never interleaved with another connection's: a bind
 * in between would run the wrong query. While a transaction is open, only its connection gets a turn.
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

  /** A connection that closes inside a transaction must not block the others. */
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

/** Splits the received bytes into messages and groups them into rounds. Incomplete input stays buffered. */
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

/** A message starts with a type byte and its length. Messages before start-up completes have no type byte. */
function takeMessage(connection: Connection): Buffer | null {
  const { unread, started } = connection;
  const letter = started ? 1 : 0;
  if (unread.length < letter + 4) return null;
  const length = letter + unread.readInt32BE(letter);
  if (unread.length < length) return null;
  connection.unread = unread.subarray(length);
  return Buffer.from(unread.subarray(0, length));
}
