import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { LanguageModelSettings } from '../settings.ts';
import { languageModelFetch, type TrackedFetch } from './language-model-fetch.ts';

export type LanguageModelRequest<Answer> = {
  instructions: string;
  prompt: string;
  /** The shape of the answer. Use no length limits: not every provider supports them. */
  schema: z.ZodType<Answer>;
};

export type LanguageModel = {
  /** The model's name as configured. */
  name: string;
  /** Resolves to an answer of the requested shape within the time budget (retries included), or rejects with a LanguageModelError. */
  answer<Answer>(request: LanguageModelRequest<Answer>): Promise<Answer>;
};

/**
 * Says what went wrong without quoting anything. The SDK's errors carry the prompt and the answer, which hold personal
 * data, so they never leave this module.
 */
export class LanguageModelError extends Error {
  override name = 'LanguageModelError';
}

const BUDGET_MS = 10_000;
const ATTEMPTS = 2;
const MAX_OUTPUT_TOKENS = 4_000;

/** The configured model, or null. The SDK is loaded on first use, so never without a model. */
export function createLanguageModel(
  settings: LanguageModelSettings | undefined,
  { budgetMs = BUDGET_MS }: { budgetMs?: number } = {},
): LanguageModel | null {
  if (!settings) return null;
  return {
    name: settings.model,
    async answer(request) {
      // Loading the SDK for the first time may take seconds on a busy machine, and isn't the model's time.
      await loadSdk(settings.provider);
      const signal = AbortSignal.timeout(budgetMs);
      const timeout = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new LanguageModelError('no answer in time')));
      });
      return Promise.race([timeout, answerWithRetry(settings, request, signal, budgetMs / 20)]);
    },
  };
}

const providers = {
  openai: () => import('@ai-sdk/openai'),
  anthropic: () => import('@ai-sdk/anthropic'),
  google: () => import('@ai-sdk/google'),
  'openai-compatible': () => import('@ai-sdk/openai-compatible'),
};

const loadSdk = (provider: LanguageModelSettings['provider']) =>
  Promise.all([import('ai'), providers[provider]()]);

async function answerWithRetry<Answer>(
  settings: LanguageModelSettings,
  request: LanguageModelRequest<Answer>,
  signal: AbortSignal,
  pauseMs: number,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const trackedFetch = languageModelFetch();
    try {
      return await ask(settings, request, signal, trackedFetch);
    } catch (error) {
      if (signal.aborted) throw new LanguageModelError('no answer in time');
      const shouldRetry = trackedFetch.isRetryable() && attempt < ATTEMPTS;
      if (!shouldRetry) throw new LanguageModelError(problemOf(error, trackedFetch.status()));
    }
    await pause(pauseMs);
  }
}

async function ask<Answer>(
  settings: LanguageModelSettings,
  { instructions, prompt, schema }: LanguageModelRequest<Answer>,
  signal: AbortSignal,
  { fetch }: TrackedFetch,
): Promise<Answer> {
  // The SDK's warnings go to stderr and are about models, not about this request.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { generateText, Output } = await import('ai');
  const { output, finishReason } = await generateText({
    ...(await modelOf(settings, fetch)),
    instructions,
    prompt,
    output: Output.object({ schema }),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: signal,
  });
  if (finishReason !== 'stop') throw new LanguageModelError(`the answer ended early (${finishReason})`);
  return output;
}

/** Always passes address and key, because the SDK would otherwise read them from its own environment variables. */
async function modelOf({ provider, model, url, key }: LanguageModelSettings, fetch: typeof globalThis.fetch) {
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await providers.openai();
      const openai = createOpenAI({ baseURL: url ?? 'https://api.openai.com/v1', apiKey: key ?? '', fetch });
      const providerOptions = { openai: { store: false } };
      return { model: openai(model), reasoning: 'low' as const, providerOptions };
    }
    case 'anthropic': {
      const { createAnthropic } = await providers.anthropic();
      const baseURL = url ?? 'https://api.anthropic.com/v1';
      return { model: createAnthropic({ baseURL, apiKey: key ?? '', fetch })(model) };
    }
    case 'google': {
      const { createGoogle } = await providers.google();
      const baseURL = url ?? 'https://generativelanguage.googleapis.com/v1beta';
      return { model: createGoogle({ baseURL, apiKey: key ?? '', fetch })(model), reasoning: 'low' as const };
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await providers['openai-compatible']();
      const compatible = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: url ?? '',
        apiKey: key,
        fetch,
        supportsStructuredOutputs: true,
      });
      return { model: compatible(model) };
    }
  }
}

function problemOf(error: unknown, status: number | null): string {
  if (error instanceof LanguageModelError) return error.message;
  if (status === null) return 'it could not be reached';
  if (status !== 200) return `it answered ${status}`;
  return `its answer could not be used (${(error as Error).name})`;
}
