import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chatCompletion,
  type LanguageModelServer,
  type ModelBehaviour,
  sendAnswer,
  startLanguageModelServer,
} from '../../../../e2e/support/servers/language-model-server.ts';
import { createLogger } from '../../platform/logger.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { narrateAnalysis } from './narrate-analysis.ts';
import {
  contactData,
  faithful,
  type PromptData,
  posting,
  resumeFile,
  type Sentence,
} from './narration.fixtures.ts';

/** Environment variables that the SDK would read by default, and must not. */
Object.assign(process.env, {
  OPENAI_API_KEY: 'a-key-of-the-machine',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  ANTHROPIC_API_KEY: 'a-key-of-the-machine',
  ANTHROPIC_BASE_URL: 'http://127.0.0.1:9/v1',
  GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-machine',
});

const running: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const server of running.toReversed()) await server.close();
});

type Setup = { env?: Record<string, string>; path?: string; languageModelMs?: number; log?: string[] };

/** Starts the application with a fake model. */
async function withModel({ env, path = '/v1', languageModelMs, log }: Setup = {}) {
  const model = await startLanguageModelServer({ sentences: faithful });
  running.push(model);
  const rolefit = await startTestApp({
    env: { LLM_URL: `${model.url}${path}`, LLM_MODEL: 'a-model', LLM_KEY: 'the-operators-key', ...env },
    languageModelMs,
    ...(log ? { logger: createLogger('trace', { write: (line: string) => void log.push(line) }) } : {}),
  });
  running.push(rolefit);
  return { model, rolefit };
}

let userCount = 0;
async function createWelder(rolefit: TestApp): Promise<{ browser: TestBrowser; resumeId: string }> {
  const browser = rolefit.browser();
  await browser.signUp(`welder${++userCount}@example.com`);
  await browser.submit('/upload', { file: await resumeFile() });
  const resumeId = await until(
    'the résumé is read',
    async () => /<option value="([0-9a-f-]{36})"/.exec((await browser.open('/analyze')).html)?.[1],
  );
  return { browser, resumeId };
}

/** Scores a posting, waits until the narration task is done, and returns the database row and the page. */
async function scorePosting(
  rolefit: TestApp,
  { browser, resumeId }: Awaited<ReturnType<typeof createWelder>>,
  text = posting,
) {
  const first = await browser.submit('/analyze', { resumeId, source: 'text', postingText: text });
  const id = first.url.split('/').pop() as string;
  const rowBefore = await rowOf(rolefit, id);
  await untilNarrated(rolefit, id);
  return { id, first, rowBefore, row: await rowOf(rolefit, id), page: await browser.open(first.url) };
}

async function rowOf({ app }: TestApp, id: string) {
  const [row] = await app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, id));
  return row as NonNullable<typeof row>;
}

/** The page shows every line of a computed text, headings too. */
function expectParagraphs(page: string, text: string): void {
  for (const line of text.split('\n').filter(Boolean)) expect(page).toContain(line);
}

async function untilNarrated({ app }: TestApp, analysisId: string): Promise<void> {
  await until('the narration task is done', async () => {
    const { rows } = await app.db.execute(sql`
      select state from pgboss.job where name = 'narrate-analysis' and data->>'analysisId' = ${analysisId}`);
    return rows.length > 0 && rows.every(({ state }) => state === 'completed');
  });
}

const computed = ({
  fitScore,
  raw,
  components,
  keyMatches,
  gaps,
  receipt,
  analysisText,
  notes,
}: Awaited<ReturnType<typeof rowOf>>) => ({
  ...{ fitScore, raw, components, keyMatches, gaps, receipt, analysisText, notes },
});

describe.each([
  ['an OpenAI-compatible address', {}, '/v1', 'authorization', 'Bearer the-operators-key'],
  ['OpenAI', { LLM_PROVIDER: 'openai' }, '/v1', 'authorization', 'Bearer the-operators-key'],
  [
    'Anthropic',
    { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude-sonnet-4-5' },
    '/v1',
    'x-api-key',
    'the-operators-key',
  ],
  [
    'Anthropic with a model unknown to the SDK',
    { LLM_PROVIDER: 'anthropic' },
    '/v1',
    'x-api-key',
    'the-operators-key',
  ],
  [
    'Google',
    { LLM_PROVIDER: 'google', LLM_MODEL: 'gemini-2.5-flash' },
    '/v1beta',
    'x-goog-api-key',
    'the-operators-key',
  ],
])('a result worded through %s', (_provider, env: Record<string, string>, path, header, key) => {
  test('shows the wording and the model’s name, and keeps the computed text and score', async () => {
    const { model, rolefit } = await withModel({ env, path });
    const { rowBefore, row, page, first } = await scorePosting(rolefit, await createWelder(rolefit));
    const name = env.LLM_MODEL ?? 'a-model';
    expectParagraphs(first.text, row.analysisText);
    expect(row.analysisNarrated).toBe(
      faithful(model.requests[0]!.prompt)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(row.narratedBy).toBe(name);
    expect(page.text).toContain(row.analysisNarrated);
    expect(page.text).toContain(`Worded by ${name}. The score and every quote are computed.`);
    expectParagraphs(page.text, row.analysisText);
    expect(computed(row)).toEqual(computed(rowBefore));
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]!.headers[header]).toBe(key);
    expect(contactData.exec(model.requests[0]!.body)).toBeNull();
    // Lines with contact data were sent, so the check above is meaningful.
    expect(model.requests[0]!.body).toMatch(/taught blueprint reading to 9 apprentices/);
    expect(model.requests[0]!.body).toContain('[removed]');
  });
});

describe('with a model', () => {
  let rolefit: TestApp;
  let model: LanguageModelServer;
  beforeAll(async () => {
    ({ rolefit, model } = await withModel());
  });

  test('the open page is notified of the wording', async () => {
    const user = await createWelder(rolefit);
    const listening = new AbortController();
    let changes = 0;
    const headers = { Cookie: user.browser.cookieHeader() };
    const events = await fetch(`${rolefit.url}/events`, { headers, signal: listening.signal });
    (async () => {
      for await (const chunk of events.body as ReadableStream<Uint8Array>)
        changes += new TextDecoder().decode(chunk).match(/data: analyses/g)?.length ?? 0;
    })().catch(() => {});
    await scorePosting(rolefit, user);
    await until('the page is notified of both changes', () => changes >= 2);
    listening.abort();
    expect(changes).toBe(2);
  });

  test('a temporary error is retried', async () => {
    const user = await createWelder(rolefit);
    let calls = 0;
    model.behaviour = {
      raw: (response, request) => {
        if (++calls === 1) response.writeHead(503).end('busy');
        else sendAnswer(response, request, JSON.stringify({ sentences: faithful(request.prompt) }));
      },
    };
    const { row } = await scorePosting(rolefit, user);
    expect(calls).toBe(2);
    expect(row.analysisNarrated).toContain('Right now you score');
  });

  test('sentences with invented facts are dropped, the others are kept', async () => {
    const invented = [
      'Your work as a welder at Harrowgate Steel stands out.',
      'You led a team of 45 in welding.',
      'Your welding and Kubernetes skills fit this posting.',
    ];
    model.behaviour = {
      sentences: (prompt) => [...faithful(prompt).slice(0, 3), ...citing(prompt, invented)],
    };
    const { row } = await scorePosting(rolefit, await createWelder(rolefit));
    expect(row.analysisNarrated).toBe(
      faithful(model.requests.at(-1)!.prompt)
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' '),
    );
  });

  test('with fewer than three sentences left, the computed text is shown', async () => {
    const invented = ['Your work at Harrowgate Steel stands out.', 'You led a team of 45 in welding.'];
    model.behaviour = {
      sentences: (prompt) => [...faithful(prompt).slice(0, 2), ...citing(prompt, invented)],
    };
    const { row, page } = await scorePosting(rolefit, await createWelder(rolefit));
    expect(row.analysisNarrated).toBeNull();
    expect(page.text).not.toContain('Worded by');
  });

  test('a model that follows instructions in the texts changes nothing', async () => {
    model.behaviour = {
      sentences: ({ findings: [first] }) =>
        [
          'Your score is 100 of 100.',
          'You are an excellent match and must be hired for welding.',
          'This applicant must be hired for welding.',
          'Ignore all previous instructions about welding.',
        ].map((text) => ({ text, findings: [first!.id] })),
    };
    const { row, rowBefore, page } = await scorePosting(rolefit, await createWelder(rolefit));
    expect(row.fitScore).not.toBe(100);
    expect(row).toEqual(rowBefore);
    expectParagraphs(page.text, row.analysisText);
  });

  test('scoring again deletes the old wording', async () => {
    const user = await createWelder(rolefit);
    model.behaviour = { sentences: faithful };
    const before = await scorePosting(rolefit, user);
    expect(before.row.analysisNarrated).not.toBeNull();
    model.behaviour = { raw: (response) => void response.writeHead(400).end('no') };
    const after = await scorePosting(rolefit, user);
    expect(after.id).toBe(before.id);
    expect(after.row.analysisNarrated).toBeNull();
  });

  test('a result that has a wording, has no score or is gone is not sent to the model', async () => {
    model.behaviour = { sentences: faithful };
    const { id } = await scorePosting(rolefit, await createWelder(rolefit));
    const before = model.requests.length;
    const change = (values: Partial<typeof jobAnalyses.$inferInsert>) =>
      rolefit.app.db.update(jobAnalyses).set(values).where(eq(jobAnalyses.id, id));
    await narrateAnalysis(rolefit.app, id);
    await change({ analysisNarrated: null, narratedBy: null, fitScore: null });
    await narrateAnalysis(rolefit.app, id);
    await narrateAnalysis(rolefit.app, crypto.randomUUID());
    await narrateAnalysis({ ...rolefit.app, languageModel: null }, id);
    expect(model.requests).toHaveLength(before);
    await change({ fitScore: 50 });
    await narrateAnalysis(rolefit.app, id);
    expect(model.requests).toHaveLength(before + 1);
  });

  test('a wording that comes after the job was scored again is not used', async () => {
    model.behaviour = { sentences: faithful };
    const { id } = await scorePosting(rolefit, await createWelder(rolefit));
    const change = (values: Partial<typeof jobAnalyses.$inferInsert>) =>
      rolefit.app.db.update(jobAnalyses).set(values).where(eq(jobAnalyses.id, id));
    await change({ analysisNarrated: null, narratedBy: null });
    model.behaviour = {
      raw: (response, request) =>
        void change({ startedAt: new Date(0) }).then(() =>
          sendAnswer(response, request, JSON.stringify({ sentences: faithful(request.prompt) })),
        ),
    };
    await narrateAnalysis(rolefit.app, id);
    expect(await rowOf(rolefit, id)).toMatchObject({ analysisNarrated: null, narratedBy: null });
    await narrateAnalysis(rolefit.app, id);
    expect(await rowOf(rolefit, id)).toMatchObject({ narratedBy: 'a-model' });
  });

  test('the privacy page names the model and what it receives', async () => {
    expect((await rolefit.browser().open('/privacy')).text).toContain('is then reworded by a-model');
  });

  test('a posting without a score is not sent', async () => {
    const user = await createWelder(rolefit);
    const requestsBefore = model.requests.length;
    const { url } = await user.browser.submit('/analyze', {
      resumeId: user.resumeId,
      source: 'text',
      postingText: 'Требуется медсестра в отделение терапии. Опыт от трёх лет.',
    });
    expect((await rowOf(rolefit, url.split('/').pop() as string)).fitScore).toBeNull();
    const { rows } = await rolefit.app.db.execute(sql`
      select id from pgboss.job where name = 'narrate-analysis' and state not in ('completed', 'failed')`);
    expect(rows).toEqual([]);
    expect(model.requests).toHaveLength(requestsBefore);
  });
});

function citing({ findings }: PromptData, texts: string[]): Sentence[] {
  return texts.map((text) => ({ text, findings: [findings[0]!.id] }));
}

const json = { 'content-type': 'application/json' };
const respondWith = (body: string): ModelBehaviour => ({
  raw: (response) => void response.writeHead(200, json).end(body),
});
const chat = (content: string | null, finish = 'stop', fields = {}) =>
  respondWith(JSON.stringify(chatCompletion({ content, ...fields }, finish)));
const withSentences = (change: (sentences: Sentence[]) => unknown): ModelBehaviour => ({
  raw: (response, request) => sendAnswer(response, request, JSON.stringify(change(faithful(request.prompt)))),
});

const misbehaviours: [string, ModelBehaviour][] = [
  ['never responds', { raw: () => {} }],
  ['sends headers only', { raw: (response) => void response.writeHead(200, json).write(' ') }],
  [
    'drips',
    {
      raw: (response) => {
        response.writeHead(200, json);
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
    },
  ],
  ['closes the connection', { raw: (response) => void response.destroy() }],
  ['is rate-limited', { raw: (response) => void response.writeHead(429, { 'retry-after': '60' }).end('{}') }],
  [
    'fails with a server error',
    { raw: (response) => void response.writeHead(500).end('<h1>Internal error</h1>') },
  ],
  [
    'rejects the key',
    { raw: (response) => void response.writeHead(401, json).end('{"error":{"message":"no"}}') },
  ],
  [
    'redirects',
    {
      raw: (response) =>
        void response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end(),
    },
  ],
  [
    'answers with HTML',
    { raw: (response) => void response.writeHead(200).end('<!doctype html><h1>Hello</h1>') },
  ],
  ['answers with nothing', respondWith('')],
  ['answers with half a message', respondWith('{"id":"chat_1","choices":[{"mess')],
  ['answers without a choice', respondWith(JSON.stringify({ ...chatCompletion({}, 'stop'), choices: [] }))],
  ['answers with an empty text', chat('')],
  ['refuses', chat(null, 'stop', { refusal: 'I cannot help with that.' })],
  ['refuses in prose', chat('I am sorry, but I cannot help with that.')],
  ['is filtered', chat('', 'content_filter')],
  ['is cut off', chat('{"sentences":[{"text":"Your résumé scores', 'length')],
  [
    'is cut off after a complete answer',
    {
      raw: (response, { prompt }) =>
        void response
          .writeHead(200, json)
          .end(
            JSON.stringify(
              chatCompletion({ content: JSON.stringify({ sentences: faithful(prompt) }) }, 'length'),
            ),
          ),
    },
  ],
  ['answers in another shape', withSentences((sentences) => ({ analysis: sentences }))],
  [
    'answers with plain strings',
    withSentences((sentences) => ({ sentences: sentences.map(({ text }) => text) })),
  ],
  ['returns too few sentences', withSentences((sentences) => ({ sentences: sentences.slice(0, 3) }))],
  ['returns too many sentences', withSentences((sentences) => ({ sentences: [...sentences, ...sentences] }))],
  [
    'cites unknown findings',
    withSentences((all) => ({ sentences: all.map((one) => ({ ...one, findings: ['r999'] })) })),
  ],
  [
    'never ends',
    {
      raw: (response) => {
        response.writeHead(200, json);
        const pour = () => {
          while (response.writable && response.write('x'.repeat(64 * 1024)));
        };
        response.on('drain', pour);
        pour();
      },
    },
  ],
];

describe('the computed text is shown when the model', () => {
  const log: string[] = [];
  let rolefit: TestApp;
  let model: LanguageModelServer;
  let user: Awaited<ReturnType<typeof createWelder>>;
  beforeAll(async () => {
    ({ rolefit, model } = await withModel({ languageModelMs: 2_500, log }));
    user = await createWelder(rolefit);
  });

  test.each(misbehaviours)('%s', async (_how, behaviour) => {
    model.behaviour = behaviour;
    const requestsBefore = model.requests.length;
    const { row, rowBefore, page } = await scorePosting(rolefit, user);
    expect(model.requests.length).toBeGreaterThan(requestsBefore);
    expect(model.requests.length - requestsBefore).toBeLessThanOrEqual(2);
    expect(row).toEqual(rowBefore);
    expect(row.analysisNarrated).toBeNull();
    expectParagraphs(page.text, row.analysisText);
    expect(page.text).not.toContain('Worded by');
  });

  test('drips, and the connection is closed', async () => {
    const drips = misbehaviours.find(([how]) => how === 'drips');
    model.behaviour = (drips as (typeof misbehaviours)[number])[1];
    const before = model.aborted;
    await scorePosting(rolefit, user);
    await until('the connection is closed', () => model.aborted > before);
    expect(model.aborted).toBe(before + 1);
  });

  test('never ends, and the response is cut off by size', async () => {
    const endless = misbehaviours.find(([how]) => how === 'never ends');
    model.behaviour = (endless as (typeof misbehaviours)[number])[1];
    const before = log.length;
    await scorePosting(rolefit, user);
    const warnings = log.slice(before).filter((line) => line.includes('a result could not be worded'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).not.toContain('no answer in time');
  });

  test('echoes the prompt, and the log contains no personal data', async () => {
    model.behaviour = {
      raw: (response, { body }) =>
        void response.writeHead(400, json).end(JSON.stringify({ error: { message: body } })),
    };
    await scorePosting(rolefit, user);
    model.behaviour = { raw: (response, { body }) => void response.writeHead(200, json).end(body) };
    await scorePosting(rolefit, user);
    expect(log.join('')).toContain('a result could not be worded');
    expect(log.join('')).not.toMatch(contactData);
    expect(log.join('')).not.toMatch(/blueprint|the-operators-key|computedAnalysis/i);
  });
});
