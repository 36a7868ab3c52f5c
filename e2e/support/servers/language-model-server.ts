import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PromptData, Sentence } from '../../../src/server/features/narration/narration.fixtures.ts';
import { listen, type TestServer } from './test-server.ts';

export type ModelRequest = {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  prompt: PromptData;
};
/** Answers with these sentences in the right protocol, or writes the response itself. */
export type ModelBehaviour =
  | { sentences: (prompt: PromptData) => Sentence[] }
  | { raw: (response: ServerResponse, request: ModelRequest) => void };

export type LanguageModelServer = TestServer & {
  requests: ModelRequest[];
  behaviour: ModelBehaviour;
  /** Requests whose connection the client closed early. */
  aborted: number;
};

/** A fake of OpenAI (/responses), Anthropic (/messages), Google (:generateContent) and any /chat/completions server. */
export async function startLanguageModelServer(behaviour: ModelBehaviour): Promise<LanguageModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const path = request.url ?? '';
    const prompt = findPrompt(JSON.parse(body)) as PromptData;
    const received = { path, headers: request.headers, body, prompt };
    requests.push(received);
    response.on('close', () => {
      if (!response.writableFinished) modelServer.aborted++;
    });
    const { behaviour } = modelServer;
    if ('raw' in behaviour) behaviour.raw(response, received);
    else sendAnswer(response, received, JSON.stringify({ sentences: behaviour.sentences(prompt) }));
  });
  const modelServer: LanguageModelServer = { ...(await listen(server, 0)), requests, behaviour, aborted: 0 };
  return modelServer;
}

/** Sends `text` as the model's answer, in the protocol of the request. */
export function sendAnswer(response: ServerResponse, { path, body }: ModelRequest, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(inProtocol(path, JSON.parse(body), text)));
}

type RequestBody = { model?: string; tools?: { name: string }[] };

function inProtocol(path: string, { model, tools }: RequestBody, text: string): object {
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

/** A response of /chat/completions. */
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

/** Finds the prompt among the strings of the request, wherever the protocol puts it. */
function findPrompt(value: unknown): PromptData | undefined {
  if (typeof value === 'string') return value.includes('"computedAnalysis"') ? JSON.parse(value) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const prompt = findPrompt(part);
    if (prompt) return prompt;
  }
  return undefined;
}
