import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { LanguageModelSettings } from '../settings.ts';
import { type FetchAnswer, languageModelFetch } from './language-model-fetch.ts';

export type LanguageModelRequest<Answer> = {
  instructions: string;
  prompt: string;
  /** The shape the answer is asked for in. No bounds on lengths: not every provider knows them. */
  schema: z.ZodType<Answer>;
};

export type LanguageModel = {
  /** The model's name as the operator set it. */
  name: string;
  /** An answer in the asked shape within the budget, retries included, or a LanguageModelError. */
  answer<Answer>(request: LanguageModelRequest<Answer>): Promise<Answer>;
};

/**
 * Says what went wrong and quotes nothing: errors of the SDK carry the prompt and the answer, which are people's, so
 * none of them leaves this module.
 */
export class LanguageModelError extends Error {
  override name = 'LanguageModelError';
}

const BUDGET_MS = 10_000;
const ATTEMPTS = 2;
const MAX_OUTPUT_TOKENS = 4_000;

/** The configured model, or null. The SDK is loaded by the first question, so without a model it never is. */
export function createLanguageModel(
  settings: LanguageModelSettings | undefined,
  { budgetMs = BUDGET_MS }: { budgetMs?: number } = {},
): LanguageModel | null {
  if (!settings) return null;
  return {
    name: settings.model,
    async answer(request) {
      const signal = AbortSignal.timeout(budgetMs);
      const late = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new LanguageModelError('no answer in time')));
      });
      return Promise.race([late, answerWithRetry(settings, request, signal, budgetMs / 20)]);
    },
  };
}

async function answerWithRetry<Answer>(
  settings: LanguageModelSettings,
  request: LanguageModelRequest<Answer>,
  signal: AbortSignal,
  pauseMs: number,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const fetchAnswer = languageModelFetch();
    try {
      return await ask(settings, request, signal, fetchAnswer);
    } catch (error) {
      if (signal.aborted) throw new LanguageModelError('no answer in time');
      const again = fetchAnswer.failedForNow() && attempt < ATTEMPTS;
      if (!again) throw new LanguageModelError(problemOf(error, fetchAnswer.status()));
    }
    await pause(pauseMs);
  }
}

async function ask<Answer>(
  settings: LanguageModelSettings,
  { instructions, prompt, schema }: LanguageModelRequest<Answer>,
  signal: AbortSignal,
  { fetch }: FetchAnswer,
): Promise<Answer> {
  // Its warnings go to stderr and are about models, not about this request.
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

/** Address and key are always given, because the SDK would otherwise take them from variables of its own. */
async function modelOf({ provider, model, url, key }: LanguageModelSettings, fetch: typeof globalThis.fetch) {
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const openai = createOpenAI({ baseURL: url ?? 'https://api.openai.com/v1', apiKey: key ?? '', fetch });
      const providerOptions = { openai: { store: false } };
      return { model: openai(model), reasoning: 'low' as const, providerOptions };
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      const baseURL = url ?? 'https://api.anthropic.com/v1';
      return { model: createAnthropic({ baseURL, apiKey: key ?? '', fetch })(model) };
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      const baseURL = url ?? 'https://generativelanguage.googleapis.com/v1beta';
      return { model: createGoogle({ baseURL, apiKey: key ?? '', fetch })(model), reasoning: 'low' as const };
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
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
