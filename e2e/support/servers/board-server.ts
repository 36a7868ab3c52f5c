import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BoardKind } from '../../../src/job-boards/job-board.types.ts';
import type { BoardResponse, BoardWire } from '../boards/wire.ts';
import { createBoard, dateOfRevision, type Fault, type StandInBoard } from './board-data.ts';
import { wires } from './board-wire.ts';
import { listen, type TestServer } from './test-server.ts';

export type BoardRequest = {
  host: string;
  /** Path and query. */
  path: string;
  /** Such as "greenhouse acme", if the URL belongs to an existing board. */
  board?: string;
  conditional: boolean;
  status: number;
};

export type BoardServer = TestServer & {
  /** Returns this board and creates it if necessary. It is empty until jobs are added. */
  board(kind: BoardKind, identifier: string): StandInBoard;
  /** Removes a board, so that requests get the response for an unknown company. */
  remove(kind: BoardKind, identifier: string): void;
  /** Adds any other page, such as a company's own careers page. */
  page(url: string, html: string): void;
  /** Rate limit per host; requests above it get 429 with Retry-After. */
  rate: { requests: number; seconds: number } | undefined;
  readonly requests: BoardRequest[];
  /** The number of requests whose host and path contain `part`. */
  requestCount(part?: string): number;
  /** Clears the recorded requests. */
  forget(): void;
};

/**
 * A fake of every job board. A request for https://{host}/{path} arrives as /{host}/{path} and gets a response in that
 * board's own format, with ETag and Last-Modified.
 */
export async function startBoardServer(port = 0): Promise<BoardServer> {
  const boards = new Map<string, StandInBoard>();
  const pages = new Map<string, string>();
  const windows = new Map<string, { until: number; requests: number }>();
  const requests: BoardRequest[] = [];

  const server = createServer((request, response) => {
    const [, host = '', rest = ''] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
    const url = new URL(`https://${host}${rest}`);
    if (host === '-') {
      void control(running, url.pathname, request, response);
      return;
    }
    const entry: BoardRequest = {
      host,
      path: url.pathname + url.search,
      conditional: 'if-none-match' in request.headers || 'if-modified-since' in request.headers,
      status: 0,
    };
    requests.push(entry);
    response.on('close', () => {
      entry.status = response.headersSent ? response.statusCode : 0;
    });
    const wait = secondsToWait(host);
    const page = pages.get(url.origin + url.pathname);
    const target = findBoard(url);
    if (target?.board) entry.board = `${target.kind} ${target.board.identifier}`;
    if (wait > 0) response.writeHead(429, { 'retry-after': String(wait) }).end();
    else if (page !== undefined) send(response, { text: page, contentType: 'text/html; charset=utf-8' });
    else if (target) respond(request, response, target, url);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  });

  function findBoard(url: URL) {
    for (const [kind, wire] of Object.entries(wires) as [BoardKind, BoardWire][]) {
      const match = wire.match(url.hostname, url.pathname);
      const board = match && boards.get(`${kind} ${match.identifier}`);
      if (match && (board || kind !== 'web-page')) return { kind, wire, rest: match.rest, board };
    }
    return undefined;
  }

  /** Counts a request and returns the seconds until this host accepts requests again; 0 if it does now. */
  function secondsToWait(host: string): number {
    const { rate } = running;
    if (!rate) return 0;
    const before = windows.get(host);
    const isExpired = !before || Date.now() >= before.until;
    const current = isExpired ? { until: Date.now() + rate.seconds * 1000, requests: 0 } : before;
    current.requests += 1;
    windows.set(host, current);
    return current.requests <= rate.requests
      ? 0
      : Math.max(1, Math.ceil((current.until - Date.now()) / 1000));
  }

  const running: BoardServer = {
    ...(await listen(server, port)),
    rate: undefined,
    requests,
    board(kind, identifier) {
      const key = `${kind} ${identifier}`;
      const board = boards.get(key) ?? createBoard(kind, identifier);
      boards.set(key, board);
      return board;
    },
    remove: (kind, identifier) => void boards.delete(`${kind} ${identifier}`),
    page: (url, html) => void pages.set(new URL(url).origin + new URL(url).pathname, html),
    requestCount: (part = '') => requests.filter(({ host, path }) => `${host}${path}`.includes(part)).length,
    forget: () => void requests.splice(0),
  };
  return running;
}

type Target = { wire: BoardWire; rest: string; board: StandInBoard | undefined };

function respond(request: IncomingMessage, response: ServerResponse, target: Target, url: URL): void {
  const fault = target.board?.faultFor(url.href);
  if (fault?.how === 'delay') setTimeout(() => respondNormally(request, response, target, url), fault.ms);
  else if (fault) fail(response, fault);
  else respondNormally(request, response, target, url);
}

function respondNormally(request: IncomingMessage, response: ServerResponse, target: Target, url: URL): void {
  const { wire, rest, board } = target;
  const content = board && wire.respond(board, rest, url.searchParams);
  if (!board || !content) {
    const { status, body } = wire.notFound;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    return;
  }
  const validators = {
    etag: `W/"${board.revision.toString(16)}-${board.jobs.size}"`,
    'last-modified': dateOfRevision(board.revision).toUTCString(),
  };
  const isUnchanged =
    request.headers['if-none-match'] === undefined
      ? request.headers['if-modified-since'] === validators['last-modified']
      : request.headers['if-none-match'] === validators.etag;
  if (board.conditional && isUnchanged) response.writeHead(304, validators).end();
  else send(response, content, board.conditional ? validators : {});
}

function send(response: ServerResponse, content: BoardResponse, headers: Record<string, string> = {}): void {
  const [type, body] =
    'json' in content
      ? ['application/json; charset=utf-8', JSON.stringify(content.json)]
      : [content.contentType, content.text];
  response.writeHead(200, { ...headers, 'content-type': type }).end(body);
}

function fail(response: ServerResponse, fault: Exclude<Fault, { how: 'delay' }>): void {
  if (fault.how === 'hang') return;
  if (fault.how === 'redirect') response.writeHead(302, { location: fault.to }).end();
  else if (fault.how === 'status') response.writeHead(fault.status, fault.headers).end(fault.body ?? '');
  else if (fault.how === 'body')
    response.writeHead(200, { 'content-type': fault.contentType ?? 'application/json' }).end(fault.body);
  else {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
    response.write('{"jobs":[', () => response.destroy());
  }
}

/**
 * Remote control for a server in its own process. POST /-/{method} with JSON { kind, identifier, args } calls a method of
 * `StandInBoard`. GET /-/requests lists the requests.
 */
async function control(
  server: BoardServer,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    if (request.method === 'GET') {
      send(response, { json: server.requests });
      return;
    }
    const method = path.slice(1);
    const { kind, identifier, args } = JSON.parse(await bodyOf(request));
    const board = server.board(kind, identifier);
    if (!['add', 'change', 'close', 'empty', 'fail', 'limit', 'recover'].includes(method))
      throw new Error(method);
    const call = board[method as 'add'] as (...values: unknown[]) => void;
    call(...(args ?? []));
    send(response, { json: { jobs: board.jobs.size, revision: board.revision } });
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

if (import.meta.main) {
  const { url } = await startBoardServer(Number(process.argv[2] ?? 0));
  console.log(url);
}
