import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type TestServer } from './test-server.ts';

/** What the narrator is told, as it stands in the prompt. */
export type Told = {
  score: number;
  computedAnalysis: string;
  findings: { id: string; asked: string; status: string; scoreIfShown?: number }[];
};
export type Sentence = { text: string; findings: string[] };
export type Asked = { path: string; headers: IncomingMessage['headers']; body: string; told: Told };
/** How it answers: with these sentences as its protocol has them, or in whatever way it likes. */
export type Answering =
  | { sentences: (told: Told) => Sentence[] }
  | { raw: (response: ServerResponse, asked: Asked) => void };

export type LanguageModelServer = TestServer & { asked: Asked[]; answering: Answering; hungUp: number };

/** Stands in for OpenAI (/responses), Anthropic (/messages), Google (:generateContent) and all that speak /chat/completions. */
export async function startLanguageModelServer(answering: Answering): Promise<LanguageModelServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const path = request.url ?? '';
    const question = { path, headers: request.headers, body, told: toldIn(JSON.parse(body)) as Told };
    asked.push(question);
    response.on('close', () => {
      if (!response.writableFinished) modelServer.hungUp++;
    });
    const { answering } = modelServer;
    if ('raw' in answering) answering.raw(response, question);
    else answer(response, question, JSON.stringify({ sentences: answering.sentences(question.told) }));
  });
  const modelServer: LanguageModelServer = { ...(await listen(server, 0)), asked, answering, hungUp: 0 };
  return modelServer;
}

export function answer(response: ServerResponse, { path, body }: Asked, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(wrapped(path, JSON.parse(body), text)));
}

type Body = { model?: string; tools?: { name: string }[] };

function wrapped(path: string, { model, tools }: Body, text: string): object {
  if (path.endsWith('/responses')) {
    const content = [{ type: 'output_text', text, annotations: [] }];
    return {
      ...{ id: 'resp_1', object: 'response', created_at: 1, status: 'completed', model },
      output: [{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content }],
      usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
    };
  }
  if (path.endsWith('/messages')) {
    const asTool = tools?.some(({ name }) => name === 'json');
    return {
      ...{ type: 'message', id: 'msg_1', role: 'assistant', model, stop_sequence: null },
      content: [
        asTool
          ? { type: 'tool_use', id: 't1', name: 'json', input: JSON.parse(text) }
          : { type: 'text', text },
      ],
      stop_reason: asTool ? 'tool_use' : 'end_turn',
      usage: { input_tokens: 1, output_tokens: 1 },
    };
  }
  if (path.includes(':generateContent')) {
    return {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    };
  }
  return chatCompletion({ content: text }, 'stop');
}

/** An answer of /chat/completions. */
export function chatCompletion(message: object, finishReason: string): object {
  return {
    ...{ id: 'chat_1', object: 'chat.completion', created: 1, model: 'a-model' },
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The prompt is one of the strings of the request, wherever the protocol has it. */
function toldIn(value: unknown): Told | undefined {
  if (typeof value === 'string') return value.includes('"computedAnalysis"') ? JSON.parse(value) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const told = toldIn(part);
    if (told) return told;
  }
  return undefined;
}
