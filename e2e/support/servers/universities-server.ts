import { createServer, type ServerResponse } from 'node:http';
import { listen, type TestServer } from './test-server.ts';

export type ListEntry = { name: unknown; country?: unknown };
export type UniversitiesServer = TestServer & {
  requestCount: number;
  respond: (response: ServerResponse) => void;
};

/** A fake publisher of a list of universities. `respond` may be replaced while it runs. */
export async function startUniversitiesServer(
  respond: UniversitiesServer['respond'],
  port = 0,
): Promise<UniversitiesServer> {
  const server = createServer((_, response) => {
    running.requestCount += 1;
    running.respond(response);
  });
  const running: UniversitiesServer = { ...(await listen(server, port)), requestCount: 0, respond };
  return running;
}

export const listOf = (entries: readonly ListEntry[]) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(entries));
};

export const someUniversities: ListEntry[] = [
  { name: 'Universität Zürich', country: 'Switzerland' },
  { name: 'ETH Zürich', country: 'Switzerland' },
  { name: 'University of Oxford', country: 'United Kingdom' },
  { name: 'Oxford Brookes University', country: 'United Kingdom' },
  { name: 'Universidad de Málaga', country: 'Spain' },
  { name: 'Uniwersytet Łódzki', country: 'Poland' },
  { name: '東京大学', country: 'Japan' },
  { name: 'Zurich Academy', country: undefined },
];
