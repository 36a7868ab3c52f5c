import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BoardKind } from '../../../src/job-boards/job-board.types.ts';
import type { BoardWire, BoardResponse } from '../boards/wire.ts';
import { createBoard, dateOfRevision, type Fault, type StandInBoard } from './board-data.ts';
import { wires } from './board-wire.ts';
import { listen, type TestServer } from './test-server.ts';

export type BoardRequest = {
  host: string;
  /** Path and query. */
  path: string;
  /** "greenhouse acme", where the address belongs to a board that is there. */
  board?: string;
  conditional: boolean;
  status: number;
};

export type BoardServer = TestServer & {
  /** The board of this name; it is empty until jobs are added, and unknown to the outside until it was asked for. */
  board(kind: BoardKind, identifier: string): StandInBoard;
  /** Takes a board away: its address is answered as that of a company that has none. */
  remove(kind: BoardKind, identifier: string): void;
  /** Any other page, by its address: a company's own careers page. */
  page(url: string, html: string): void;
  /** So many requests a host answers in so many seconds, the rest is 429 with Retry-After. */
  rate: { requests: number; seconds: number } | undefined;
  readonly requests: BoardRequest[];
  /** How many requests had this in their host and path. */
  requestCount(part?: string): number;
  /** Forgets the requests so far. */
  forget(): void;
};

/**
 * Stands in for every job board: a request for https://{host}/{path} comes as /{host}/{path} and is answered in that
 * board's own wire format, with ETag and Last-Modified.
 */
export async function startBoardServer(port = 0): Promise<BoardServer> {
  const boards = new Map<string, StandInBoard>();
  const pages = new Map<string, string>();
  const spent = new Map<string, { until: number; requests: number }>();
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
    const wait = waitOf(host);
    const page = pages.get(url.origin + url.pathname);
    const found = findBoard(url);
    if (found?.board) entry.board = `${found.kind} ${found.board.identifier}`;
    if (wait > 0) response.writeHead(429, { 'retry-after': String(wait) }).end();
    else if (page !== undefined) send(response, { text: page, contentType: 'text/html; charset=utf-8' });
    else if (found) answer(request, response, found, url);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  });

  function findBoard(url: URL) {
    for (const [kind, wire] of Object.entries(wires) as [BoardKind, BoardWire][]) {
      const at = wire.find(url.hostname, url.pathname);
      const board = at && boards.get(`${kind} ${at.identifier}`);
      if (at && (board || kind !== 'web-page')) return { kind, wire, rest: at.rest, board };
    }
    return undefined;
  }

  /** Seconds until this host answers again; the count begins with its first request. */
  function waitOf(host: string): number {
    const { rate } = running;
    if (!rate) return 0;
    const before = spent.get(host);
    const isOver = !before || Date.now() >= before.until;
    const now = isOver ? { until: Date.now() + rate.seconds * 1000, requests: 0 } : before;
    now.requests += 1;
    spent.set(host, now);
    return now.requests <= rate.requests ? 0 : Math.max(1, Math.ceil((now.until - Date.now()) / 1000));
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

type Found = { wire: BoardWire; rest: string; board: StandInBoard | undefined };

function answer(request: IncomingMessage, response: ServerResponse, found: Found, url: URL): void {
  const fault = found.board?.faultFor(url.href);
  if (fault?.how === 'delay') setTimeout(() => answerWell(request, response, found, url), fault.ms);
  else if (fault) hit(response, fault);
  else answerWell(request, response, found, url);
}

function answerWell(request: IncomingMessage, response: ServerResponse, found: Found, url: URL): void {
  const { wire, rest, board } = found;
  const given = board && wire.answer(board, rest, url.searchParams);
  if (!board || !given) {
    const { status, body } = wire.unknown;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    return;
  }
  const marks = {
    etag: `W/"${board.revision.toString(16)}-${board.jobs.size}"`,
    'last-modified': dateOfRevision(board.revision).toUTCString(),
  };
  const isKnown =
    request.headers['if-none-match'] === undefined
      ? request.headers['if-modified-since'] === marks['last-modified']
      : request.headers['if-none-match'] === marks.etag;
  if (board.conditional && isKnown) response.writeHead(304, marks).end();
  else send(response, given, board.conditional ? marks : {});
}

function send(response: ServerResponse, answer: BoardResponse, headers: Record<string, string> = {}): void {
  const [type, body] =
    'json' in answer
      ? ['application/json; charset=utf-8', JSON.stringify(answer.json)]
      : [answer.contentType, answer.text];
  response.writeHead(200, { ...headers, 'content-type': type }).end(body);
}

function hit(response: ServerResponse, fault: Exclude<Fault, { how: 'delay' }>): void {
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
 * For a server that runs as a process of its own. POST /-/{verb} with JSON { kind, identifier, args }: `add`, `change`,
 * `close`, `empty`, `fail`, `limit`, `recover` as in `StandInBoard`. GET /-/requests lists what was asked.
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
    const verb = path.slice(1);
    const { kind, identifier, args } = JSON.parse(await bodyOf(request));
    const board = server.board(kind, identifier);
    if (!['add', 'change', 'close', 'empty', 'fail', 'limit', 'recover'].includes(verb))
      throw new Error(verb);
    const does = board[verb as 'add'] as (...given: unknown[]) => void;
    does(...(args ?? []));
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
