import { createServer, type ServerResponse } from 'node:http';
import { listen, type TestServer } from './test-server.ts';

export type ListEntry = { name: unknown; country?: unknown };
export type UniversitiesServer = TestServer & {
  asked: number;
  answering: (response: ServerResponse) => void;
};

/** Stands in for whoever publishes a list of universities; `answering` may be changed while it runs. */
export async function startUniversitiesServer(
  answering: UniversitiesServer['answering'],
  port = 0,
): Promise<UniversitiesServer> {
  const server = createServer((_, response) => {
    running.asked += 1;
    running.answering(response);
  });
  const running: UniversitiesServer = { ...(await listen(server, port)), asked: 0, answering };
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
