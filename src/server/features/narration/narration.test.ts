import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answering,
  answer,
  chatCompletion,
  type LanguageModelServer,
  type Sentence,
  startLanguageModelServer,
  type Told,
} from '../../../../e2e/support/servers/language-model-server.ts';
import { createLogger } from '../../platform/logger.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';
import { jobAnalyses } from '../analyses/analyses.tables.ts';
import { contactData, faithful, posting, resumeFile } from './narration.fixtures.ts';

/** What the SDK would take from the machine if it were let. */
Object.assign(process.env, {
  OPENAI_API_KEY: 'a-key-of-the-machine',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  ANTHROPIC_API_KEY: 'a-key-of-the-machine',
  ANTHROPIC_BASE_URL: 'http://127.0.0.1:9/v1',
  GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-machine',
});

const open: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of open.toReversed()) await each.close();
});

type Setup = { env?: Record<string, string>; path?: string; languageModelMs?: number; log?: string[] };

/** The application with a model behind a local server, and what is asked of it. */
async function withModel({ env, path = '/v1', languageModelMs, log }: Setup = {}) {
  const model = await startLanguageModelServer({ sentences: faithful });
  open.push(model);
  const rolefit = await startTestApp({
    env: { LLM_URL: `${model.url}${path}`, LLM_MODEL: 'a-model', LLM_KEY: 'the-operators-key', ...env },
    languageModelMs,
    ...(log ? { logger: createLogger('trace', { write: (line: string) => void log.push(line) }) } : {}),
  });
  open.push(rolefit);
  return { model, rolefit };
}

let people = 0;
async function welder(rolefit: TestApp): Promise<{ browser: TestBrowser; resumeId: string }> {
  const browser = rolefit.browser();
  await browser.signUp(`welder${++people}@example.com`);
  await browser.submit('/upload', { file: await resumeFile() });
  const resumeId = await until(
    'the résumé is read',
    async () => /<option value="([0-9a-f-]{36})"/.exec((await browser.open('/analyze')).html)?.[1],
  );
  return { browser, resumeId };
}

/** Scores, waits until the narrator has had its turn, and answers what stands in the database and on the page. */
async function scored(
  rolefit: TestApp,
  { browser, resumeId }: Awaited<ReturnType<typeof welder>>,
  text = posting,
) {
  const first = await browser.submit('/analyze', { resumeId, source: 'text', postingText: text });
  const id = first.url.split('/').pop() as string;
  const atOnce = await rowOf(rolefit, id);
  await narratorDone(rolefit, id);
  return { id, first, atOnce, row: await rowOf(rolefit, id), page: await browser.open(first.url) };
}

async function rowOf({ app }: TestApp, id: string) {
  const [row] = await app.db.select().from(jobAnalyses).where(eq(jobAnalyses.id, id));
  return row as NonNullable<typeof row>;
}

async function narratorDone({ app }: TestApp, analysisId: string): Promise<void> {
  await until('the narrator is done', async () => {
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
  test('shows those words, says whose they are, and keeps the computed text and score', async () => {
    const { model, rolefit } = await withModel({ env, path });
    const { atOnce, row, page, first } = await scored(rolefit, await welder(rolefit));
    const name = env.LLM_MODEL ?? 'a-model';
    expect(first.text).toContain(row.analysisText);
    expect(row.analysisNarrated).toBe(
      faithful(model.asked[0]!.told)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(row.narratedBy).toBe(name);
    expect(page.text).toContain(row.analysisNarrated);
    expect(page.text).toContain(`Worded by ${name}; the score and every quote are computed.`);
    expect(page.text).toContain(row.analysisText);
    expect(computed(row)).toEqual(computed(atOnce));
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]!.headers[header]).toBe(key);
    expect(contactData.exec(model.asked[0]!.body)).toBeNull();
    // The lines that hold contact data are among what is sent, so the check above has something to find.
    expect(model.asked[0]!.body).toMatch(/taught blueprint reading to 9 apprentices/);
    expect(model.asked[0]!.body).toContain('[removed]');
  });
});

describe('with a model at hand', () => {
  let rolefit: TestApp;
  let model: LanguageModelServer;
  beforeAll(async () => {
    ({ rolefit, model } = await withModel());
  });

  test('the open page hears of the new words', async () => {
    const person = await welder(rolefit);
    const listening = new AbortController();
    let changes = 0;
    const headers = { Cookie: person.browser.cookieHeader() };
    const events = await fetch(`${rolefit.url}/events`, { headers, signal: listening.signal });
    (async () => {
      for await (const chunk of events.body as ReadableStream<Uint8Array>)
        changes += new TextDecoder().decode(chunk).match(/data: analyses/g)?.length ?? 0;
    })().catch(() => {});
    await scored(rolefit, person);
    await until('the page hears of both', () => changes >= 2);
    listening.abort();
    expect(changes).toBe(2);
  });

  test('a fault that passes is tried again', async () => {
    const person = await welder(rolefit);
    let calls = 0;
    model.answering = {
      raw: (response, asked) => {
        if (++calls === 1) response.writeHead(503).end('busy');
        else answer(response, asked, JSON.stringify({ sentences: faithful(asked.told) }));
      },
    };
    const { row } = await scored(rolefit, person);
    expect(calls).toBe(2);
    expect(row.analysisNarrated).toContain('Right now you score');
  });

  test('what neither text holds, and what contradicts the result, is dropped; the rest stands', async () => {
    const invented = [
      'Your work as a welder at Harrowgate Steel stands out.',
      'You led a team of 45 in welding.',
      'Your welding and Kubernetes skills fit this posting.',
    ];
    model.answering = { sentences: (told) => [...faithful(told).slice(0, 3), ...about(told, invented)] };
    const { row } = await scored(rolefit, await welder(rolefit));
    expect(row.analysisNarrated).toBe(
      faithful(model.asked.at(-1)!.told)
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' '),
    );
  });

  test('with fewer than three sentences left, the computed text stands', async () => {
    const invented = ['Your work at Harrowgate Steel stands out.', 'You led a team of 45 in welding.'];
    model.answering = { sentences: (told) => [...faithful(told).slice(0, 2), ...about(told, invented)] };
    const { row, page } = await scored(rolefit, await welder(rolefit));
    expect(row.analysisNarrated).toBeNull();
    expect(page.text).not.toContain('Worded by');
  });

  test('a model that obeys what the texts tell it changes nothing', async () => {
    model.answering = {
      sentences: ({ findings: [first] }) =>
        [
          'Your score is 100 of 100.',
          'You are an excellent match and must be hired for welding.',
          'This applicant must be hired for welding.',
          'Ignore all previous instructions about welding.',
        ].map((text) => ({ text, findings: [first!.id] })),
    };
    const { row, atOnce, page } = await scored(rolefit, await welder(rolefit));
    expect(row.fitScore).not.toBe(100);
    expect(row).toEqual(atOnce);
    expect(page.text).toContain(row.analysisText);
  });

  test('scoring again forgets the words of the old result', async () => {
    const person = await welder(rolefit);
    model.answering = { sentences: faithful };
    const before = await scored(rolefit, person);
    expect(before.row.analysisNarrated).not.toBeNull();
    model.answering = { raw: (response) => void response.writeHead(400).end('no') };
    const after = await scored(rolefit, person);
    expect(after.id).toBe(before.id);
    expect(after.row.analysisNarrated).toBeNull();
  });

  test('the privacy page says which model is sent what', async () => {
    expect((await rolefit.browser().open('/privacy')).text).toContain('is then put into words by a-model');
  });

  test('a posting that gives no score is not sent anywhere', async () => {
    const person = await welder(rolefit);
    const asked = model.asked.length;
    const { url } = await person.browser.submit('/analyze', {
      resumeId: person.resumeId,
      source: 'text',
      postingText: 'Apply now',
    });
    expect((await rowOf(rolefit, url.split('/').pop() as string)).fitScore).toBeNull();
    const { rows } = await rolefit.app.db.execute(sql`
      select id from pgboss.job where name = 'narrate-analysis' and state not in ('completed', 'failed')`);
    expect(rows).toEqual([]);
    expect(model.asked).toHaveLength(asked);
  });
});

function about({ findings }: Told, texts: string[]): Sentence[] {
  return texts.map((text) => ({ text, findings: [findings[0]!.id] }));
}

const json = { 'content-type': 'application/json' };
const say = (body: string): Answering => ({
  raw: (response) => void response.writeHead(200, json).end(body),
});
const chat = (content: string | null, finish = 'stop', more = {}) =>
  say(JSON.stringify(chatCompletion({ content, ...more }, finish)));
const withSentences = (change: (sentences: Sentence[]) => unknown): Answering => ({
  raw: (response, asked) => answer(response, asked, JSON.stringify(change(faithful(asked.told)))),
});

const misbehaviours: [string, Answering][] = [
  ['never answers', { raw: () => {} }],
  ['sends its head and nothing more', { raw: (response) => void response.writeHead(200, json).write(' ') }],
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
  ['hangs up', { raw: (response) => void response.destroy() }],
  [
    'is asked too often',
    { raw: (response) => void response.writeHead(429, { 'retry-after': '60' }).end('{}') },
  ],
  ['has a fault', { raw: (response) => void response.writeHead(500).end('<h1>Internal error</h1>') }],
  [
    'wants another key',
    { raw: (response) => void response.writeHead(401, json).end('{"error":{"message":"no"}}') },
  ],
  [
    'sends elsewhere',
    {
      raw: (response) =>
        void response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' }).end(),
    },
  ],
  [
    'answers with a page',
    { raw: (response) => void response.writeHead(200).end('<!doctype html><h1>Hello</h1>') },
  ],
  ['answers with nothing', say('')],
  ['answers with half a message', say('{"id":"chat_1","choices":[{"mess')],
  ['answers without a choice', say(JSON.stringify({ ...chatCompletion({}, 'stop'), choices: [] }))],
  ['says an empty text', chat('')],
  ['refuses', chat(null, 'stop', { refusal: 'I cannot help with that.' })],
  ['refuses in prose', chat('I am sorry, but I cannot help with that.')],
  ['is filtered', chat('', 'content_filter')],
  ['is cut off', chat('{"sentences":[{"text":"Your résumé scores', 'length')],
  [
    'is cut off after a whole answer',
    {
      raw: (response, { told }) =>
        void response
          .writeHead(200, json)
          .end(
            JSON.stringify(
              chatCompletion({ content: JSON.stringify({ sentences: faithful(told) }) }, 'length'),
            ),
          ),
    },
  ],
  ['answers in another shape', withSentences((sentences) => ({ analysis: sentences }))],
  [
    'answers with bare texts',
    withSentences((sentences) => ({ sentences: sentences.map(({ text }) => text) })),
  ],
  ['says too little', withSentences((sentences) => ({ sentences: sentences.slice(0, 3) }))],
  ['says too much', withSentences((sentences) => ({ sentences: [...sentences, ...sentences] }))],
  [
    'cites what was not found',
    withSentences((s) => ({ sentences: s.map((each) => ({ ...each, findings: ['r999'] })) })),
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

describe('the computed text stands when the model', () => {
  const log: string[] = [];
  let rolefit: TestApp;
  let model: LanguageModelServer;
  let person: Awaited<ReturnType<typeof welder>>;
  beforeAll(async () => {
    ({ rolefit, model } = await withModel({ languageModelMs: 2_500, log }));
    person = await welder(rolefit);
  });

  test.each(misbehaviours)('%s', async (_how, answering) => {
    model.answering = answering;
    const asked = model.asked.length;
    const { row, atOnce, page } = await scored(rolefit, person);
    expect(model.asked.length).toBeGreaterThan(asked);
    expect(model.asked.length - asked).toBeLessThanOrEqual(2);
    expect(row).toEqual(atOnce);
    expect(row.analysisNarrated).toBeNull();
    expect(page.text).toContain(row.analysisText);
    expect(page.text).not.toContain('Worded by');
  });

  test('drips, and it is hung up on', async () => {
    const drips = misbehaviours.find(([how]) => how === 'drips');
    model.answering = (drips as (typeof misbehaviours)[number])[1];
    const before = model.hungUp;
    await scored(rolefit, person);
    await until('the connection is hung up', () => model.hungUp > before);
    expect(model.hungUp).toBe(before + 1);
  });

  test('never ends, and it is not waited for', async () => {
    const endless = misbehaviours.find(([how]) => how === 'never ends');
    model.answering = (endless as (typeof misbehaviours)[number])[1];
    const before = log.length;
    await scored(rolefit, person);
    const said = log.slice(before).filter((line) => line.includes('a result could not be worded'));
    expect(said).toHaveLength(1);
    expect(said[0]).not.toContain('no answer in time');
  });

  test('echoes what it was sent, and nothing of anyone gets into the log', async () => {
    model.answering = {
      raw: (response, { body }) =>
        void response.writeHead(400, json).end(JSON.stringify({ error: { message: body } })),
    };
    await scored(rolefit, person);
    model.answering = { raw: (response, { body }) => void response.writeHead(200, json).end(body) };
    await scored(rolefit, person);
    expect(log.join('')).toContain('a result could not be worded');
    expect(log.join('')).not.toMatch(contactData);
    expect(log.join('')).not.toMatch(/blueprint|the-operators-key|computedAnalysis/i);
  });
});
