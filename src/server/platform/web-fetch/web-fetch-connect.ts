import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { WebFetchError } from './web-fetch-error.ts';
import { bareHost } from './web-fetch-url.ts';

export type ResolvedAddress = { address: string; family: number };
export type Resolver = (hostname: string) => Promise<ResolvedAddress[]>;
/** Whether a socket for this host and port may be opened to this address. */
export type MayConnect = (host: string, port: number, address: string) => boolean;

export const systemResolver: Resolver = (hostname) => lookup(hostname, { all: true, order: 'verbatim' });

/**
 * An agent that checks the address while it connects: the name is resolved once per connection, every result is checked,
 * and the socket connects to exactly those. A name that resolves differently the next time (DNS rebinding) gains nothing.
 */
export function createGuardedAgent(resolver: Resolver, mayConnect: MayConnect, timeoutMs: number): Agent {
  const connect: buildConnector.connector = (options, callback) => {
    const host = bareHost(options.hostname);
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
    // The socket doesn't call `lookup` for an IP literal, so literals are checked here.
    if (isIP(host) !== 0 && !mayConnect(host, port, host)) {
      callback(new WebFetchError('blocked'), null);
      return;
    }
    const connectTo = buildConnector({
      allowH2: false,
      timeout: timeoutMs,
      lookup: guardedLookup(resolver, (address) => mayConnect(host, port, address)),
    });
    connectTo(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      // Final check: the address that the socket really connected to.
      if (socket.remoteAddress === undefined || mayConnect(host, port, socket.remoteAddress)) {
        return callback(null, socket);
      }
      socket.destroy();
      callback(new WebFetchError('blocked'), null);
    });
  };
  return new Agent({ connect, connections: 8, maxHeaderSize: 32 * 1024 });
}

function guardedLookup(resolver: Resolver, mayConnect: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolver(hostname).then(
      (answers) => {
        const [first] = answers;
        if (first === undefined) return callback(new WebFetchError('unreachable'), '');
        if (!answers.every(({ address }) => mayConnect(address))) {
          return callback(new WebFetchError('blocked'), '');
        }
        if (options.all) callback(null, answers);
        else callback(null, first.address, first.family);
      },
      (cause) => callback(new WebFetchError('unreachable', { cause }), ''),
    );
  };
}
